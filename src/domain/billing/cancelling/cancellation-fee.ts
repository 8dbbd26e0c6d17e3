import { type ApprovalStatus, approvalStatus, type ChildcareStatus, childcareStatus } from '../../codes.ts';
import { rowInForce } from '../../settings/in-force.ts';
import type { CancellationPolicy } from '../../settings/settings.ts';
import { addDays, addMinutes, epochOf, type Instant, instantOf, minuteOf, tokyoDateOf } from '../../time.ts';
import { percentOf, type Yen } from '../../yen.ts';

/**
 * Deadline and fee of a cancellation at a moment (product-rules.md "Cancellation"). view_reserve_cancellation_fees computes
 * the same in SQL; both replay cases/cancellation-fee.json. The deadline itself is still free, 2 hours before the
 * start sharp is already the last tier.
 */
export const cancellationTiers = ['pending', 'free', 'grace', 'late', 'last', 'no_show'] as const;
export type CancellationTier = (typeof cancellationTiers)[number];

/** The sentence beside a step of the fee; nothing where it costs nothing. */
function tierReason(tier: CancellationTier, policy: CancellationPolicy): string {
  if (tier === 'late') return policy.late_reason;
  if (tier === 'last') return policy.last_reason;
  return tier === 'no_show' ? policy.no_show_reason : '';
}

export type CancellableReserve = {
  readonly start_datetime: Instant;
  readonly created_at: Instant;
  readonly reserve_amount: Yen;
  /** Of a stored reserve: the lower of agreed and present amount (app.payable_amount), of which the fee is a share. */
  readonly payable_amount?: Yen;
  readonly approval_status: ApprovalStatus;
  readonly childcare_status: ChildcareStatus;
  /** Made from the waitlist, without a press: free until then, whatever the tier. */
  readonly free_cancel_until?: Instant | null;
} & MinimumFee;

/** What an edit after the free deadline leaves behind: the strictest fee and deadline the reserve has been under. */
export type MinimumFee = {
  /** Yen, so that it covers as much of the amount as was at stake, however the amount changes later. */
  readonly kept_cancel_amount: Yen;
  readonly kept_cancel_deadline: Instant | null;
};
export const noMinimumFee: MinimumFee = { kept_cancel_amount: 0, kept_cancel_deadline: null };

export type CancellationFee = {
  readonly tier: CancellationTier;
  /** Of this tier; a minimum fee can be higher. */
  readonly percent: number;
  readonly fee: Yen;
  /** Why this tier costs so much, in one sentence; '' where it costs nothing, or a minimum fee from before a change applies. */
  readonly reason: string;
  /** A minimum fee from before a change applies: by the tier alone it would be lower. */
  readonly kept: boolean;
  /** Free until then, whatever the grace period says; the earliest one the reserve has been under. */
  readonly deadline: Date;
  /** When the tier changes next: the first moment of the next tier; null when it stays as it is. */
  readonly nextChange: Date | null;
};

export function cancellationFee(
  reserve: CancellableReserve,
  policies: readonly CancellationPolicy[],
  now: Instant,
): CancellationFee {
  const day = tokyoDateOf(reserve.start_datetime);
  const policy = rowInForce(policies, day);
  const deadline = instantOf(addDays(day, -policy.free_until_days_before), minuteOf(policy.free_until_time));
  const strictest = Math.min(deadline.getTime(), epochOf(reserve.kept_cancel_deadline ?? deadline));
  const at = (tier: CancellationTier, percent: number, nextChange: Date | null): CancellationFee => {
    const due = withMinimum(reserve, percent);
    const reason = due.kept || due.fee === 0 ? '' : tierReason(tier, policy);
    return { tier, percent, ...due, reason, deadline: new Date(strictest), nextChange };
  };

  if (reserve.approval_status === approvalStatus.code.pending) return at('pending', 0, null);
  if (reserve.childcare_status === childcareStatus.code.noShow) return at('no_show', policy.no_show_percent, null);

  const moment = epochOf(now);
  const graceEnd = addMinutes(reserve.created_at, policy.grace_minutes);
  // In grace while now + lead < start, so at start − lead it is over, even inside the 15 minutes.
  const graceLead = addMinutes(reserve.start_datetime, -policy.grace_lead_minutes);
  const lastStart = addMinutes(reserve.start_datetime, -policy.last_minutes);
  const in_grace = moment <= graceEnd.getTime() && moment < graceLead.getTime();
  // An inclusive end: the next tier begins with the next millisecond.
  const after = (instant: Date): Date => new Date(instant.getTime() + 1);
  const graceOver = Math.min(after(graceEnd).getTime(), graceLead.getTime());
  const takenBack = after(addMinutes(reserve.created_at, policy.take_back_minutes)).getTime();
  const freeOver = Math.max(automaticFreeOver(reserve, after), policy.take_back_minutes > 0 ? takenBack : 0);

  if (moment <= deadline.getTime()) {
    return at('free', 0, new Date(Math.max(after(deadline).getTime(), graceOver, freeOver)));
  }
  if (in_grace || moment < freeOver) return at('grace', 0, new Date(Math.max(in_grace ? graceOver : 0, freeOver)));
  if (moment < lastStart.getTime()) return at('late', policy.late_percent, lastStart);
  return at('last', policy.last_percent, null);
}

