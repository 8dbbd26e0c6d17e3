import { documentKind } from '../../../../domain/billing/papers/paper-codes.ts';
import type { CertificateLine, ProvidedStay } from '../../../../domain/books/certificates/certificate.ts';
import { type Bill, linesOfBill, type StayCover } from '../../../../domain/books/entry-lines.ts';
import {
  cancelSettlementStatus,
  certificateKind,
  childAttendance,
  childcareSettlement,
} from '../../../../domain/codes.ts';
import { correctionSettlement } from '../../../../domain/staff-codes.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import { sum } from '../../../../domain/yen.ts';
import type { Queryable } from '../../../postgres/database.ts';

const { toSettle, chargeFailed } = childcareSettlement.code;
const corrections = correctionSettlement.code;
const openCorrections = [
  corrections.toCharge,
  corrections.chargeFailed,
  corrections.refunding,
  corrections.refundFailed,
].join(', ');

/** A stay that took place: reserve_details d of reserves r. */
const tookPlace = `not d.schoolchild_flag
  and d.attendance_status in (${childAttendance.code.present}, ${childAttendance.code.left})`;
/** The branch had its 確認 on the day. */
const confirmed = `exists (select from branch_certificates t where t.branch_id = r.branch_id
  and t.kind = ${certificateKind.code.freeCare} and t.start_date <= r.reserve_date
  and (t.end_date is null or r.reserve_date <= t.end_date))`;
/** Lines of the books of a reserve's care, whatever happened to them since. */
const linesOfReserve = `select l.*, p.payment_date, p.amount as paid from payments p join app.payment_lines l on l.payment_id = p.id
  where p.reserve_id = r.id or p.childcare_id = (select u.id from childcares u where u.reserve_id = r.id)`;
/** Something of the reserve is not settled: its stay, a correction of it, or the fee that is in its place. */
const isOpen = `(exists (select from childcares u where u.reserve_id = r.id
      and (u.end_datetime is null or u.status = ${chargeFailed} or u.status = ${toSettle} and u.total_amount > 0))
    or exists (select from childcare_corrections k join childcares u on u.id = k.childcare_id
      where u.reserve_id = r.id and k.status in (${openCorrections}))
    or exists (select from reserve_cancellations x where x.reserve_id = r.id and x.cancel_settlement_status
      in (${cancelSettlementStatus.code.toCharge}, ${cancelSettlementStatus.code.chargeFailed})))`;

interface CertificateMonth {
  child_id: number;
  child_name: string;
  /** Its first day. */
  month: TokyoDate;
  branch_id: number;
  branch_name: string;
  confirmed: boolean;
  days: number;
  covered: number;
  not_covered: number;
  /** Days of the child's whole month, at whatever branch, of which something is open. */
  unpaid_dates: TokyoDate[];
  issued_id: number | null;
  issued_number: string | null;
  issued_at: Date | null;
}

/** Months in which a family's children, no schoolchildren, were in care: newest first. */
export async function certificateMonths(
  db: Queryable,
  customer_ids: readonly number[],
  from: TokyoDate,
): Promise<CertificateMonth[]> {
  const { rows } = await db.query<CertificateMonth>(
    `with care as (
       select d.child_id, c.name as child_name, date_trunc('month', r.reserve_date)::date as month, r.branch_id,
         r.reserve_date, ${confirmed} as confirmed, paid.covered, paid.not_covered
       from children c join reserve_details d on d.child_id = c.id join reserves r on r.id = d.reserve_id
       left join lateral (select sum(l.amount) filter (where l.covered_flag) as covered,
           sum(l.amount) filter (where not l.covered_flag) as not_covered
         from (${linesOfReserve}) l where l.child_id = d.child_id) paid on true
       where c.customer_id = any ($1) and r.reserve_date >= $2 and ${tookPlace}
     )
     select m.child_id, m.child_name, m.month, m.branch_id, b.name as branch_name, m.confirmed, m.days, m.covered,
       m.not_covered, array(select distinct r.reserve_date::text from reserve_details d join reserves r on r.id = d.reserve_id
         where d.child_id = m.child_id and r.reserve_date >= m.month and r.reserve_date < m.month + interval '1 month'
           and ${isOpen} order by 1) as unpaid_dates,
       i.id as issued_id, i.number as issued_number, i.issued_at
     from (select child_id, child_name, month, branch_id, bool_or(confirmed) as confirmed,
         count(distinct reserve_date) filter (where confirmed)::integer as days,
         coalesce(sum(covered) filter (where confirmed), 0)::integer as covered,
         coalesce(sum(not_covered) filter (where confirmed), 0)::integer as not_covered
       from care group by child_id, child_name, month, branch_id) m
     join branches b on b.id = m.branch_id
     left join lateral (select i.id, i.number, i.issued_at from issued_documents i
       where i.kind = ${documentKind.code.certificate} and i.child_id = m.child_id and i.branch_id = m.branch_id
         and i.period_start = m.month order by i.id desc limit 1) i on true
     order by m.month desc, m.child_id, m.branch_id`,
    [customer_ids, from],
  );
  return rows;
}

