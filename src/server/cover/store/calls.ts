import { type CoverStatus, coverStatus } from '../../../domain/cover/cover-codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import type { ShiftHours } from '../../staffing/store/roster.ts';

const { open, taken, settled, left } = coverStatus.code;

export interface CoverCall {
  id: number;
  version: number;
  branch_id: number;
  branch_name: string;
  branch_address: string;
  branch_tel: string;
  date: TokyoDate;
  hours: ShiftHours;
  pay_note: string;
  status: CoverStatus;
  asked: number;
  instead_of: string | null;
  taken_account_id: number | null;
  taken_by: string | null;
  rest_asked_flag: boolean;
  held_until: string | null;
  planned_before: ShiftHours | null;
}

const hoursOf = (row: string): string => `jsonb_build_object('start_time', to_char(${row}.start_time, 'HH24:MI'),
  'end_time', to_char(${row}.end_time, 'HH24:MI'), 'breaks', ${row}.breaks)`;
const columns = `c.id, c.version, c.branch_id, b.name as branch_name, concat(b.address1, b.address2) as branch_address, b.tel as branch_tel,
  c.date, ${hoursOf('c')} as hours, c.pay_note, c.status, c.asked, i.name as instead_of, c.taken_account_id, t.name as taken_by,
  c.rest_asked_flag, to_json(c.held_until)#>>'{}' as held_until, c.planned_before`;
const tables = `app.cover_calls c join branches b on b.id = c.branch_id left join accounts i on i.id = c.instead_of_account_id
  left join accounts t on t.id = c.taken_account_id`;

export async function coverCall(db: Queryable, id: number): Promise<CoverCall | null> {
  const { rows } = await db.query<CoverCall>(`select ${columns} from ${tables} where c.id = $1`, [id]);
  return rows[0] ?? null;
}

/** Nobody else takes, settles or ends it until the transaction is over. The branch-day is locked before. */
export async function lockCall(tx: Transaction, id: number): Promise<CoverCall | null> {
  await tx.query('select from app.cover_calls where id = $1 for update', [id]);
  return coverCall(tx, id);
}

/** Of a branch: what goes on from today, and who left; of one day if asked. */
export async function callsOf(db: Queryable, branch_id: number, date: TokyoDate | null = null): Promise<CoverCall[]> {
  const { rows } = await db.query<CoverCall>(
    `select ${columns} from ${tables} where c.branch_id = $1 and c.status in (${open}, ${taken}, ${settled}, ${left})
       and c.date >= app.tokyo_today() and ($2::date is null or c.date = $2) order by c.date, c.start_time, c.id`,
    [branch_id, date],
  );
  return rows;
}

/** Of a person: asked and not answered, held, settled, from today on. */
export async function callsFor(db: Queryable, account_id: number): Promise<CoverCall[]> {
  const { rows } = await db.query<CoverCall>(
    `select ${columns} from ${tables} where c.date >= app.tokyo_today() and (
       (c.taken_account_id = $1 and c.status in (${taken}, ${settled}))
       or (c.status = ${open} and exists (select from app.cover_asks s where s.cover_call_id = c.id and s.account_id = $1)))
     order by c.date, c.start_time, c.id`,
    [account_id],
  );
  return rows;
}

type NewCall = {
  branch_id: number;
  date: TokyoDate;
  hours: ShiftHours;
  pay_note: string;
  account_id: number;
  instead_of_account_id: number | null;
  idempotency_key: string;
};

