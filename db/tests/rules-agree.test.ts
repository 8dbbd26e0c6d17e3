import { describe, expect, it } from 'vitest';
import { documents } from '../../src/contract/operations/documents.generated.ts';
import type { SelectMypageTicketsListData } from '../../src/contract/operations/generated.ts';
import { usableBundles } from '../../src/domain/billing/childcare-amount.ts';
import {
  approvalStatus,
  branchStatus,
  type CustomerStatus,
  childcareStatus,
  customerStatus,
} from '../../src/domain/codes.ts';
import { publicationStateOf } from '../../src/domain/contents/publication.ts';
import { customerStatusAfter } from '../../src/domain/membership/customer.ts';
import { isCancellable, isEditable } from '../../src/domain/reserves/reserve.ts';
import { rowInForceIfAny } from '../../src/domain/settings/in-force.ts';
import { searchable } from '../../src/domain/text/search-text.ts';
import { addMinutes } from '../../src/domain/time.ts';
import { isChoosableBranch } from '../../src/server/membership/store/customer-profile.ts';
import { recordReturn } from '../../src/server/membership/store/memberships.ts';
import { syncPlansOfToday } from '../../src/server/membership/store/plan-type-histories.ts';
import { disableUnpaid } from '../../src/server/membership/store/subscriptions.ts';
import type { Transaction } from '../../src/server/postgres/database.ts';
import { testApp } from '../../src/server/testing/app.ts';
import { lockTickets } from '../../src/server/tickets/store/ticket-bundles.ts';
import { TEST_NOW } from '../testing/template.ts';
import { as, attempt } from './actors.ts';
import { insertReserve } from './rows.ts';

/**
 * Rules that PostgreSQL and TypeScript both state, and where each pair is held together:
 *   slots, marks, steps     src/server/reserves/calendar-agrees.test.ts (random worlds, steps of 10, 15, 30: shown = accepted)
 *   staff needed, ages      staffing-agrees.test.ts (app.required_staff, app.ratio_age; domain/staffing/ratio.ts); seats by it: the test above
 *   usual week              the same test, with weeks, holidays and bands (domain/calendar/patterns.ts, app.pattern_days, the view)
 *   rows in force           src/domain/cases/in-force.json, replayed by settings/in-force.test.ts here and in src/domain/settings
 *   ranges of settings      made from the catalogue: settings/catalogue.test.ts; what a row carries forward: settings/carry-forward.test.ts
 *   cancellation fee        src/domain/cases/cancellation-fee.json, replayed by views.test.ts and cancellation-fee.test.ts
 *   price of a reserve       src/server/reserves/store/payable-amounts.test.ts (random worlds: app.present_amount and domain/billing/pricing.ts)
 *   offered plans, prices   SQL (view_plan_types, view_ticket_prices); of a coming day plan-offer.ts: settings/dated-offers.test.ts
 *   refundable amount       SQL alone (view_payments): branch-money.test.ts
 *   a day's numbers         SQL alone (view_branch_day_numbers): branch-money.test.ts
 *   expiry_date, live       SQL alone (app.expiry_date, reserves.live): views.test.ts, below
 *   what money was for, owed   TypeScript alone (src/domain/books); app.entry_facts, claim_facts, ticket_facts only read
 *   coded columns           coded-columns.test.ts
 *   kana, lengths, gender's name   field-rules.test.ts
 *   columns never null      src/server/data-api/schema/view-relations.test.ts
 *   who may see a family    SQL alone (the policies; auth/store/staff-sight.ts asks them): rls.test.ts
 *   codes in documents      src/contract/operations-codes.test.ts; in SQL texts and comparisons tools/boundaries.test.ts
 *   searched text           below: app.search_text and domain searchable
 *   what is public when     below: app.is_published and domain publicationStateOf
 *   everything else         here: editable and cancellable reserves, rows in force, usable tickets, choosable branches,
 *                           what becomes of a customer's status
 */
const app = await testApp();
const owner = (work: Parameters<typeof as<void>>[2], now?: Date) => as(app.pool, 'database owner', work, now);

/** The store's own statements, all taken back. */
async function undone(work: (tx: Transaction) => Promise<void>): Promise<void> {
  const done = new Error('done');
  const transaction = app.services.database.transaction(TEST_NOW, async (tx) => {
    await work(tx);
    throw done;
  });
  await expect(transaction).rejects.toBe(done);
}

