import { Refusal } from '../../../contract/refusal.ts';
import { childAttendance, childcareStatus } from '../../../domain/codes.ts';
import { beginChildcare, lockChildcareOfReserve } from '../../attendance/store/childcares.ts';
import { type Transaction, violatedConstraint } from '../../postgres/database.ts';
import { writeChildAttendance } from '../../reserves/store/child-attendance.ts';
import { writeReserveState } from '../../reserves/store/reserves.ts';
import { type Acting, audited } from '../../store/audit.ts';
import { dropMistakenFee, setStaySettled, writeCorrectedBill } from '../store/corrected-stays.ts';
import type { CorrectionPlan } from './plan-correction.ts';

/** Writes times, bill and tickets as planned; answers the stay, which a mistaken no-show gets only now. */
export async function writeCorrection(
  tx: Transaction,
  { account, reason }: { account: Acting; reason: string },
  plan: CorrectionPlan,
): Promise<number> {
  const { reserve, mistakenFee, children, amount, stay, before, after } = plan;
  const came = children.flatMap((child) => (child.came ? [child] : []));
  const start_datetime = new Date(Math.min(...came.map((child) => child.start_datetime.getTime())));
  const end_datetime = new Date(Math.max(...came.map((child) => child.end_datetime.getTime())));
  const { branch_id } = reserve;
  const record = { account, branch_id, reason } as const;
  const childcare_id = stay?.id ?? (await makeStay());
  async function makeStay(): Promise<number> {
    if (mistakenFee !== null) {
      const change = { ...record, table_name: 'reserve_cancellations', record_id: mistakenFee.id } as const;
      await audited(tx, change, () => dropMistakenFee(tx, mistakenFee.id));
    }
    await audited(tx, { ...record, table_name: 'reserves', record_id: reserve.id }, () =>
      writeReserveState(tx, reserve.id, { childcare_status: childcareStatus.code.left }).catch(refuseTwoPlaces),
    );
    await beginChildcare(tx, reserve, start_datetime);
    return (await lockChildcareOfReserve(tx, reserve.id))?.id ?? 0;
  }
  const { left, absent } = childAttendance.code;
  for (const child of children) {
    const line = child.came
      ? { attendance_status: left, arrived_datetime: child.start_datetime, left_datetime: child.end_datetime }
      : { attendance_status: absent, absent_cause: child.absent_cause };
    await writeChildAttendance(tx, reserve.id, [child.child_id], line);
  }
  const changed = before.others_discount_amount !== after.others_discount_amount;
  const others_discount_account_id = changed && after.others_discount_amount > 0 ? account.id : null;
  await audited(tx, { ...record, table_name: 'childcares', record_id: childcare_id }, async () => {
    const { others_discount_reason } = after;
    const bill = { start_datetime, end_datetime, amount, others_discount_reason, others_discount_account_id };
    await writeCorrectedBill(tx, childcare_id, bill);
    if (!plan.unpaid && (stay === null || plan.difference > 0)) await setStaySettled(tx, childcare_id);
  });
  return childcare_id;
}

/** The child was looked after elsewhere at that time, under a separate reserve. */
function refuseTwoPlaces(error: unknown): never {
  if (violatedConstraint(error) !== 'child_never_in_two_places') throw error;
  throw new Refusal('reserve_overlap', {
    msg: 'お子さまは、この時間に別のご予約でお預かりしています。どちらのご利用が正しいか確認してください。',
  });
}
