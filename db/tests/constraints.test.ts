import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { as, attempt, checkViolated, exclusionViolated, permissionDenied } from './actors.ts';
import { insertReserve } from './rows.ts';

/** What the data must never break, whoever writes it. */
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('demo');
});

const within = <T>(work: (client: pg.PoolClient) => Promise<T>) => as(database.pool, 'database owner', work);
const breaks = (constraint: string, code = checkViolated) => ({ code, constraint });

/** A reserve that must be refused: the refusal's code and constraint. */
async function refusal(client: pg.PoolClient, fields: Parameters<typeof insertReserve>[1]) {
  await client.query('savepoint reserve');
  try {
    await insertReserve(client, fields);
    return 'accepted';
  } catch (error) {
    await client.query('rollback to savepoint reserve');
    const { code, constraint } = error as pg.DatabaseError;
    return { code, constraint };
  }
}

// 佐藤's child 1 is in reserve 10: 2026-11-17 9:00–12:30.
describe('a child', () => {
  const overlap = breaks('child_never_in_two_places', exclusionViolated);

  it('is never in two live reserves that overlap, at whatever branch', async () => {
    await within(async (client) => {
      const at = (start: string, end: string, branch_id = 2) =>
        refusal(client, { start: `2026-11-17T${start}+09:00`, end: `2026-11-17T${end}+09:00`, branch_id });
      expect(await at('12:15', '13:15')).toEqual(overlap);
      expect(await at('07:00', '09:15')).toEqual(overlap);
      expect(await at('10:00', '11:00', 3)).toEqual(overlap);
      expect(await at('08:00', '13:00')).toEqual(overlap);
      expect(await at('12:30', '13:30')).toBe('accepted');
      expect(await at('08:00', '09:00')).toBe('accepted');
    });
  });

  it('may be where a cancelled, rejected or missed reserve was', async () => {
    await within(async (client) => {
      const same = { start: '2026-11-17T09:00+09:00', end: '2026-11-17T12:30+09:00' };
      expect(await refusal(client, { ...same, cancel_flag: true })).toBe('accepted');
      expect(await refusal(client, { ...same, approval_status: 4 })).toBe('accepted');
      expect(await refusal(client, { ...same, childcare_status: 4 })).toBe('accepted');
      expect(await refusal(client, { ...same, approval_status: 2 })).toEqual(overlap);
    });
  });

  it('is kept from two places by an edit, too', async () => {
    await within(async (client) => {
      const later = await insertReserve(client, { start: '2026-11-17T14:00+09:00', end: '2026-11-17T16:00+09:00' });
      const move = "update reserves set start_datetime = '2026-11-17T12:00+09:00' where id = $1";
      expect(await attempt(client, move, [later])).toEqual(overlap);
      const cancelled = await insertReserve(client, {
        start: '2026-11-17T09:00+09:00',
        end: '2026-11-17T10:00+09:00',
        cancel_flag: true,
      });
      expect(await attempt(client, 'update reserves set cancel_flag = false where id = $1', [cancelled])).toEqual(
        overlap,
      );
      expect(await attempt(client, 'update reserves set cancel_flag = true where id = 10')).toBe(1);
      expect(await attempt(client, 'update reserves set cancel_flag = false where id = $1', [cancelled])).toBe(1);
    });
  });

  it('is kept from two places when two saves meet', async () => {
    const [first, second] = [await database.pool.connect(), await database.pool.connect()];
    const same = { start: '2026-12-01T09:00+09:00', end: '2026-12-01T10:00+09:00' };
    try {
      await first.query('begin');
      await second.query('begin');
      await insertReserve(first, same);
      const waiting = insertReserve(second, same).catch((error: pg.DatabaseError) => error.code);
      await first.query('commit');
      expect(await waiting).toBe(exclusionViolated);
    } finally {
      await second.query('rollback');
      await first.query("delete from reserves where start_datetime = '2026-12-01T09:00+09:00'");
      first.release();
      second.release();
    }
  });

  it('is only in reserves of its own parent', async () => {
    await within(async (client) => {
      const fields = { start: '2026-11-18T09:00+09:00', end: '2026-11-18T10:00+09:00', child_ids: [11] };
      expect(await refusal(client, fields)).toMatchObject({ code: checkViolated });
    });
  });

  it('with an upcoming reserve stays on the list', async () => {
    await as(database.pool, 'owner', async (client) => {
      expect(await attempt(client, 'update children set disable = true where id = 1')).toEqual(
        breaks('child_has_upcoming_reserve', '23503'),
      );
    });
    await within(async (client) => {
      await client.query('update reserves set cancel_flag = true where customer_id = 1 and start_datetime > app.now()');
      expect(await attempt(client, 'update children set disable = true where id = 1')).toBe(1);
    });
  });

  it('keeps the birth date its coming reserves were agreed with, until they agree to another', async () => {
    const reborn = "update children set date_of_birth = '2024-01-01' where id = 1";
    await as(database.pool, 'owner', async (client) => {
      expect(await attempt(client, reborn)).toEqual(breaks('birth_date_agreed_in_reserves', checkViolated));
      expect(await attempt(client, 'update children set date_of_birth = date_of_birth where id = 1')).toBe(1);
    });
    await within(async (client) => {
      expect(await attempt(client, reborn)).toEqual(breaks('birth_date_agreed_in_reserves', checkViolated));
      await client.query("update reserve_details set date_of_birth = '2024-01-01' where child_id = 1 and live");
      expect(await attempt(client, reborn)).toBe(1);
    });
    await within(async (client) => {
      // A stay that has begun keeps what was agreed, and binds nothing.
      await client.query(
        'update reserves set childcare_status = 2 where customer_id = 1 and start_datetime > app.now()',
      );
      expect(await attempt(client, reborn)).toBe(1);
    });
  });

  it('that is fetched late stays on the list until check-out', async () => {
    await within(async (client) => {
      await client.query('update reserves set cancel_flag = true where customer_id = 1 and start_datetime > app.now()');
      const late = '2026-11-13T09:00+09:00';
      await insertReserve(client, { start: late, end: '2026-11-13T10:00+09:00' });
      const leave = 'update children set disable = true where id = 1';
      await client.query('update reserves set childcare_status = 2 where start_datetime = $1', [late]);
      expect(await attempt(client, leave)).toEqual(breaks('child_has_upcoming_reserve', '23503'));
      await client.query('update reserves set childcare_status = 3 where start_datetime = $1', [late]);
      expect(await attempt(client, leave)).toBe(1);
    });
  });
});