describe('a reserve', () => {
  const start_datetime = '2026-11-18T09:00:00+09:00';
  const columns = approvalStatus.keys.flatMap((approval_status) =>
    childcareStatus.keys.flatMap((childcare_status) =>
      [false, true].map((cancel_flag) => ({ approval_status, childcare_status, cancel_flag })),
    ),
  );

  it.each([-61, -60, -59, -1, 0, 1])('is editable and cancellable alike %s minutes from its start', async (minutes) => {
    const now = addMinutes(start_datetime, minutes);
    await owner(async (client) => {
      const { rows: settings } = await client.query('select * from app.reserve_settings_on(app.tokyo_today())');
      for (const reserve of columns) {
        const times = { start: start_datetime, end: '2026-11-18T12:00:00+09:00', child_ids: [] };
        const id = await insertReserve(client, { ...times, ...reserve });
        const { rows } = await client.query(
          'select editable_flag, cancellable_flag, live from view_reserves where id = $1',
          [id],
        );
        const cancelled = reserve.cancel_flag || reserve.approval_status === approvalStatus.code.rejected;
        expect({ ...reserve, ...rows[0] }).toEqual({
          ...reserve,
          editable_flag: isEditable({ ...reserve, start_datetime }, now, settings[0]),
          cancellable_flag: isCancellable({ ...reserve, start_datetime }, now),
          live: !cancelled && reserve.childcare_status !== childcareStatus.code.noShow,
        });
      }
    }, now);
  });
});

describe('the row in force', () => {
  it('is the same for the settings, prices and policies of every day', async () => {
    await owner(async (client) => {
      for (const table of ['reserve_settings', 'unit_prices', 'cancellation_policies']) {
        await client.query(`create temporary table added on commit drop as select * from ${table} limit 1`);
        await client.query(`update added set adaptation_date = '2026-12-01'`);
        await client.query(`alter table added drop column if exists id`);
        const { rows } = await client.query<{ names: string }>(
          `select string_agg(attname, ', ') as names from pg_attribute
           where attrelid = 'added'::regclass and attnum > 0 and not attisdropped`,
        );
        await client.query(`insert into ${table} (${rows[0]?.names}) select ${rows[0]?.names} from added`);
        await client.query('drop table added');
      }
      for (const day of ['2022-03-31', '2026-11-30', '2026-12-01', '2026-12-02']) {
        await client.query("select set_config('app.now', $1, true)", [`${day}T12:00:00+09:00`]);
        const { rows } = await client.query('select app.rules_on($1) as rules', [day]);
        const inForce = async (table: string) => {
          const { rows: all } = await client.query(`select adaptation_date::text from ${table}`);
          return rowInForceIfAny(all, day)?.adaptation_date;
        };
        const { settings, unit_price, policy } = rows[0].rules;
        expect([settings, unit_price, policy].map((row) => row?.adaptation_date)).toEqual([
          await inForce('reserve_settings'),
          await inForce('unit_prices'),
          await inForce('cancellation_policies'),
        ]);
      }
    });
  });
});

describe('usable tickets', () => {
  it('are those of the page, and no others are used up at check-out', async () => {
    app.clock.freeze(TEST_NOW);
    await app.pool.query('update tickets set remaining = 0 where customer_id = 1');
    await app.pool.query(
      `insert into tickets (customer_id, ticket_price_id, number, remaining, purchase_date, expiry_date, paid_datetime)
       values (1, 1, 5, 1, '2026-05-01', '2026-11-15', now()), (1, 1, 5, 2, '2026-05-01', '2026-11-16', now()),
         (1, 1, 5, 4, '2026-11-16', '2027-05-01', now()), (1, 1, 5, 0, '2026-11-01', '2027-05-01', now())`,
    );
    const today = '2026-11-16';
    const page = await app.query<SelectMypageTicketsListData>(
      'SelectMypageTicketsList',
      { today },
      await app.tokenOf('demo-sato'),
    );
    await undone(async (tx) => {
      const usable = usableBundles(await lockTickets(tx, 1), today);
      expect(usable.map(({ remaining }) => remaining)).toEqual([2, 4]);
      expect(page.usable.aggregate?.sum?.remaining).toBe(6);
    });
  });
});

