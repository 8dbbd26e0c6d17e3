import {
  cancelSettlementStatus,
  childAttendance,
  childcareSettlement,
  childcareStatus,
  customerStatus,
  inboxStatus,
} from '../../../domain/codes.ts';
import { announcementAudience } from '../../../domain/messages/announcement-codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import { waitlistStatus } from '../../../domain/waitlist/seat-codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

type BranchEnd = {
  id: number;
  version: number;
  last_date: TokyoDate;
  answer_until: TokyoDate;
  reason: string;
  created_at: Date;
  account_name: string;
  settled_at: Date | null;
  authority_told_date: TokyoDate | null;
  closure_id: number | null;
  families_told: boolean;
};

/** The end that is announced and not taken back. */
export async function branchEnd(db: Queryable, branch_id: number): Promise<BranchEnd | null> {
  const { rows } = await db.query<BranchEnd>(
    `select e.id, e.version, e.last_date, e.answer_until, e.reason, e.created_at, o.name as account_name, e.settled_at,
       e.authority_told_date, e.closure_id,
       exists (select from announcements a where a.branch_id = e.branch_id and a.created_at >= e.created_at
         and a.audience = ${announcementAudience.code.branch} and a.withdrawn_at is null) as families_told
     from branch_ends e join accounts o on o.id = e.account_id where e.branch_id = $1 and e.withdrawn_at is null`,
    [branch_id],
  );
  return rows[0] ?? null;
}

const { waiting, offered } = waitlistStatus.code;
const { enabled, disabled } = customerStatus.code;

type LeftOpen = {
  present: number;
  usual_families: number;
  wishes: number;
  shifts: number;
  claims: number;
  claims_amount: number;
  unclosed_days: number;
  inquiries: number;
  tablets: number;
  staff: number;
};

/** What somebody still has to see to when a branch ends that day. */
export async function leftOpen(db: Queryable, branch_id: number, last_date: TokyoDate): Promise<LeftOpen> {
  const { rows } = await db.query<LeftOpen>(
    `with due as (
       select total_amount - part_paid_amount as amount from childcares
       where branch_id = $1 and end_datetime is not null
         and status in (${childcareSettlement.code.toSettle}, ${childcareSettlement.code.chargeFailed})
       union all
       select x.cancel_amount - x.part_paid_amount from reserve_cancellations x join reserves r on r.id = x.reserve_id
       where r.branch_id = $1
         and x.cancel_settlement_status in (${cancelSettlementStatus.code.toCharge}, ${cancelSettlementStatus.code.chargeFailed})
     )
     select
       (select count(*)::integer from reserves r join reserve_details d on d.reserve_id = r.id
         where r.branch_id = $1 and not r.cancel_flag and d.attendance_status = ${childAttendance.code.present}) as present,
       (select count(*)::integer from customers where default_branch_id = $1 and status in (${enabled}, ${disabled})) as usual_families,
       (select count(*)::integer from waitlist_branches b join waitlist_entries e on e.id = b.waitlist_entry_id
         where b.branch_id = $1 and e.date > $2::date and e.status in (${waiting}, ${offered})) as wishes,
       (select count(*)::integer from shifts where branch_id = $1 and date > $2::date and not off_flag) as shifts,
       (select count(*)::integer from due) as claims, (select coalesce(sum(amount), 0)::integer from due) as claims_amount,
       (select count(*)::integer from view_unclosed_days where branch_id = $1) as unclosed_days,
       (select count(*)::integer from inbox_threads where branch_id = $1
         and status in (${inboxStatus.code.unread}, ${inboxStatus.code.assigned})) as inquiries,
       (select count(*)::integer from tablets where branch_id = $1 and revoked_at is null) as tablets,
       (select count(*)::integer from accounts where branch_id = $1 and not disable) as staff`,
    [branch_id, last_date],
  );
  const [open] = rows;
  if (open === undefined) throw new Error('sums without a row');
  return open;
}

/** Stays that are promised for later days than the last one. */
export async function reservesAfter(db: Queryable, branch_id: number, last_date: TokyoDate): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select id from reserves where branch_id = $1 and reserve_date > $2 and live
       and childcare_status = ${childcareStatus.code.upcoming} order by start_datetime, id`,
    [branch_id, last_date],
  );
  return rows.map(({ id }) => id);
}

export async function setLastDate(tx: Transaction, branch_id: number, last_date: TokyoDate | null): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    'update branches set last_date = $2 where id = $1 returning version',
    [branch_id, last_date],
  );
  return rows[0]?.version ?? 0;
}

type EndInsert = {
  branch_id: number;
  last_date: TokyoDate;
  answer_until: TokyoDate;
  reason: string;
  closure_id: number | null;
  account_id: number;
};

export async function insertEnd(tx: Transaction, row: EndInsert): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into branch_ends (branch_id, last_date, answer_until, reason, closure_id, account_id)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [row.branch_id, row.last_date, row.answer_until, row.reason, row.closure_id, row.account_id],
  );
  return rows[0]?.id ?? 0;
}

export async function withdrawEnd(tx: Transaction, id: number, account_id: number): Promise<void> {
  await tx.query('update branch_ends set withdrawn_at = app.now(), withdrawn_account_id = $2 where id = $1', [
    id,
    account_id,
  ]);
}

export async function writeAuthorityTold(tx: Transaction, id: number, date: TokyoDate | null): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    'update branch_ends set authority_told_date = $2, version = version + 1 where id = $1 returning version',
    [id, date],
  );
  return rows[0]?.version ?? 0;
}

/** Ends whose families had their time to answer. */
export async function endsToSettle(
  db: Queryable,
): Promise<{ id: number; branch_id: number; last_date: TokyoDate; reason: string }[]> {
  const { rows } = await db.query<{ id: number; branch_id: number; last_date: TokyoDate; reason: string }>(
    `select id, branch_id, last_date, reason from branch_ends
     where settled_at is null and withdrawn_at is null and answer_until < app.tokyo_today() order by id`,
  );
  return rows;
}

/** False if it was taken back or settled meanwhile; the row stays locked. */
export async function lockEndToSettle(tx: Transaction, id: number): Promise<boolean> {
  const { rows } = await tx.query(
    'select from branch_ends where id = $1 and settled_at is null and withdrawn_at is null for update',
    [id],
  );
  return rows.length > 0;
}

export async function markSettled(tx: Transaction, id: number): Promise<void> {
  await tx.query('update branch_ends set settled_at = app.now() where id = $1', [id]);
}
