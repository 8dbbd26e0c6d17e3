import type pg from 'pg';
import { demoPassword, demoSignIns } from '../../db/seed/demo-sign-ins.ts';
import type { FunctionPayload } from '../../src/contract/functions/functions.ts';
import type { Random } from '../random.ts';
import { marker, type Person } from './client.ts';
import type { ReserveRecord } from './journal.ts';

/** A family of the load; its names carry its number, so that an answer to somebody else shows it. */
export interface Family extends Person {
  number: number;
  customer_id: number;
  child_ids: number[];
  branch_id: number;
  line_user_id: string | null;
  /** One thing at a time: what was asked for last is known. */
  busy: boolean;
  reserves: ReserveRecord[];
  /** Presses nobody answered, with their keys: pressed again until somebody says what became of them. */
  unanswered: { record: ReserveRecord; press: FunctionPayload<'createReserve'> }[];
  holds: { seat_hold_id: number }[];
}

export interface Staff extends Person {
  branch_id: number;
}

/** Branches with few seats: at the first seats decide, at the second who is there to care for babies. */
export const soakBranches = [2, 3] as const;
const managers: Readonly<Record<number, string>> = { 2: 'minato-manager', 3: 'musashino-manager' };
const SEATS = 5;
export const stripeCustomerOf = (family: number): string => `cus_soak${family}`;

const lineUserOf = (family: number): string => `U${(0x50a0000 + family).toString(16).padStart(32, '0')}`;

/** Empties the two branches from today on, and fills in families with cards, LINE or mail. As the owner of the tables. */
export async function createFamilies(client: pg.ClientBase, count: number, now: Date): Promise<Family[]> {
  await client.query("select set_config('app.now', $1, false)", [now.toISOString()]);
  await prepareBranches(client);
  const families: Family[] = [];
  for (let number = 1; number <= count; number += 1) {
    const branch_id = soakBranches[number % soakBranches.length] ?? soakBranches[0];
    // Every fourth has mail only, so that both ways are used.
    families.push(await createFamily(client, number, branch_id, number % 4 === 0 ? null : lineUserOf(number)));
  }
  return families;
}

async function prepareBranches(client: pg.ClientBase): Promise<void> {
  const branches = [...soakBranches];
  const [, cared] = branches;
  await client.query('update reserve_settings set holds_per_hour = 1000, address_holds_per_hour = 10000');
  await client.query(
    'update reserves set cancel_flag = true where branch_id = any ($1) and live and childcare_status = 1 and reserve_date >= app.tokyo_today()',
    [branches],
  );
  await client.query(
    'update seat_holds set released_at = app.now() where branch_id = any ($1) and released_at is null',
    [branches],
  );
  for (const table of ['branch_capacities', 'reservable_managements']) {
    await client.query(`delete from ${table} where branch_id = any ($1)`, [branches]);
  }
  await client.query('update branches set capacity = $2, staffing_mode = 1 where id = any ($1)', [branches, SEATS]);
  // On every fifth day the branch answers first.
  await client.query(
    `insert into reservable_managements (branch_id, date, status)
     select b, app.tokyo_today() + d, '△' from unnest($1::integer[]) b, generate_series(3, 60, 5) d`,
    [branches],
  );
  await client.query('update branches set capacity = 40, staffing_mode = 2 where id = $1', [cared]);
  await client.query(
    `insert into shifts (branch_id, account_id, date, start_time, end_time)
     select $1, a.id, app.tokyo_today() + d, '07:00', '21:00' from accounts a, generate_series(-1, 90) d
     where a.branch_id = $1 and not a.disable on conflict do nothing`,
    [cared],
  );
}

