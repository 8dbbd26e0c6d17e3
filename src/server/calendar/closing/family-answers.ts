import { Refusal } from '../../../contract/refusal.ts';
import { cancelCause, cancelType } from '../../../domain/codes.ts';
import { closureChoice } from '../../../domain/staff-codes.ts';
import { hashUuid } from '../../auth/store/secrets.ts';
import type { Transaction } from '../../postgres/database.ts';
import { cancelSeats } from '../../reserves/cancel-seats.ts';
import type { ReserveRequest } from '../../reserves/reserve-request.ts';
import { reserveSeats } from '../../reserves/reserve-seats.ts';
import { lockBranchDay } from '../../reserves/store/reserve-facts.ts';
import { contentHash } from '../../same-content.ts';
import { lockMovable, type MovableReserve, writeMove } from '../store/closure-moves.ts';
import { markConfirmed } from '../store/closure-notices.ts';

type Answering = {
  now: Date;
  customer_id: number;
  member_id: number;
  closure_notice_id: number;
  reserve_id: number;
};
type Moving = Answering & { branch_id: number; quoted_amount: number };

/** The same stay at another branch. */
const requestOf = (stay: MovableReserve, moving: Moving): ReserveRequest => ({
  by: 'closure',
  now: moving.now,
  customerId: moving.customer_id,
  memberId: moving.member_id,
  branchId: moving.branch_id,
  childIds: stay.children.map(({ child_id }) => child_id),
  reserve: {
    reserve_date: stay.reserve_date,
    start_datetime: stay.start_datetime,
    end_datetime: stay.end_datetime,
    pick_up_name: stay.pick_up_name,
    pick_up_tel: stay.pick_up_tel,
    remarks: stay.remarks,
  },
  meals: (child) => {
    const meals = stay.children.find(({ child_id }) => child_id === child);
    return {
      breakfast_support_flag: meals?.breakfast_support_flag ?? false,
      lunch_support_flag: meals?.lunch_support_flag ?? false,
      supper_support_flag: meals?.supper_support_flag ?? false,
    };
  },
  useTickets: stay.use_tickets,
  quotedAmount: moving.quoted_amount,
  idempotencyKey: hashUuid(`closure reserve ${stay.closure_reserve_id}`),
  contentHash: contentHash({ closure_reserve_id: stay.closure_reserve_id, branch_id: moving.branch_id }),
  currentDay: stay.current_day_flag,
});

/**
 * The family's press: the seat elsewhere is taken and the one at the closing branch given back free of charge, both or
 * neither. A second press is answered with the first one's reserve.
 */
export async function moveToOtherBranch(
  tx: Transaction,
  moving: Moving,
): Promise<{ reserve_id: number; branch_id: number }> {
  const about = await lockMovable(tx, moving);
  if (about === null) throw new Refusal('not_found');
  if (about.moved_reserve_id !== null && about.moved_branch_id !== null) {
    return { reserve_id: about.moved_reserve_id, branch_id: about.moved_branch_id };
  }
  // Cancelled by the family or the branch since then, apart from this closure.
  if (!about.live && about.choice !== closureChoice.code.cancel) throw new Refusal('not_cancellable_reserve');
  // Days before rows, as every reserve takes them.
  await lockBranchDay(tx, moving.branch_id, about.reserve_date);
  if (about.live) await cancelWithoutFee(tx, moving, true);
  const { reserve_id, branch_id } = await reserveSeats(tx, requestOf(about, moving));
  await writeMove(tx, about.closure_reserve_id, { reserve_id, branch_id });
  await markConfirmed(tx, moving.closure_notice_id, moving.customer_id);
  return { reserve_id, branch_id };
}

export async function declineMove(tx: Transaction, answering: Answering): Promise<void> {
  const about = await lockMovable(tx, answering);
  if (about === null) throw new Refusal('not_found');
  if (about.live) await cancelWithoutFee(tx, answering, false);
  if (about.moved_reserve_id === null) await writeMove(tx, about.closure_reserve_id, null);
  await markConfirmed(tx, answering.closure_notice_id, answering.customer_id);
}

/** The family pressed, but the branch is the cause: never a fee. A move is announced by the new seat's message. */
async function cancelWithoutFee(tx: Transaction, answering: Answering, moved: boolean): Promise<void> {
  await cancelSeats(tx, {
    now: answering.now,
    reserveId: answering.reserve_id,
    customerId: answering.customer_id,
    memberId: answering.member_id,
    cancelType: cancelType.code.byCustomer,
    cancelCause: cancelCause.code.branch,
    remarks: moved ? '園の休園により、別の園へ移動' : '園の休園によるキャンセル',
    quotedFee: null,
    waive: true,
    ...(moved ? { skipNotification: true as const } : {}),
  });
}
