import { childAttendance, childcareStatus } from '../../../domain/codes.ts';
import type { ClosureChoice } from '../../../domain/staff-codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { upcoming, present } = childcareStatus.code;
const { left, absent } = childAttendance.code;

export type TouchedReserve = {
  id: number;
  branch_id: number;
  customer_id: number;
  customer_name: string;
  tel: string;
  reserve_date: TokyoDate;
  start_datetime: Date;
  end_datetime: Date;
  children: { name: string; date_of_birth: TokyoDate }[];
};

/** Of these reserves the ones that can still be cancelled or moved, with whom to call. */
export async function touchedFamilies(db: Queryable, reserve_ids: readonly number[]): Promise<TouchedReserve[]> {
  const { rows } = await db.query<TouchedReserve>(
    `select r.id, r.branch_id, r.customer_id, c.name as customer_name, c.tel, r.reserve_date, r.start_datetime, r.end_datetime,
       coalesce((select json_agg(json_build_object('name', k.name, 'date_of_birth', k.date_of_birth) order by d.id)
         from reserve_details d join children k on k.id = d.child_id where d.reserve_id = r.id), '[]') as children
     from reserves r join customers c on c.id = r.customer_id
     where r.id = any ($1) and r.live and r.childcare_status = ${upcoming}
     order by r.start_datetime, r.id`,
    [reserve_ids],
  );
  return rows;
}

/** Children in care on those days: they have to be fetched, whatever is decided. */
export async function childrenInCare(db: Queryable, branch_id: number, dates: readonly TokyoDate[]): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from reserves r join reserve_details d on d.reserve_id = r.id
     where r.branch_id = $1 and r.reserve_date = any ($2) and r.childcare_status = ${present}
       and d.attendance_status not in (${left}, ${absent})`,
    [branch_id, dates],
  );
  return rows[0]?.count ?? 0;
}

export async function insertClosureNotice(
  tx: Transaction,
  row: { closure_id: number; branch_id: number; customer_id: number; reserve_ids: readonly number[] },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `with n as (
       insert into closure_notices (closure_id, branch_id, customer_id) values ($1, $2, $3) returning id
     ), r as (
       insert into closure_reserves (closure_notice_id, branch_id, reserve_id)
       select n.id, $2, reserve_id from n, unnest($4::integer[]) as reserve_id
     )
     select id from n`,
    [row.closure_id, row.branch_id, row.customer_id, row.reserve_ids],
  );
  return rows[0]?.id ?? 0;
}

type OwnNotice = {
  id: number;
  choice: ClosureChoice;
  title: string;
  content: string;
  branch_id: number;
  branch_name: string;
  branch_tel: string;
  confirmed_datetime: Date | null;
  reserves: {
    reserve_id: number;
    live: boolean;
    childcare_status: number;
    start_datetime: string;
    end_datetime: string;
    moved_reserve_id: number | null;
    moved_branch_name: string | null;
  }[];
};

/** A family's own; another's does not exist for the asker. */
export async function ownNotice(db: Queryable, id: number, customer_id: number): Promise<OwnNotice | null> {
  const { rows } = await db.query<OwnNotice>(
    `select n.id, c.choice, c.title, c.content, n.branch_id, b.name as branch_name, b.tel as branch_tel, n.confirmed_datetime,
       (select coalesce(json_agg(json_build_object('reserve_id', r.id, 'live', r.live, 'childcare_status', r.childcare_status,
           'start_datetime', r.start_datetime, 'end_datetime', r.end_datetime, 'moved_reserve_id', x.moved_reserve_id,
           'moved_branch_name', m.name) order by r.start_datetime), '[]')
         from closure_reserves x join reserves r on r.id = x.reserve_id left join branches m on m.id = x.moved_branch_id
         where x.closure_notice_id = n.id) as reserves
     from closure_notices n join closures c on c.id = n.closure_id join branches b on b.id = n.branch_id
     where n.id = $1 and n.customer_id = $2`,
    [id, customer_id],
  );
  return rows[0] ?? null;
}

/** The first time counts. */
export async function markOpened(tx: Transaction, id: number, customer_id: number): Promise<void> {
  await tx.query(
    'update closure_notices set opened_datetime = app.now() where id = $1 and customer_id = $2 and opened_datetime is null',
    [id, customer_id],
  );
}

export async function markConfirmed(tx: Transaction, id: number, customer_id: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update closure_notices set confirmed_datetime = coalesce(confirmed_datetime, app.now())
     where id = $1 and customer_id = $2`,
    [id, customer_id],
  );
  return rowCount === 1;
}

export async function noticeBranch(db: Queryable, id: number): Promise<number | null> {
  const { rows } = await db.query<{ branch_id: number }>('select branch_id from closure_notices where id = $1', [id]);
  return rows[0]?.branch_id ?? null;
}

export async function writeCall(
  tx: Transaction,
  id: number,
  call: { account_id: number; note: string } | null,
): Promise<void> {
  await tx.query(
    `update closure_notices set called_datetime = case when $2::integer is null then null else app.now() end,
       called_account_id = $2, called_note = $3 where id = $1`,
    [id, call?.account_id ?? null, call?.note ?? ''],
  );
}