async function createFamily(
  client: pg.ClientBase,
  number: number,
  branch_id: number,
  line_user_id: string | null,
): Promise<Family> {
  const email = `soak${number}@example.jp`;
  await client.query(
    `insert into auth.users (uid, kind, email, password_hash)
     select 'soak-' || $1, 'customer', $2, password_hash from auth.users where uid = 'demo-sato'`,
    [number, email],
  );
  const { rows } = await client.query<{ id: number }>(
    `insert into customers (uid, name, name_kana, gender, date_of_birth, postal_code, prefecture_id, address1, address2, tel,
       email, email_verified_at, line_user_id, line_notification_flag, default_branch_id, payment_method, plan_type_id,
       registration_status, social_media_upload, status, stripe_customer_id, stripe_payment_method_id)
     values ('soak-' || $1, $2, 'シケン カゾク', 2, '1990-01-01', '1080074', 13, '港区高輪', '1-2-3', '09012345678',
       $3::citext, case when $3::citext is null then null else app.now() end, $4, $4::text is not null, $5, 1, 1, 1, 1, 1, $6, $7) returning id`,
    [
      number,
      `試験 ${marker(number)}`,
      line_user_id === null ? email : null,
      line_user_id,
      branch_id,
      stripeCustomerOf(number),
      `pm_soak${number}`,
    ],
  );
  const customer_id = rows[0]?.id ?? 0;
  // At the second branch babies: three for one member of staff.
  const birth = branch_id === soakBranches[1] ? '2026-02-01' : '2023-06-01';
  const children = await client.query<{ id: number }>(
    `insert into children (customer_id, name, gender, date_of_birth)
     select $1, '子' || n || ' ' || $2, 3, $3 from generate_series(1, 2) n returning id`,
    [customer_id, marker(number), birth],
  );
  await client.query(
    `insert into customer_consents (customer_id, kind, version, consented_at)
     select $1, d.kind, max(d.adaptation_date)::text, app.now() from company_documents d
     where d.kind in ('terms', 'privacy') and app.has_begun(d.adaptation_date) group by d.kind on conflict do nothing`,
    [customer_id],
  );
  await client.query(
    'insert into plan_type_customer_histories (customer_id, plan_type_id, start_date) values ($1, 1, app.tokyo_today() - 40)',
    [customer_id],
  );
  return {
    ...{ number, customer_id, child_ids: children.rows.map(({ id }) => id), branch_id, line_user_id },
    ...{ email, password: demoPassword, door: '/auth/password' as const, token: null, cookie: null },
    ...{ busy: false, reserves: [], unanswered: [], holds: [], network: `10.1.${number >> 8}.${number & 255}` },
    maySee: (family) => family === number,
  };
}

/** The managers of the two branches, who may read of the families of their own. */
export function soakStaff(families: readonly Family[]): Staff[] {
  return soakBranches.map((branch_id) => {
    const key = managers[branch_id] ?? '';
    const email = demoSignIns.find((signIn) => signIn.email.startsWith(`${key}@`))?.email ?? '';
    const own = new Set(families.filter((family) => family.branch_id === branch_id).map(({ number }) => number));
    return {
      ...{ branch_id, email, password: demoPassword, door: '/auth/staff' as const, token: null, cookie: null },
      network: `10.2.0.${branch_id}`,
      maySee: (family: number) => own.has(family),
    };
  });
}

/** Their cards at Stripe and their friendship at LINE. */
export async function seedThirdParties(
  { stripe, line }: { stripe: string; line: string },
  families: readonly Family[],
): Promise<void> {
  await control(`${stripe}/emulator/seed`, {
    customers: families.map(({ number, email }) => ({
      ...{ id: stripeCustomerOf(number), email, name: `soak ${number}` },
      payment_method: { id: `pm_soak${number}`, card: 'visa' },
    })),
  });
  await control(`${line}/emulator/seed`, {
    users: families.flatMap(({ number, line_user_id }) =>
      line_user_id === null
        ? []
        : [{ user_id: line_user_id, display_name: `soak ${number}`, friendship: 'friend' as const }],
    ),
  });
}

export async function control(url: string, body?: unknown, method = 'POST'): Promise<unknown> {
  const sent =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(url, { method, ...sent });
  if (!answer.ok) throw new Error(`${url}: HTTP ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Somebody nobody else is dealing with just now; null where everybody is. */
export function freeFamily(families: readonly Family[], random: Random): Family | null {
  const free = families.filter(({ busy }) => !busy);
  return random.one(free) ?? null;
}
