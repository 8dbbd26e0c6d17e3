import type { MinimumFee } from '../../../domain/billing/cancelling/cancellation-fee.ts';
import type { PriceLine } from '../../../domain/billing/pricing.ts';
import type { Meals } from '../../../domain/calendar/meals.ts';
import { type ApprovalStatus, type ChildcareStatus, childcareStatus } from '../../../domain/codes.ts';
import { type FamilyRole, familyRole } from '../../../domain/family/family-codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Transaction } from '../../postgres/database.ts';
import type { ChildFacts } from '../../reserves/store/reserve-facts.ts';
import type { DetailWrite } from '../../reserves/store/reserves.ts';
import { writeAutomaticAudit } from '../../store/audit.ts';

const { upcoming } = childcareStatus.code;
const { payingMember } = familyRole.code;

export type LockedChild = { id: number; customer_id: number; name: string; date_of_birth: TokyoDate };

/** The child with its family locked, in the order of every save: customer first. Null for none, or another family's. */
export async function lockChild(
  tx: Transaction,
  child_id: number,
  customer_id: number | null,
): Promise<LockedChild | null> {
  await tx.query(
    `select from customers where id = (select customer_id from children where id = $1) for no key update`,
    [child_id],
  );
  const { rows } = await tx.query<LockedChild>(
    `select id, customer_id, name, date_of_birth from children
     where id = $1 and not disable and customer_id = coalesce($2, customer_id) for no key update`,
    [child_id, customer_id],
  );
  return rows[0] ?? null;
}

/** A reserve still to come, with each child's birth date as it was agreed. */
export type AgreedReserve = MinimumFee & {
  id: number;
  branch_id: number;
  branch_name: string;
  branch_tel: string;
  customer_id: number;
  reserve_date: TokyoDate;
  start_datetime: Date;
  end_datetime: Date;
  approval_status: ApprovalStatus;
  childcare_status: ChildcareStatus;
  created_at: Date;
  free_cancel_until: Date | null;
  current_day_flag: boolean;
  reserve_amount: number;
  payable_amount: number;
  amount_lines: PriceLine[];
  children: (Meals & ChildFacts)[];
};

/** The live reserves of a child that have not begun, earliest first, locked. */
export const lockUpcomingReserves = (tx: Transaction, child_id: number): Promise<AgreedReserve[]> =>
  lockUpcoming(tx, 'r.id in (select d.reserve_id from reserve_details d where d.child_id = $1 and d.live)', child_id);

/** The same of a whole family. */
export const lockUpcomingReservesOf = (tx: Transaction, customer_id: number): Promise<AgreedReserve[]> =>
  lockUpcoming(tx, 'r.customer_id = $1', customer_id);

async function lockUpcoming(tx: Transaction, whose: string, id: number): Promise<AgreedReserve[]> {
  const { rows } = await tx.query<AgreedReserve>(
    `select r.id, r.branch_id, b.name as branch_name, b.tel as branch_tel, r.customer_id, r.reserve_date,
       r.start_datetime, r.end_datetime, r.approval_status, r.childcare_status, r.created_at,
       r.current_day_flag, r.reserve_amount, app.payable_amount(r.id) as payable_amount, r.amount_lines,
       r.kept_cancel_amount, r.kept_cancel_deadline, r.free_cancel_until,
       (select json_agg(json_build_object('id', k.id, 'name', k.name, 'date_of_birth', o.date_of_birth,
          'breakfast_support_flag', o.breakfast_support_flag, 'lunch_support_flag', o.lunch_support_flag,
          'supper_support_flag', o.supper_support_flag, 'current_day_paid_percent', o.current_day_paid_percent,
          'subsidy_facts', app.child_subsidies(k.id, r.reserve_date, r.id)) order by o.id)
        from reserve_details o join children k on k.id = o.child_id where o.reserve_id = r.id) as children
     from reserves r join branches b on b.id = r.branch_id
     where r.live and r.childcare_status = ${upcoming} and ${whose}
     order by r.start_datetime, r.id for no key update of r`,
    [id],
  );
  return rows;
}

/** One child's agreed birth date in a reserve, and what the reserve costs with it. */
export async function writeAgreedBirthDate(
  tx: Transaction,
  reserve_id: number,
  detail: Omit<DetailWrite, keyof Meals | 'current_day_paid_percent'>,
  price: { reserve_amount: number; amount_lines: readonly PriceLine[] },
): Promise<void> {
  await tx.query(
    `update reserve_details set date_of_birth = $3, zero_year_old_flag = $4, schoolchild_flag = $5
     where reserve_id = $1 and child_id = $2`,
    [reserve_id, detail.child_id, detail.date_of_birth, detail.zero_year_old_flag, detail.schoolchild_flag],
  );
  await tx.query('update reserves set reserve_amount = $2, amount_lines = $3 where id = $1', [
    reserve_id,
    price.reserve_amount,
    JSON.stringify(price.amount_lines),
  ]);
}

/** What the family accepted with another plan; a reserve that was changed or cancelled meanwhile is left alone. */
export async function writeAgreedAmounts(
  tx: Transaction,
  customer_id: number,
  agreed: readonly AgreedAmount[],
): Promise<void> {
  if (agreed.length === 0) return;
  const { rows: payer } = await tx.query<{ family_member_id: number }>(
    `select id as family_member_id from family_members where customer_id = $1 and role = ${payingMember}`,
    [customer_id],
  );
  for (const { reserve_id, amount_before, reserve_amount, amount_lines } of agreed) {
    const { rows } = await tx.query<{ branch_id: number }>(
      `update reserves set reserve_amount = $3, amount_lines = $4
       where id = $1 and live and childcare_status = ${upcoming} and reserve_amount = $2 returning branch_id`,
      [reserve_id, amount_before, reserve_amount, JSON.stringify(amount_lines)],
    );
    const by = {
      action: 'familyChangedPlan' as const,
      role: payingMember,
      family_member_id: payer[0]?.family_member_id ?? null,
    };
    for (const { branch_id } of rows) {
      await auditAgreed(tx, { id: reserve_id, branch_id }, { ...by, amount_before, reserve_amount });
    }
  }
}

/** A reserve that the family's own change agreed again: who, and the amount before and after. */
export const auditAgreed = (
  tx: Transaction,
  { id: record_id, branch_id }: { id: number; branch_id: number },
  by: {
    action: 'familyChangedPlan' | 'familyChangedBirthDate';
    role: FamilyRole;
    family_member_id: number | null;
    amount_before: number;
    reserve_amount: number;
  },
): Promise<void> =>
  writeAutomaticAudit(tx, {
    branch_id,
    action: by.action,
    table_name: 'reserves',
    record_id,
    reason: familyRole.label(by.role),
    before: { reserve_amount: by.amount_before },
    after: { reserve_amount: by.reserve_amount, family_member_id: by.family_member_id },
  });

export type AgreedAmount = {
  reserve_id: number;
  amount_before: number;
  reserve_amount: number;
  amount_lines: readonly PriceLine[];
};

export async function writeBirthDate(tx: Transaction, child_id: number, date_of_birth: TokyoDate): Promise<void> {
  await tx.query('update children set date_of_birth = $2 where id = $1', [child_id, date_of_birth]);
}
