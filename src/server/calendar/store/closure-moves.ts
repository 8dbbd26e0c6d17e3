import type { Meals } from '../../../domain/calendar/meals.ts';
import type { ClosureChoice } from '../../../domain/staff-codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

export type MovableReserve = {
  closure_reserve_id: number;
  choice: ClosureChoice;
  moved_reserve_id: number | null;
  moved_branch_id: number | null;
  reserve_id: number;
  branch_id: number;
  live: boolean;
  reserve_date: TokyoDate;
  start_datetime: Date;
  end_datetime: Date;
  pick_up_name: string | null;
  pick_up_tel: string | null;
  remarks: string;
  use_tickets: boolean | null;
  current_day_flag: boolean;
  children: (Meals & { child_id: number })[];
};

const statement = `
  select x.id as closure_reserve_id, c.choice, x.moved_reserve_id, x.moved_branch_id, r.id as reserve_id, r.branch_id, r.live,
    r.reserve_date, r.start_datetime, r.end_datetime, r.pick_up_name, r.pick_up_tel, r.remarks, r.use_tickets,
    r.current_day_flag,
    (select coalesce(json_agg(json_build_object('child_id', d.child_id, 'breakfast_support_flag', d.breakfast_support_flag,
        'lunch_support_flag', d.lunch_support_flag, 'supper_support_flag', d.supper_support_flag) order by d.id), '[]')
      from reserve_details d where d.reserve_id = r.id) as children
  from closure_reserves x join closure_notices n on n.id = x.closure_notice_id join closures c on c.id = n.closure_id
    join reserves r on r.id = x.reserve_id
  where n.id = $1 and n.customer_id = $2 and ($3::integer is null or r.id = $3)
  order by r.start_datetime, r.id`;

/** The stays a family was notified about, with all that a seat elsewhere needs. */
export async function movableReserves(
  db: Queryable,
  closure_notice_id: number,
  customer_id: number,
): Promise<MovableReserve[]> {
  return (await db.query<MovableReserve>(statement, [closure_notice_id, customer_id, null])).rows;
}

/** One of them, locked against concurrent answers. */
export async function lockMovable(
  tx: Transaction,
  about: { closure_notice_id: number; customer_id: number; reserve_id: number },
): Promise<MovableReserve | null> {
  const { rows } = await tx.query<MovableReserve>(`${statement} for update of x`, [
    about.closure_notice_id,
    about.customer_id,
    about.reserve_id,
  ]);
  return rows[0] ?? null;
}

export async function writeMove(
  tx: Transaction,
  closure_reserve_id: number,
  moved: { reserve_id: number; branch_id: number } | null,
): Promise<void> {
  await tx.query(
    'update closure_reserves set answered_datetime = app.now(), moved_reserve_id = $2, moved_branch_id = $3 where id = $1',
    [closure_reserve_id, moved?.reserve_id ?? null, moved?.branch_id ?? null],
  );
}