describe('a reserve', () => {
  it.each([
    ['ends after it starts', '2026-11-18T10:00+09:00', '2026-11-18T10:00+09:00', 'times_ordered'],
    ['lies on one Tokyo day', '2026-11-18T20:00+09:00', '2026-11-19T08:00+09:00', 'one_tokyo_day'],
    ['starts on a whole minute', '2026-11-18T10:00:30+09:00', '2026-11-18T12:00+09:00', 'whole_minutes'],
    ['ends on a whole minute', '2026-11-18T10:00+09:00', '2026-11-18T12:00:00.5+09:00', 'whole_minutes'],
  ])('%s', async (_, start, end, constraint) => {
    await within(async (client) => expect(await refusal(client, { start, end })).toEqual(breaks(constraint)));
  });

  it('may end at midnight', async () => {
    await within(async (client) => {
      const fields = { start: '2026-11-18T22:00+09:00', end: '2026-11-19T00:00+09:00' };
      expect(await refusal(client, fields)).toBe('accepted');
    });
  });

  it('is cancelled once, and a fee and its settlement go together', async () => {
    const cancel = (reserve: number, amount: number, settlement: number) =>
      `insert into reserve_cancellations (reserve_id, cancel_amount, cancel_datetime, cancel_type, cancel_settlement_status)
       values (${reserve}, ${amount}, now(), 1, ${settlement})`;
    await within(async (client) => {
      expect(await attempt(client, cancel(10, 0, 1))).toEqual(breaks('no_fee_nothing_to_settle'));
      expect(await attempt(client, cancel(10, 500, 0))).toEqual(breaks('no_fee_nothing_to_settle'));
      expect(await attempt(client, cancel(10, 500, 1))).toBe(1);
      expect(await attempt(client, cancel(10, 500, 1))).toMatchObject({ code: '23505' });
    });
  });
});

describe('coded values', () => {
  it.each([
    ['reserves', 'approval_status', 5],
    ['reserves', 'childcare_status', 0],
    ['customers', 'status', 5],
    ['customers', 'registration_status', 3],
    ['customers', 'social_media_upload', 4],
    ['customers', 'gender', 0],
    ['children', 'gender', 4],
    ['branches', 'status', 4],
    ['accounts', 'role', 7],
    ['childcares', 'status', 6],
    ['reserve_cancellations', 'cancel_type', 4],
    ['reserve_cancellations', 'cancel_settlement_status', 5],
    ['unsubscribe_questionnaires', 'unsubscribe_type', 3],
    ['inquiry_categories', 'type', 3],
    ['reservable_managements', 'status', "'?'"],
  ])('%s.%s is never %s', async (table, column, value) => {
    await within(async (client) => {
      expect(await attempt(client, `update ${table} set ${column} = ${value}`)).toMatchObject({ code: checkViolated });
    });
  });

  it.each([
    ['payment_type', "1, 6, now(), 'x'"],
    ['payment_method', "3, 1, now(), 'x'"],
  ])('payments.%s is a known code', async (_column, values) => {
    await within(async (client) => {
      const columns = 'payment_method, payment_type, payment_datetime, remarks, customer_id, amount';
      const insert = `insert into payments (${columns}) values (${values}, 1, 100)`;
      expect(await attempt(client, insert)).toMatchObject({ code: checkViolated });
    });
  });

  it.each([
    ['customers', 'tel', '090-1234-5678'],
    ['customers', 'postal_code', '108-0075'],
    ['customers', 'name_kana', 'さとう'],
    ['reserves', 'pick_up_tel', '123'],
    ['branches', 'path_name', '../etc'],
    ['branch_partners', 'partner_url', 'javascript:alert(1)'],
    ['benefits', 'service_site_url', 'http://plain.example'],
  ])('%s.%s is never "%s"', async (table, column, value) => {
    await within(async (client) => {
      expect(await attempt(client, `update ${table} set ${column} = $1`, [value])).toMatchObject({
        code: checkViolated,
      });
    });
  });
});