/** When a reserve made automatically from the waitlist stops being free to cancel; 0 for every other reserve. */
function automaticFreeOver(
  { free_cancel_until, start_datetime }: Pick<CancellableReserve, 'free_cancel_until' | 'start_datetime'>,
  after: (instant: Date) => Date,
): number {
  if (free_cancel_until === null || free_cancel_until === undefined) return 0;
  return Math.min(after(new Date(epochOf(free_cancel_until))).getTime(), epochOf(start_datetime));
}

/** What a fee is a share of: the company's later changes lower it, and never raise it. */
export const payableAmount = (reserve: Pick<CancellableReserve, 'reserve_amount' | 'payable_amount'>): Yen =>
  Math.min(reserve.reserve_amount, reserve.payable_amount ?? reserve.reserve_amount);

/** The percentage's fee, or the minimum fee if that is higher; never above the amount. */
function withMinimum(
  reserve: Pick<CancellableReserve, 'reserve_amount' | 'payable_amount' | 'kept_cancel_amount'>,
  percent: number,
): { fee: Yen; kept: boolean } {
  const amount = payableAmount(reserve);
  const byTier = percentOf(amount, percent);
  const fee = Math.min(amount, Math.max(byTier, reserve.kept_cancel_amount));
  return { fee, kept: fee > byTier };
}

/** The fee of a reserve whose child did not come. */
export function noShowFee(
  reserve: Pick<CancellableReserve, 'start_datetime' | 'reserve_amount' | 'payable_amount' | 'kept_cancel_amount'>,
  policies: readonly CancellationPolicy[],
): Yen {
  const policy = rowInForce(policies, tokyoDateOf(reserve.start_datetime));
  return withMinimum(reserve, policy.no_show_percent).fee;
}

/** What a reserve keeps when it is edited now: what cancelling instead would have cost (policies of its day before). */
export function minimumFeeAfterEdit(
  before: CancellableReserve,
  policies: readonly CancellationPolicy[],
  now: Instant,
): MinimumFee {
  const { fee, deadline } = cancellationFee(before, policies, now);
  return fee === 0 ? noMinimumFee : { kept_cancel_amount: fee, kept_cancel_deadline: deadline };
}

/** Of two fees that were left behind the stricter: more money, an earlier end of the free time. */
export function strictestMinimum(one: MinimumFee, other: MinimumFee): MinimumFee {
  const deadlines = [one.kept_cancel_deadline, other.kept_cancel_deadline].filter((each) => each !== null);
  const [first = null] = deadlines.toSorted((a, b) => epochOf(a) - epochOf(b));
  return {
    kept_cancel_amount: Math.max(one.kept_cancel_amount, other.kept_cancel_amount),
    kept_cancel_deadline: first,
  };
}

/** One step of the stairs of fees: from that moment on, cancelling costs so much. */
export type CancellationStep = Pick<CancellationFee, 'tier' | 'percent' | 'fee' | 'kept' | 'reason'> & {
  readonly from: Date;
};

/** What cancelling costs now, and from when it costs more; the last step is not coming at all. */
export function cancellationSchedule(
  reserve: CancellableReserve,
  policies: readonly CancellationPolicy[],
  now: Instant,
): CancellationStep[] {
  const steps: CancellationStep[] = [];
  const add = ({ tier, percent, fee, kept, reason }: Omit<CancellationStep, 'from'>, from: Date): void => {
    if (fee !== steps.at(-1)?.fee) steps.push({ tier, percent, fee, kept, reason, from });
  };
  let from: Date | null = new Date(epochOf(now));
  while (from !== null) {
    const at = cancellationFee(reserve, policies, from);
    add(at, from);
    from = at.nextChange;
  }
  if (reserve.approval_status !== approvalStatus.code.pending) {
    const no_show = { ...reserve, childcare_status: childcareStatus.code.noShow };
    add(cancellationFee(no_show, policies, now), new Date(epochOf(reserve.start_datetime)));
  }
  return steps;
}
