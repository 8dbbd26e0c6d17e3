import { Refusal } from '../../../contract/refusal.ts';
import { cancelType } from '../../../domain/codes.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { isManager, mayActIn } from '../../auth/branch-access.ts';
import { CallableError, implement, refuse } from '../../callable/context.ts';
import { audited } from '../../store/audit.ts';
import { cancelSeats } from '../cancel-seats.ts';
import { readReserve } from '../store/reserves.ts';

/** On a parent's behalf, with a reason. Only a manager can waive the fee, also for 園の都合: other staff's request waits for one. */
export const staffCancelReserve = implement(
  'staffCancelReserve',
  async ({ database, clock, account }, input, acting) => {
    const { reserve_id, cancel_cause, cancel_remarks, waive_flag, ask_waiver_flag } = input;
    if (waive_flag === 1 && !isManager(account)) throw new CallableError('PERMISSION_DENIED');
    const reserve = await database.read(clock.now(), (db) => readReserve(db, reserve_id));
    if (reserve === null || !mayActIn(account, reserve.branch_id)) return refuse('not_found');
    // Only a manager may cancel on a past day, as with arrivals and departures entered later.
    if (reserve.reserve_date < tokyoDateOf(clock.now()) && !isManager(account))
      throw new Refusal('attendance_manager_needed');
    const asked = {
      now: clock.now(),
      reserveId: reserve_id,
      customerId: null,
      cancelType: cancelType.code.byStaff,
      cancelCause: cancel_cause,
      remarks: cancel_remarks,
      quotedFee: null,
      waive: waive_flag === 1 || ask_waiver_flag === 1,
      word: { account_id: account.id, reason: cancel_remarks, manager: isManager(account) },
    };
    const { branch_id } = reserve;
    const change = { account: acting, branch_id, table_name: 'reserves' } as const;
    const { cancel_amount } = await database.transaction(clock.now(), (tx) =>
      audited(tx, { ...change, record_id: reserve_id, reason: cancel_remarks }, () => cancelSeats(tx, asked)),
    );
    return { status: 'OK', cancel_amount };
  },
);