describe('money', () => {
  it('adds up', async () => {
    await within(async (client) => {
      expect(await attempt(client, 'update childcares set total_amount = total_amount + 1')).toEqual(
        breaks('total_adds_up'),
      );
      expect(
        await attempt(
          client,
          'update childcares set others_discount_amount = 100, total_amount = total_amount - 100 where id = 1',
        ),
      ).toEqual(breaks('discount_has_a_reason'));
    });
  });

  it('is refunded with a minus and a name, and tickets are never overdrawn', async () => {
    await within(async (client) => {
      const copy = (changes: string, of: string) =>
        attempt(
          client,
          `insert into payments (customer_id, amount, payment_datetime, payment_method, payment_type, remarks,
             refunded_payment_id, reverses_payment_id)
           select customer_id, ${changes} from payments where ${of} limit 1`,
        );
      expect(await copy("-1, now(), 1, 1, '', null, null", 'payment_type = 1')).toEqual(
        breaks('refunds_and_reversals_change_the_sign'),
      );
      expect(await copy("amount, now(), 1, 5, '返金', null, null", 'payment_type = 5')).toEqual(
        breaks('refunds_name_their_payment'),
      );
      expect(await copy("amount, now(), 1, 5, '', refunded_payment_id, null", 'payment_type = 5')).toEqual(
        breaks('refunds_and_reversals_have_a_reason'),
      );
      expect(await copy("1 - amount, now(), 1, 5, '取消', refunded_payment_id, id", 'payment_type = 5')).toMatchObject({
        code: '23514',
      });
      expect(await attempt(client, 'update tickets set remaining = -1 where id = 1')).toEqual(
        breaks('never_overdrawn'),
      );
      expect(await attempt(client, 'update tickets set remaining = 21 where id = 2')).toEqual(
        breaks('never_overdrawn'),
      );
    });
  });

  it('is taken once per intent', async () => {
    await within(async (client) => {
      expect(
        await attempt(
          client,
          `insert into payments (customer_id, amount, payment_datetime, payment_method, payment_type, stripe_payment_intent_id)
           select customer_id, amount, payment_datetime, payment_method, payment_type, stripe_payment_intent_id
           from payments where stripe_payment_intent_id is not null and payment_type = 1 limit 1`,
        ),
      ).toEqual(breaks('payments_once_per_intent', '23505'));
    });
  });
});

describe('records', () => {
  it('of the books are final, even for the owner of the database', async () => {
    await within(async (client) => {
      expect(await attempt(client, "update payments set remarks = ''")).toMatchObject({ code: permissionDenied });
      expect(await attempt(client, 'delete from payments')).toMatchObject({ code: permissionDenied });
    });
  });

  it('of the audit log are final, even for the owner of the database', async () => {
    await within(async (client) => {
      expect(await attempt(client, "update audit_logs set reason = ''")).toMatchObject({ code: permissionDenied });
      expect(await attempt(client, 'delete from audit_logs')).toMatchObject({ code: permissionDenied });
    });
  });

  it('of a complete registration are complete', async () => {
    await within(async (client) => {
      expect(await attempt(client, 'update customers set plan_type_id = null where id = 1')).toEqual(
        breaks('complete_means_complete'),
      );
    });
  });

  it('give a customer one plan a day, a branch one capacity at a time, and hours in order', async () => {
    await within(async (client) => {
      expect(
        await attempt(
          client,
          `insert into plan_type_customer_histories (customer_id, plan_type_id, start_date) values (1, 3, '2026-11-16')`,
        ),
      ).toEqual(breaks('one_plan_a_day', exclusionViolated));
      expect(
        await attempt(
          client,
          `insert into branch_capacities (branch_id, date, start_time, end_time, capacity)
           values (2, '2026-11-28', '16:45', '18:00', 3)`,
        ),
      ).toEqual(breaks('one_capacity_at_a_time', exclusionViolated));
      expect(await attempt(client, "update branches set open_time = '06:00' where id = 2")).toEqual(
        breaks('extended_hours_contain_business_hours'),
      );
    });
  });

  it('give an email to one living customer', async () => {
    await within(async (client) => {
      const take = (email: string) => attempt(client, 'update customers set email = $1 where id = 2', [email]);
      expect(await take('SATO@example.jp')).toEqual(breaks('customers_email_of_the_living', '23505'));
      expect(await take('inoue@example.jp')).toBe(1);
    });
  });
});
