import { type CancelCause, cancelCause } from '../../codes.ts';
import type { DeskCancellationPolicy } from '../../settings/settings.ts';
import { addDays, addMinutes, epochOf, type Instant, type TokyoDate } from '../../time.ts';
import { percentOf, type Yen } from '../../yen.ts';
import { type CancellableReserve, type CancellationFee, payableAmount } from './cancellation-fee.ts';

/**
 * The tier for a sick child and the move to another day (product-rules.md "Cancellation"). view_reserve_cancellation_fees states
 * the same in SQL; both replay cases/fair-cancellation.json.
 */
type IllnessTier = {
  /** What cancelling for illness costs now; the usual fee once the turns are used up. */
  readonly fee: Yen;
  /** Turns left in the quarter of the reserve's day. */
  readonly left: number;
  /** Until then the family may report it without staff. */
  readonly until: Date;
  /** Cancelling now takes one of the turns: only where it makes the fee lower. */
  readonly takesTurn: boolean;
};

type IllnessPolicy = Pick<
  DeskCancellationPolicy,
  'illness_percent' | 'illness_limit_per_quarter' | 'illness_until_minutes'
>;

export function illnessTier(
  quote: Pick<CancellationFee, 'fee'>,
  reserve: Pick<CancellableReserve, 'reserve_amount' | 'payable_amount' | 'start_datetime'>,
  policy: IllnessPolicy,
  turnsUsed: number,
): IllnessTier {
  const left = Math.max(policy.illness_limit_per_quarter - turnsUsed, 0);
  const fee = left > 0 ? Math.min(quote.fee, percentOf(payableAmount(reserve), policy.illness_percent)) : quote.fee;
  const until = addMinutes(reserve.start_datetime, -policy.illness_until_minutes);
  return { fee, left, until, takesTurn: fee < quote.fee };
}

/** What is charged by who caused it: the branch's cause costs nothing, illness its own percentage and never more than the tier. */
export function feeByCause(quote: Pick<CancellationFee, 'fee'>, cause: CancelCause, illness: IllnessTier): Yen {
  if (cause === cancelCause.code.branch) return 0;
  return cause === cancelCause.code.illness ? illness.fee : quote.fee;
}

type MovePolicy = Pick<DeskCancellationPolicy, 'move_until_minutes' | 'move_within_days' | 'move_limit'>;

/** The move to another day that keeps no fee: early enough, near enough, and not used up. */
export function isFreeMove(
  before: { readonly start_datetime: Instant; readonly reserve_date: TokyoDate; readonly free_moves: number },
  policy: MovePolicy,
  { date, now }: { readonly date: TokyoDate; readonly now: Instant },
): boolean {
  return (
    date !== before.reserve_date &&
    date <= addDays(before.reserve_date, policy.move_within_days) &&
    epochOf(now) <= addMinutes(before.start_datetime, -policy.move_until_minutes).getTime() &&
    before.free_moves < policy.move_limit
  );
}

/** The months within which the turns of illness are counted, in Tokyo: 10〜12月. */
export function quarterText(date: TokyoDate): string {
  const first = Math.floor((Number(date.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${first}〜${first + 2}月`;
}
