import { paidElsewhere } from '../../domain/billing/pricing.ts';
import { approvalStatus } from '../../domain/codes.ts';
import type { TokyoDate } from '../../domain/time.ts';
import { sum } from '../../domain/yen.ts';
import { notify } from '../notifying/notify.ts';
import type { Transaction } from '../postgres/database.ts';
import { feesFromNow } from './stay.ts';
import { readReserve } from './store/reserves.ts';
import { sameDayHeir, writeSameDayLine } from './store/same-day.ts';

type LeftDay = { customer_id: number; date: TokyoDate; child_ids: readonly number[]; now: Date };

/**
 * The same-day line is paid once per child and day. Where the stay that carried it is gone, it moves to another one of that
 * child and day, as that one's quote said it may; what a cancellation fee has paid of it does not move (decision 68). The
 * caller holds the customer's row.
 */
export async function moveSameDayLines(tx: Transaction, { child_ids, now, ...day }: LeftDay): Promise<void> {
  for (const child_id of child_ids) {
    const heir = await sameDayHeir(tx, { ...day, child_id });
    if (heir === null) continue;
    const before = await readReserve(tx, heir.reserve_id);
    const amount_lines = heir.amount_lines.map((line) =>
      line.kind === 'current_day' && line.child_index === heir.child_index
        ? paidElsewhere(line, heir.paid_percent)
        : line,
    );
    const reserve_amount = sum(amount_lines.map(({ amount }) => amount));
    await writeSameDayLine(tx, { ...heir, amount_lines, reserve_amount });
    const words = await readReserve(tx, heir.reserve_id);
    if (before === null || words === null) throw new Error(`reserve ${heir.reserve_id} is gone`);
    const pending = words.approval_status === approvalStatus.code.pending;
    const cancel_schedule = await feesFromNow(tx, words, now);
    await notify(tx, {
      customer_id: words.customer_id,
      reserve_id: words.id,
      kind: 'reserve_changed',
      data: { ...words, before, pending, cancel_schedule, because: 'same_day_line' },
      occurrence: `same-day ${child_id} ${now.getTime()}`,
    });
  }
}
