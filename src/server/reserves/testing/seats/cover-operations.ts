import { randomUUID } from 'node:crypto';
import { coverStatus } from '../../../../domain/cover/cover-codes.ts';
import { type TokyoDate, timeText } from '../../../../domain/time.ts';
import { accountByUid } from '../../../auth/store/accounts.ts';
import { answerYes, leaveCover, settleCover } from '../../../cover/answer-cover.ts';
import { askCover } from '../../../cover/ask-cover.ts';
import type { Queryable, Transaction } from '../../../postgres/database.ts';
import { type Acting, actingAs } from '../../../store/audit.ts';

/** A call as the tables have it. */
export type KnownCall = { id: number; status: number; version: number; taken_account_id: number | null };
type Scene = {
  branch_id: number;
  dates: readonly TokyoDate[];
  now: Date;
  random: (below: number) => number;
  changing: SeatsChanging;
};
/** What may change how many seats there are, of what happens at once. */
export type SeatsChanging = 'capacity' | 'more staff' | 'less staff';

const { open, taken, settled } = coverStatus.code;
/** So many are always there: with one child to one of the staff, as many seats are open until a colleague covers. */
const base = 2;
const colleagues = 4;

/** One of the staff to a child, two of them there all day: every further child needs a colleague who covers. */
export async function beginRoster(tx: Transaction, branch_id: number, dates: readonly TokyoDate[]): Promise<void> {
  await tx.query('update care_settings set children_per_staff_three = 1');
  await tx.query(
    `with u as (insert into auth.users (uid, kind, email, password_hash)
       select 'seats-staff-' || n, 'staff', 'seats-staff-' || n || '@example.jp', 'x' from generate_series(1, $2) n on conflict do nothing)
     insert into accounts (uid, name, role, branch_id) select 'seats-staff-' || n, '試験 職員' || n, 3, $1 from generate_series(1, $2) n
     on conflict do nothing`,
    [branch_id, base + colleagues],
  );
  await tx.query('delete from app.cover_calls where branch_id = $1', [branch_id]);
  await tx.query('delete from shifts where branch_id = $1', [branch_id]);
  await tx.query(
    `insert into shifts (branch_id, account_id, date, start_time, end_time)
     select $1, a.id, d, '00:00', '24:00' from accounts a cross join unnest($2::date[]) d
     where a.uid = any (array(select 'seats-staff-' || n from generate_series(1, $3) n))`,
    [branch_id, dates, base],
  );
}

const acting = async (db: Queryable, uid: string, act: string): Promise<Acting> => {
  const account = await accountByUid(db, uid);
  if (account === null) throw new Error(`no account ${uid}`);
  return actingAs(account, act);
};
const uidOf = async (db: Queryable, account_id: number | null): Promise<string> =>
  (await db.query<{ uid: string }>('select uid from accounts where id = $1', [account_id])).rows[0]?.uid ?? '';

/** A question, a yes, the manager's yes or no, or a colleague who cannot come after all. */
export function coverWork(scene: Scene, calls: readonly KnownCall[]): (tx: Transaction) => Promise<string> {
  const { branch_id, dates, now, random, changing } = scene;
  const one = <Value>(values: readonly Value[]): Value | undefined => values[random(Math.max(values.length, 1))];
  const [openCall, takenCall] = [
    one(calls.filter((each) => each.status === open)),
    one(calls.filter((each) => each.status === taken)),
  ];
  const had = one(calls.filter((each) => each.status === settled));
  const kind = random(10);
  const who = `seats-staff-${base + 1 + random(colleagues)}`;
  if (kind < 4 && had && changing === 'less staff') {
    return async (tx) => {
      const account = await acting(tx, await uidOf(tx, had.taken_account_id), 'staffLeaveCover');
      await leaveCover(tx, { now, account }, had.id);
      return 'left';
    };
  }
  if (kind < 5 && takenCall) {
    const { id, version } = takenCall;
    const agree = changing === 'more staff' && random(5) > 0;
    return async (tx) => {
      const account = await acting(tx, 'demo-honbu', 'staffSettleCover');
      await settleCover(tx, { now, account }, { branch_id, cover_call_id: id, version, agree });
      return agree ? 'settled' : 'given back';
    };
  }
  if (kind < 8 && openCall) {
    return async (tx) => answerYes(tx, { now, account: await acting(tx, who, 'staffAnswerCover') }, openCall.id);
  }
  const start = 540 + random(16) * 15;
  const hours = { start_time: timeText(start), end_time: timeText(start + 120 + random(8) * 15), breaks: [] };
  return async (tx) => {
    const { rows } = await tx.query<{ id: number }>("select id from accounts where uid like 'seats-staff-%'");
    const wanted = {
      branch_id,
      date: one(dates) ?? '',
      hours,
      instead_of_account_id: null,
      pay_note: '',
      idempotency_key: randomUUID(),
    };
    const account = await acting(tx, 'demo-honbu', 'staffAskCover');
    await askCover(tx, { now, account }, { ...wanted, account_ids: rows.map(({ id }) => id) });
    return 'asked';
  };
}

/** Counted by other means: one person in two calls, a call on the roster of nobody or of two. */
export const strangeCover = `array(
  select 'account ' || a.taken_account_id || ' in calls ' || a.id || ' and ' || b.id
  from app.cover_calls a join app.cover_calls b on b.id > a.id and b.taken_account_id = a.taken_account_id and b.date = a.date
    and b.start_time < a.end_time and a.start_time < b.end_time
  where a.status in (${taken}, ${settled}) and b.status in (${taken}, ${settled})
  union all
  select 'calls and roster of ' || d from unnest($2::date[]) d
  where (select coalesce(sum(end_time - start_time), '0') from app.cover_calls c where c.branch_id = $1 and c.date = d and c.status = ${settled})
    <> (select coalesce(sum(s.end_time - s.start_time - (select coalesce(sum((p ->> 'end_time')::time - (p ->> 'start_time')::time), '0')
          from jsonb_array_elements(s.breaks) p)), '0')
        from shifts s where s.branch_id = $1 and s.date = d and not s.off_flag and s.end_time - s.start_time < '24:00')
)`;
