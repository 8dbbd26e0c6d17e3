import { type CustomerStatus, customerStatus } from '../codes.ts';
import { instantOf, type TokyoDate } from '../time.ts';
import type { Yen } from '../yen.ts';

/** Every transition between plans: what changes, from when, and what that means at Stripe (product-rules.md "Customer lifecycle"). */
export type PlanTerms = {
  readonly id: number;
  readonly name: string;
  /** On the registration list and in force today (view_plan_types). */
  readonly offered_flag: boolean;
  readonly charge_flag: boolean;
  readonly stripe_price_id: string | null;
  readonly monthly_amount: Yen;
};

/** A subscription that Stripe will still renew or end; an ended one is none. */
export type RunningSubscription = {
  readonly id: string;
  readonly status: string;
  /** Moments in Unix seconds, as Stripe gives them. */
  readonly current_period_start: number;
  readonly current_period_end: number;
  readonly period_end: TokyoDate;
  readonly cancel_at_period_end: boolean;
};

export type PlanChangeFacts = {
  readonly today: TokyoDate;
  /** The plan in force today. */
  readonly current: PlanTerms | null;
  /** A change already agreed for a later day. */
  readonly scheduled: { readonly plan_type_id: number; readonly start_date: TokyoDate } | null;
  readonly subscription: RunningSubscription | null;
  readonly has_card: boolean;
};

/** What has to happen at Stripe. `charge`: the rest of the period is charged now, pro rata; otherwise nothing moves now. */
export type StripeEffect =
  | { readonly kind: 'none' }
  | { readonly kind: 'create'; readonly price: string }
  | {
      readonly kind: 'update';
      readonly subscription: string;
      readonly price?: string;
      readonly proration_date?: number;
      readonly cancel_at_period_end: boolean;
    }
  | { readonly kind: 'end'; readonly subscription: string };

export type PlanChange = {
  /** start: first charged plan · raise: dearer, now · lower: cheaper, next period · stop: free, next period · undo */
  readonly kind: 'free' | 'start' | 'raise' | 'lower' | 'stop' | 'undo' | 'resume';
  readonly start_date: TokyoDate;
  readonly effect: StripeEffect;
};

type PlanChangeRefusal =
  | 'plan_unavailable'
  | 'plan_unchanged'
  | 'plan_change_scheduled'
  | 'card_missing'
  | 'not_registered';
export type PlanChangeDecision =
  | { readonly ok: true; readonly change: PlanChange }
  | { readonly ok: false; readonly reason: PlanChangeRefusal };

const refused = (reason: PlanChangeRefusal): PlanChangeDecision => ({ ok: false, reason });
const decided = (kind: PlanChange['kind'], start_date: TokyoDate, effect: StripeEffect): PlanChangeDecision => ({
  ok: true,
  change: { kind, start_date, effect },
});

/**
 * Prorations count from the start of the Tokyo day, because a plan is held by the day; so the amount shown in the
 * morning is the amount charged in the evening.
 */
export const prorationDate = (subscription: RunningSubscription, today: TokyoDate): number =>
  Math.max(subscription.current_period_start, Math.floor(instantOf(today).getTime() / 1000));

export function decidePlanChange(facts: PlanChangeFacts, target: PlanTerms): PlanChangeDecision {
  const { current, scheduled } = facts;
  if (current === null) return refused('not_registered');
  if (target.id === (scheduled?.plan_type_id ?? current.id)) return refused('plan_unchanged');
  if (scheduled !== null && target.id === current.id) return undo(facts, current);
  if (!target.offered_flag) return refused('plan_unavailable');
  if (!facts.has_card) return refused('card_missing');
  return towards(facts, current, target);
}

function undo({ subscription, today }: PlanChangeFacts, current: PlanTerms): PlanChangeDecision {
  if (subscription === null) return refused('plan_unavailable');
  return decided('undo', today, {
    kind: 'update',
    subscription: subscription.id,
    ...priceOf(current),
    cancel_at_period_end: false,
  });
}

function towards(facts: PlanChangeFacts, current: PlanTerms, target: PlanTerms): PlanChangeDecision {
  const { subscription, today, scheduled } = facts;
  const price = target.stripe_price_id;
  if (subscription === null) {
    return target.charge_flag && price !== null
      ? decided('start', today, { kind: 'create', price })
      : decided('free', today, { kind: 'none' });
  }
  const { id, period_end } = subscription;
  if (!target.charge_flag || price === null) {
    return decided('stop', period_end, { kind: 'update', subscription: id, cancel_at_period_end: true });
  }
  if (target.monthly_amount < current.monthly_amount) {
    return decided('lower', period_end, { kind: 'update', subscription: id, price, cancel_at_period_end: false });
  }
  // Stripe's own price may already be the scheduled one, and would be prorated from there: the customer undoes it first.
  if (scheduled !== null) return refused('plan_change_scheduled');
  const proration_date = prorationDate(subscription, today);
  return decided('raise', today, {
    kind: 'update',
    subscription: id,
    price,
    proration_date,
    cancel_at_period_end: false,
  });
}

const priceOf = (plan: PlanTerms) => (plan.stripe_price_id === null ? {} : { price: plan.stripe_price_id });

/**
 * Coming back (3 → 1). While the old subscription still runs to the end of the paid period it goes on, and the same
 * plan costs nothing now; a plan changed on the way follows the rules of a change.
 */
export function decideResubscription(facts: PlanChangeFacts, target: PlanTerms): PlanChangeDecision {
  const { current, subscription, today } = facts;
  if (!target.offered_flag) return refused('plan_unavailable');
  if (!facts.has_card) return refused('card_missing');
  if (subscription !== null && current !== null && target.id === current.id) {
    return decided('resume', today, {
      kind: 'update',
      subscription: subscription.id,
      ...priceOf(target),
      cancel_at_period_end: false,
    });
  }
  return towards({ ...facts, scheduled: null }, current ?? target, target);
}

/** Leaving (退会): the paid period is used up; an unpaid one was not bought, so that subscription ends at once. */
export function unsubscribeEffect(
  status: CustomerStatus,
  subscription: RunningSubscription | null,
  current: PlanTerms | null,
): StripeEffect {
  if (subscription === null) return { kind: 'none' };
  if (status === customerStatus.code.disabled) return { kind: 'end', subscription: subscription.id };
  // The price of the plan in force again, should a cheaper one have been agreed for the next period.
  const price = current === null ? {} : priceOf(current);
  return { kind: 'update', subscription: subscription.id, ...price, cancel_at_period_end: true };
}

/** アカウント削除: nothing goes on. */
export const cancelEffect = (subscription: RunningSubscription | null): StripeEffect =>
  subscription === null ? { kind: 'none' } : { kind: 'end', subscription: subscription.id };