/** Each stay of a child's month at a branch, on days with 確認. */
export async function staysOfMonth(
  db: Queryable,
  { child_id, branch_id, month }: { child_id: number; branch_id: number; month: TokyoDate },
): Promise<ProvidedStay[]> {
  const { rows } = await db.query<ProvidedStay>(
    `select r.reserve_date as date, d.arrived_datetime as start, coalesce(d.left_datetime, d.arrived_datetime) as "end"
     from reserve_details d join reserves r on r.id = d.reserve_id
     where d.child_id = $1 and r.branch_id = $2 and r.reserve_date >= $3
       and r.reserve_date < $3::date + interval '1 month' and ${tookPlace} and ${confirmed}
     order by d.arrived_datetime`,
    [child_id, branch_id, month],
  );
  return rows;
}

export type PaidLine = CertificateLine & { payment_id: number; payment_date: TokyoDate };

/** What was paid for those stays, and given back since. */
export async function linesOfMonth(
  db: Queryable,
  { child_id, branch_id, month }: { child_id: number; branch_id: number; month: TokyoDate },
): Promise<PaidLine[]> {
  const { rows } = await db.query<PaidLine>(
    `select r.reserve_date as date, l.line, l.tax, l.covered_flag, l.amount, l.payment_id, l.payment_date
     from reserve_details d join reserves r on r.id = d.reserve_id
     join lateral (${linesOfReserve}) l on l.child_id = d.child_id
     where d.child_id = $1 and r.branch_id = $2 and r.reserve_date >= $3
       and r.reserve_date < $3::date + interval '1 month' and ${tookPlace} and ${confirmed}
     order by r.reserve_date, l.payment_id, l.id`,
    [child_id, branch_id, month],
  );
  return rows;
}

/**
 * What 無償化 covers of a child's month so far: what was paid, and of stays that are over but not charged yet what their
 * bill says.
 */
export async function coveredSoFar(db: Queryable, child_ids: readonly number[], month: TokyoDate) {
  type Stay = { child_id: number; paid: number; open: { bill: Bill; cover: StayCover } | null };
  const { rows } = await db.query<Stay>(
    `select d.child_id, paid.covered::integer as paid,
       case when u.status in (${toSettle}, ${chargeFailed}) then jsonb_build_object('cover', app.stay_cover(r.id),
         'bill', jsonb_build_object('amount_lines', u.amount_lines, 'number_of_tickets_used', u.number_of_tickets_used,
           'others_discount_amount', u.others_discount_amount)) end as open
     from reserve_details d join reserves r on r.id = d.reserve_id join childcares u on u.reserve_id = r.id
     cross join lateral (select coalesce(sum(l.amount), 0) as covered from (${linesOfReserve}) l
       where l.child_id = d.child_id and l.covered_flag) paid
     where d.child_id = any ($1) and r.reserve_date >= $2 and r.reserve_date < $2::date + interval '1 month'
       and u.end_datetime is not null and ${tookPlace}`,
    [child_ids, month],
  );
  const used = new Map<number, number>();
  for (const { child_id, paid, open } of rows) {
    const billed = open === null ? [] : linesOfBill(open.bill, open.cover);
    const own = billed.filter((line) => line.covered_flag && line.child_id === child_id);
    const covered = open === null ? paid : sum(own.map(({ amount }) => amount));
    used.set(child_id, (used.get(child_id) ?? 0) + covered);
  }
  return used;
}