/** The id of the call with this key: a new one, or the one an earlier press made. */
export async function insertCall(
  tx: Transaction,
  call: NewCall,
  asked: number,
): Promise<{ id: number; created: boolean }> {
  const { branch_id, date, hours, pay_note, account_id, instead_of_account_id, idempotency_key } = call;
  const { rows } = await tx.query<{ id: number }>(
    `insert into app.cover_calls (branch_id, date, start_time, end_time, breaks, pay_note, account_id, instead_of_account_id, asked, idempotency_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (branch_id, idempotency_key) do nothing returning id`,
    [
      ...[branch_id, date, hours.start_time, hours.end_time, JSON.stringify(hours.breaks), pay_note, account_id],
      ...[instead_of_account_id, asked, idempotency_key],
    ],
  );
  if (rows[0]) return { id: rows[0].id, created: true };
  const { rows: before } = await tx.query<{ id: number }>(
    'select id from app.cover_calls where branch_id = $1 and idempotency_key = $2',
    [branch_id, idempotency_key],
  );
  return { id: (before[0] as { id: number }).id, created: false };
}

export async function insertAsks(
  tx: Transaction,
  id: number,
  people: readonly { account_id: number; rest_asked: boolean }[],
) {
  await tx.query(
    `insert into app.cover_asks (cover_call_id, account_id, rest_asked_flag)
     select $1, account_id, rest_asked from jsonb_to_recordset($2::jsonb) as p (account_id integer, rest_asked boolean)`,
    [id, JSON.stringify(people.map(({ account_id, rest_asked }) => ({ account_id, rest_asked })))],
  );
}

export async function askedPeople(db: Queryable, id: number): Promise<number[]> {
  const { rows } = await db.query<{ account_id: number }>(
    'select account_id from app.cover_asks where cover_call_id = $1 order by account_id',
    [id],
  );
  return rows.map(({ account_id }) => account_id);
}

/** A no, the end of the call (no person named): nothing of the answer stays. */
export async function deleteAsks(tx: Transaction, id: number, account_id: number | null = null): Promise<void> {
  await tx.query('delete from app.cover_asks where cover_call_id = $1 and ($2::integer is null or account_id = $2)', [
    id,
    account_id,
  ]);
}

export async function writeTaken(
  tx: Transaction,
  id: number,
  by: { account_id: number; held_until: Date; rest_asked: boolean },
): Promise<void> {
  await tx.query(
    `update app.cover_calls set status = ${taken}, taken_account_id = $2, taken_at = app.now(), held_until = $3, rest_asked_flag = $4
     where id = $1`,
    [id, by.account_id, by.held_until, by.rest_asked],
  );
}

export async function writeSettled(
  tx: Transaction,
  id: number,
  by: { taken_account_id: number; account_id: number | null; planned_before: ShiftHours | null },
): Promise<void> {
  await tx.query(
    `update app.cover_calls set status = ${settled}, taken_account_id = $2, taken_at = coalesce(taken_at, app.now()), held_until = null,
       settled_account_id = $3, settled_at = app.now(), planned_before = $4 where id = $1`,
    [id, by.taken_account_id, by.account_id, by.planned_before === null ? null : JSON.stringify(by.planned_before)],
  );
}

/** Open again, taken back or lapsed: nobody has it. */
export async function writeUntaken(tx: Transaction, id: number, status: CoverStatus): Promise<void> {
  await tx.query(
    `update app.cover_calls set status = $2::smallint, taken_account_id = null, taken_at = null, held_until = null, rest_asked_flag = false,
       ended_at = case when $2::smallint = ${open} then null else app.now() end where id = $1`,
    [id, status],
  );
}

export async function writeLeft(tx: Transaction, id: number): Promise<void> {
  await tx.query(`update app.cover_calls set status = ${left}, ended_at = app.now() where id = $1`, [id]);
}

/** Whose end is past, or whose first yes waited long enough. */
export async function callsToEnd(
  db: Queryable,
): Promise<{ id: number; branch_id: number; date: TokyoDate; over: boolean }[]> {
  const { rows } = await db.query<{ id: number; branch_id: number; date: TokyoDate; over: boolean }>(
    `select id, branch_id, date, (date + end_time) at time zone 'Asia/Tokyo' <= app.now() as over from app.cover_calls
     where status in (${open}, ${taken}) and ((date + end_time) at time zone 'Asia/Tokyo' <= app.now() or held_until <= app.now())
     order by id`,
  );
  return rows;
}
