import type { Quote } from '../../contract/functions/billing/price-lines.ts';
import { epochOf } from '../../domain/time.ts';
import { notify } from '../notifying/notify.ts';
import type { Transaction } from '../postgres/database.ts';
import type { EditFacts, SeatEdit } from './edit-seats.ts';
import { notifyBranch } from './notify-branch.ts';
import { type ReserveRow, readReserve } from './store/reserves.ts';

/** What has changed, to the family and to the branch. */
export async function notifyEdit(
  tx: Transaction,
  input: SeatEdit,
  facts: EditFacts,
  quote: Quote,
  change: {
    pending: boolean;
    before: ReserveRow;
    removedEventIds: readonly string[];
    waiverAsked: number | undefined;
  },
): Promise<void> {
  const { reserve, day, customer } = facts;
  const { pending, before, removedEventIds, waiverAsked } = change;
  const words = await readReserve(tx, reserve.id);
  if (words === null) throw new Error(`reserve ${reserve.id} is gone`);
  const { cancel_schedule, kept_cancel_amount, kept_cancel_deadline } = quote;
  const kept = { kept_cancel_amount, kept_cancel_deadline, created_at: reserve.created_at };
  // Every change is notified: the previous change's time keeps their keys distinct, also when a job is repeated.
  const occurrence = String(epochOf(reserve.updated_at)) + String(input.now.getTime());
  const { customer_id, id: reserve_id } = reserve;
  if (!input.skipNotification) {
    await notify(tx, {
      customer_id,
      reserve_id,
      kind: 'reserve_changed',
      data: {
        ...words,
        before,
        pending,
        cancel_schedule,
        ...kept,
        free_move_flag: quote.free_move_flag ?? false,
        waiver_asked: waiverAsked,
      },
      occurrence,
    });
  }
  await notifyBranch(tx, day, {
    reserveId: reserve_id,
    event: pending ? 'changed_request' : 'changed',
    words,
    customerName: customer.name,
    occurrence,
    removedEventIds,
    skipNotification: input.skipNotification,
  });
}
