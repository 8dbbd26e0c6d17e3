import {
  approvalStatus,
  branchStatus,
  cancelSettlementStatus,
  childAttendance,
  childcareSettlement,
  inboxStatus,
} from '../../../domain/codes.ts';
import type { Queryable } from '../../postgres/database.ts';

type BranchFigures = {
  /** Children in the house now. */
  present: number;
  /** Children still to come today. */
  expected: number;
  requests: number;
  /** When the oldest unanswered request was made. */
  oldest_request_at: string | null;
  unsettled_amount: number;
  /** Stays and cancellations whose card was refused. */
  charge_failures: number;
  /** Inquiries and applications not answered yet. */
  inquiries: number;
  /** Stays of earlier days whose outcome was not recorded, and the day of the oldest. */
  left_open: number;
  oldest_open_date: string | null;
  /** Earlier days not closed yet, and the oldest. */
  unclosed_days: number;
  oldest_unclosed_date: string | null;
};
/** With what the console needs to show the branch's own day. */
type BranchToday = BranchFigures & {
  id: number;
  name: string;
  prefecture: { name: string };
  address1: string;
  address2: string;
  nearest_station: string;
  tel: string;
  status: number;
  capacity: number;
  open_time: string;
  close_time: string;
  extended_open_time: string;
  extended_close_time: string;
};
type BranchesOverview = {
  totals: BranchFigures & { branches: number };
  found: number;
  branches: BranchToday[];
};

const { pending, notUsed, approved } = approvalStatus.code;
const attendance = childAttendance.code;
const { unread, assigned: seenTo } = inboxStatus.code;
const settlement = childcareSettlement.code;
const fee = cancelSettlementStatus.code;

/**
 * The current state of all branches, in one statement: each figure is gathered once for all of them, from its own
 * index. Those that need attention come first.
 */
export async function branchesOverview(
  db: Queryable,
  asked: { pattern: string; reading: string; limit: number; offset: number },
): Promise<BranchesOverview> {
  const { rows } = await db.query<BranchesOverview>(
    `with today as (
       select r.branch_id,
         count(*) filter (where d.attendance_status = ${attendance.present}) as present,
         count(*) filter (where d.attendance_status = ${attendance.expected}) as expected
       from reserves r join reserve_details d on d.reserve_id = r.id
       where r.reserve_date = app.tokyo_today() and r.live and r.approval_status in (${notUsed}, ${approved})
       group by r.branch_id
     ), asked as (
       select branch_id, count(*) as requests, min(created_at) as oldest_request_at
       from reserves where approval_status = ${pending} and not cancel_flag group by branch_id
     ), forgotten as (
       select branch_id, count(*) as left_open, min(date) as oldest_open_date
       from view_open_items where past_flag and kind in ('present', 'expected') group by branch_id
     ), unclosed as (
       select branch_id, count(*) as unclosed_days, min(date) as oldest_unclosed_date
       from view_unclosed_days group by branch_id
     ), due as (
       select branch_id, sum(amount) as unsettled_amount, count(*) filter (where failed) as charge_failures
       from (
         select branch_id, total_amount - part_paid_amount as amount, status = ${settlement.chargeFailed} as failed
         from childcares where status in (${settlement.toSettle}, ${settlement.chargeFailed}) and end_datetime is not null
         union all
         select r.branch_id, x.cancel_amount - x.part_paid_amount, x.cancel_settlement_status = ${fee.chargeFailed}
         from reserve_cancellations x join reserves r on r.id = x.reserve_id
         where x.cancel_settlement_status in (${fee.toCharge}, ${fee.chargeFailed})
       ) open group by branch_id
     ), written as (
       select branch_id, count(*) as inquiries
       from inbox_threads where status in (${unread}, ${seenTo}) group by branch_id
     ), every as (
       select b.id, b.name, b.reading, b.status, b.nearest_station, b.address1, b.address2, b.tel, p.name as prefecture,
         b.capacity, b.open_time, b.close_time, b.extended_open_time, b.extended_close_time,
         coalesce(today.present, 0)::integer as present, coalesce(today.expected, 0)::integer as expected,
         coalesce(asked.requests, 0)::integer as requests, asked.oldest_request_at,
         coalesce(due.unsettled_amount, 0)::integer as unsettled_amount,
         coalesce(due.charge_failures, 0)::integer as charge_failures,
         coalesce(written.inquiries, 0)::integer as inquiries, coalesce(forgotten.left_open, 0)::integer as left_open,
         forgotten.oldest_open_date, coalesce(unclosed.unclosed_days, 0)::integer as unclosed_days,
         unclosed.oldest_unclosed_date
       from branches b join prefectures p on p.id = b.prefecture_id
       left join today on today.branch_id = b.id left join asked on asked.branch_id = b.id
       left join forgotten on forgotten.branch_id = b.id left join due on due.branch_id = b.id
       left join written on written.branch_id = b.id left join unclosed on unclosed.branch_id = b.id
       where b.real_store_flag
     ), shown as (
       select * from every
       where (status <> ${branchStatus.code.closed} or requests + left_open + unclosed_days + unsettled_amount > 0)
         and ($1 = '%%' or name || prefecture || address1 || nearest_station ilike $1 or reading like $2)
     )
     select (select to_jsonb(t) from (
         select count(*) filter (where status <> ${branchStatus.code.closed})::integer as branches,
           coalesce(sum(present), 0)::integer as present, coalesce(sum(expected), 0)::integer as expected,
           coalesce(sum(requests), 0)::integer as requests, min(oldest_request_at) as oldest_request_at,
           coalesce(sum(unsettled_amount), 0)::integer as unsettled_amount,
           coalesce(sum(charge_failures), 0)::integer as charge_failures,
           (select coalesce(sum(inquiries), 0)::integer from written) as inquiries,
           coalesce(sum(left_open), 0)::integer as left_open, min(oldest_open_date) as oldest_open_date,
           coalesce(sum(unclosed_days), 0)::integer as unclosed_days, min(oldest_unclosed_date) as oldest_unclosed_date
         from every) t) as totals,
       (select count(*)::integer from shown) as found,
       (select coalesce(jsonb_agg(to_jsonb(p) - 'reading' || jsonb_build_object('prefecture', jsonb_build_object('name', prefecture))), '[]') from (
         select * from shown
         order by (left_open > 0) desc, (unclosed_days > 0) desc, (charge_failures > 0) desc, requests desc, id limit $3 offset $4) p) as branches`,
    [asked.pattern, asked.reading, asked.limit, asked.offset],
  );
  const [overview] = rows;
  if (overview === undefined) throw new Error('no overview');
  return overview;
}
