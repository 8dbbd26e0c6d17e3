import { type ApprovalStatus, approvalStatus, type ChildcareStatus, childcareStatus } from './codes.ts';
import { percentOf, type Yen } from './money.ts';
import { type CancellationPolicy, rowInForce } from './settings.ts';
import { addDays, addMinutes, epochOf, type Instant, instantOf, minuteOf, tokyoDateOf } from './time.ts';

/**
 * Deadline and fee of a cancellation at a moment (domain-rules "Cancellation"). view_reserve_cancellation_fees computes
 * the same in SQL; both replay cases/cancellation-fee.json. The deadline itself is still free, 2 hours before the
 * start sharp is already the last tier.
 */
export type CancellationTier = 'pending' | 'free' | 'grace' | 'late' | 'last' | 'no_show';

export type CancellableReserve = {
  readonly start_datetime: Instant;
  readonly created_at: Instant;
  readonly reserve_amount: Yen;
  readonly approval_status: ApprovalStatus;
  readonly childcare_status: ChildcareStatus;
};

export type CancellationFee = {
  readonly tier: CancellationTier;
  readonly percent: number;
  readonly fee: Yen;
  /** Free until then, whatever the grace period says. */
  readonly deadline: Date;
  /** When the tier changes next: the first moment of the next tier; null when it stays as it is. */
  readonly next_change: Date | null;
};

export function cancellationFee(
  reserve: CancellableReserve,
  policies: readonly CancellationPolicy[],
  now: Instant,
): CancellationFee {
  const day = tokyoDateOf(reserve.start_datetime);
  const policy = rowInForce(policies, day);
  const deadline = instantOf(addDays(day, -policy.free_until_days_before), minuteOf(policy.free_until_time));
  const at = (tier: CancellationTier, percent: number, next_change: Date | null): CancellationFee => ({
    tier,
    percent,
    fee: percentOf(reserve.reserve_amount, percent),
    deadline,
    next_change,
  });

  if (reserve.approval_status === approvalStatus.code.pending) return at('pending', 0, null);
  if (reserve.childcare_status === childcareStatus.code.no_show) return at('no_show', policy.no_show_percent, null);

  const moment = epochOf(now);
  const grace_end = addMinutes(reserve.created_at, policy.grace_minutes);
  // In grace while now + lead < start, so at start − lead it is over, even inside the 15 minutes.
  const grace_lead = addMinutes(reserve.start_datetime, -policy.grace_lead_minutes);
  const last_start = addMinutes(reserve.start_datetime, -policy.last_minutes);
  const in_grace = moment <= grace_end.getTime() && moment < grace_lead.getTime();
  // An inclusive end: the next tier begins with the next millisecond.
  const after = (instant: Date): Date => new Date(instant.getTime() + 1);
  const grace_over = new Date(Math.min(after(grace_end).getTime(), grace_lead.getTime()));

  if (moment <= deadline.getTime()) {
    return at('free', 0, new Date(Math.max(after(deadline).getTime(), grace_over.getTime())));
  }
  if (in_grace) return at('grace', 0, grace_over);
  if (moment < last_start.getTime()) return at('late', policy.late_percent, last_start);
  return at('last', policy.last_percent, null);
}

/** The fee of a reserve whose child did not come. */
export function noShowFee(
  reserve: Pick<CancellableReserve, 'start_datetime' | 'reserve_amount'>,
  policies: readonly CancellationPolicy[],
): Yen {
  const policy = rowInForce(policies, tokyoDateOf(reserve.start_datetime));
  return percentOf(reserve.reserve_amount, policy.no_show_percent);
}