describe('the branches to choose from', () => {
  const { open, preparing } = branchStatus.code;

  it('are the real ones that are open or preparing, for the store and for the policy', async () => {
    await undone(async (tx) => {
      for (const real_store_flag of [true, false]) {
        for (const status of branchStatus.keys) {
          await tx.query('update branches set real_store_flag = $1, status = $2 where id = 3', [
            real_store_flag,
            status,
          ]);
          const choosable = real_store_flag && (status === open || status === preparing);
          expect(await isChoosableBranch(tx, 3)).toBe(choosable);
        }
      }
    });
    for (const real_store_flag of [true, false]) {
      for (const status of branchStatus.keys) {
        await owner(async (client) => {
          await client.query('update branches set real_store_flag = $1, status = $2 where id = 3', [
            real_store_flag,
            status,
          ]);
          await client.query(
            "select set_config('jwt.claims.uid', 'demo-yamazaki', true), set_config('role', 'user', true)",
          );
          const changed = await attempt(
            client,
            `update customers set date_of_birth = '1995-12-20', postal_code = '1080075', prefecture_id = 13,
               address1 = '港区港南', address2 = '1-1', default_branch_id = 3, social_media_upload = 3,
               registration_status = 1 where uid = 'demo-yamazaki'`,
          );
          expect(changed === 1).toBe(real_store_flag && (status === open || status === preparing));
        });
      }
    }
  });

  it.each([
    'SelectMypageCustomersEdit',
    'SelectRegistrationCustomersAdd',
    'SelectRegistrationReservesCustomerDetailsAdd',
  ])('are offered by %s once they are open', (document) => {
    const text = documents.find((each) => each.name === document)?.text;
    expect(text).toContain(`where: { real_store_flag: { _eq: true }, status: { _eq: ${open} } }`);
  });

  it('are told by the confirm page as far as they may be saved', () => {
    const text = documents.find((each) => each.name === 'SelectRegistrationReservesCustomerDetailsConfirm')?.text;
    expect(text).toContain(`where: { real_store_flag: { _eq: true }, status: { _in: [${open}, ${preparing}] } }`);
  });
});

describe("a customer's status", () => {
  const freePlan = `update plan_type_customer_histories set plan_type_id = (select id from plan_types where not charge_flag limit 1)
    where customer_id = 1 and daterange(start_date, end_date, '[]') @> app.tokyo_today()`;
  const afterwards = async (from: CustomerStatus, work: (tx: Transaction) => Promise<unknown>) => {
    let status: CustomerStatus | undefined;
    await undone(async (tx) => {
      await tx.query(freePlan);
      await tx.query('update customers set status = $1 where id = 1', [from]);
      await work(tx);
      status = (await tx.query<{ status: CustomerStatus }>('select status from customers where id = 1')).rows[0]
        ?.status;
    });
    return status;
  };

  it.each(customerStatus.keys)('%s is followed in SQL as the transitions say', async (from) => {
    expect(await afterwards(from, (tx) => disableUnpaid(tx, 1))).toBe(customerStatusAfter(from, 'payment_failed'));
    // A plan without charge leaves nothing unpaid.
    expect(await afterwards(from, syncPlansOfToday)).toBe(customerStatusAfter(from, 'payment_recovered'));
  });

  it('is that of a returned customer after resubscribing', async () => {
    const { withdrawn } = customerStatus.code;
    const returned = customerStatusAfter(withdrawn, 'resubscribe');
    expect(await afterwards(withdrawn, (tx) => recordReturn(tx, 1, false))).toBe(returned);
  });
});

describe('searched text', () => {
  /** Letters, signs, kana of both widths, and some kanji. Letters whose small form depends on the language are left out. */
  const blocks = [
    [0x09, 0x0d],
    [0x20, 0x17f],
    [0x2000, 0x206f],
    [0x2200, 0x22ff],
    [0x3000, 0x30ff],
    [0x31f0, 0x33ff],
    [0x4e00, 0x52ff],
    [0xff00, 0xffef],
  ] as const;
  const letters = blocks
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, offset) => first + offset))
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => letter !== 'İ');

  it('reads alike in SQL and in TypeScript, letter by letter', async () => {
    await owner(async (client) => {
      const { rows } = await client.query(
        'select letter, app.search_text(letter) as read from unnest($1::text[]) with ordinality l(letter, n) order by n',
        [letters],
      );
      expect(rows.filter(({ letter, read }) => read !== searchable(letter))).toEqual([]);
    });
  });

  it.each(['ｻﾄｳ　ﾊﾞﾆﾗ', 'ヴァイオリン', 'サトー・ジョン', '０９０−１２３４', 'か\u3099き'])(
    'reads %s alike',
    async (text) => {
      await owner(async (client) => {
        const { rows } = await client.query('select app.search_text($1) as read', [text]);
        expect(rows[0].read).toBe(searchable(text));
      });
    },
  );
});

it('a content is published alike in SQL and in the console', async () => {
  const moments = [null, -1, 0, 1].map((by) => (by === null ? null : new Date(TEST_NOW.getTime() + by)));
  await owner(async (client) => {
    for (const publication_flag of [true, false]) {
      for (const begins of moments) {
        for (const ends of moments) {
          const { rows } = await client.query('select app.is_published($1, $2, $3) as shown', [
            publication_flag,
            begins,
            ends,
          ]);
          const state = publicationStateOf({ publication_flag, withdrawn: false, begins, ends }, TEST_NOW);
          expect([publication_flag, begins, ends, rows[0].shown]).toEqual([
            publication_flag,
            begins,
            ends,
            state === 'published',
          ]);
        }
      }
    }
  }, TEST_NOW);
});
