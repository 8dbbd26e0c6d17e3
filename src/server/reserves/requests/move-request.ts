import { Refusal } from '../../../contract/refusal.ts';
import { approvalStatus, cancelCause, cancelType } from '../../../domain/codes.ts';
import { holdCustomer } from '../../membership/store/customer-standing.ts';
import type { Transaction } from '../../postgres/database.ts';
import { cancelSeats } from '../cancel-seats.ts';
import type { MoveRequest } from '../reserve-request.ts';
import { type ReservedSeats, reserveSeats } from '../reserve-seats.ts';
import { isKeyUsed } from '../store/request-stay.ts';
import { lockBranchDay } from '../store/reserve-facts.ts';
import { lockReserve } from '../store/reserves.ts';
import { canBeMoved } from './request-alternatives.ts';

/**
 * A seat in the place of a request: the request is given up first, because the children would else be in two places, and
 * comes back with the transaction if the seat cannot be had. Locked in the order every save uses: day, customer, reserve.
 */
export async function moveFromRequest(
  tx: Transaction,
  reserve_id: number,
  asked: Omit<MoveRequest, 'withdrawnRequest'>,
): Promise<ReservedSeats> {
  const { now, customerId } = asked;
  await lockBranchDay(tx, asked.branchId, asked.reserve.reserve_date);
  await holdCustomer(tx, customerId);
  const request = await lockReserve(tx, reserve_id);
  if (request === null || request.customer_id !== customerId) throw new Refusal('not_found');
  // The same press again: answered as the first time.
  if (await isKeyUsed(tx, customerId, asked.idempotencyKey))
    return reserveSeats(tx, { ...asked, withdrawnRequest: null });
  if (!canBeMoved(request, now)) throw new Refusal('request_decided');
  const waits = request.approval_status === approvalStatus.code.pending;
  if (waits) {
    await cancelSeats(tx, {
      now,
      reserveId: reserve_id,
      customerId: customerId,
      memberId: asked.memberId,
      cancelType: cancelType.code.byCustomer,
      cancelCause: cancelCause.code.family,
      remarks: '',
      quotedFee: 0,
      skipNotification: true,
      replaced: true,
    });
  }
  const reserved = await reserveSeats(tx, { ...asked, withdrawnRequest: waits ? request : null });
  if (reserved.approval_status === approvalStatus.code.pending) throw new Refusal('alternative_gone');
  return reserved;
}
