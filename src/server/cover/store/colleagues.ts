import { accountRole } from '../../../domain/codes.ts';
import { coverStatus } from '../../../domain/cover/cover-codes.ts';
import { agreementYear, type WorkedShift, type WorkLimits } from '../../../domain/cover/working-time.ts';
import { addDays, type TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { branchManager, branchStaff } = accountRole.code;

export interface Colleague {
  account_id: number;
  name: string;
  /** The main branch, for who works here beside it or comes from a near one; null: this one. */
  branch_name: string | null;
  qualifications: number[];
  limits: WorkLimits | null;
  /** From the beginning of the agreement's year to a week after the day, at every branch; calls they hold are among them. */
  shifts: (WorkedShift & { branch_id: number })[];
  wishes: { kind: number; start_time: string; end_time: string }[];
}

type Asked = { branch_id: number; date: TokyoDate };

const clock = (column: string): string => `to_char(${column}, 'HH24:MI')`;
/** Degrees to kilometres, as the index of near branches measures. */
const kilometres = (a: string, b: string): string =>
  `111.2 * sqrt(power((${a}.longitude - ${b}.longitude) * 0.82, 2) + power(${a}.latitude - ${b}.latitude, 2))`;

/** Staff and managers of the branch, and staff of near ones, who may sign in and be asked. */
const mayBeAsked = `not a.disable and exists (select from auth.users u where u.uid = a.uid and not u.disabled and u.password_hash is not null)
  and coalesce(k.cover_calls_flag, true)
  and (a.role in (${branchManager}, ${branchStaff}) and $1 = any (a.branch_id || array(
      select w.branch_id from account_branches w where w.account_id = a.id))
    or a.role = ${branchStaff} and ${kilometres('here', 'home')} <= $5)`;

const columns = `a.id as account_id, a.name, case when a.branch_id <> $1 then home.name end as branch_name,
  array(select q.qualification from account_qualifications q where q.account_id = a.id) as qualifications,
  (select to_jsonb(l) from app.work_limits l where l.account_id = a.id) as limits,
  coalesce((select jsonb_agg(s) from (
     select w.branch_id, w.date, ${clock('w.start_time')} as start_time, ${clock('w.end_time')} as end_time, w.breaks
     from app.written_shifts w where w.account_id = a.id and w.date between $3 and $4
     union all
     select c.branch_id, c.date, ${clock('c.start_time')}, ${clock('c.end_time')}, c.breaks
     from app.cover_calls c where c.taken_account_id = a.id and c.status = ${coverStatus.code.taken} and c.date between $3 and $4
       and c.id is distinct from $6) s), '[]') as shifts,
  coalesce((select jsonb_agg(jsonb_build_object('kind', w.kind, 'start_time', ${clock('w.start_time')}, 'end_time', ${clock('w.end_time')}))
     from app.work_wishes w where w.account_id = a.id and w.date = $2), '[]') as wishes`;
const tables = `accounts a join branches home on home.id = a.branch_id join branches here on here.id = $1
  left join app.staff_contacts k on k.account_id = a.id`;
const around = ({ branch_id, date }: Asked) => [branch_id, date, agreementYear(addDays(date, -31)), addDays(date, 7)];

/** Whoever could be asked at all; who is free and may by law is decided by the rules. */
export async function colleaguesToAsk(db: Queryable, asked: Asked, distance_km: number): Promise<Colleague[]> {
  const { rows } = await db.query<Colleague>(
    `select ${columns} from ${tables} where ${mayBeAsked} order by a.branch_id <> $1, a.name, a.id`,
    [...around(asked), distance_km, null],
  );
  return rows;
}

/** One person at the moment of their yes, their row locked: two calls at once cannot both find them free. `call`: the one they answer. */
export async function lockColleague(
  tx: Transaction,
  asked: Asked,
  account_id: number,
  call: number | null,
): Promise<Colleague | null> {
  await tx.query('select from accounts where id = $1 for no key update', [account_id]);
  const { rows } = await tx.query<Colleague>(`select ${columns} from ${tables} where a.id = $5 and not a.disable`, [
    ...around(asked),
    account_id,
    call,
  ]);
  return rows[0] ?? null;
}

export async function isHoliday(db: Queryable, date: TokyoDate): Promise<boolean> {
  const { rows } = await db.query<{ holiday: boolean }>(
    'select date_part($2, $1::date) = 0 or exists (select from holidays h where h.date = $1) as holiday',
    [date, 'dow'],
  );
  return rows[0]?.holiday ?? false;
}

/** Managers of a branch, to be told. */
export async function managersOf(db: Queryable, branch_id: number): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select a.id from accounts a where a.role = ${branchManager} and $1 = any (app.branch_ids_of(a.id)) order by a.id`,
    [branch_id],
  );
  return rows.map(({ id }) => id);
}
