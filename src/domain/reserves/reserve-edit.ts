import { type CancellableReserve, cancellationFee, payableAmount } from '../billing/cancelling/cancellation-fee.ts';
import type { ReservableStatus } from '../codes.ts';
import { reservableMark } from '../codes.ts';
import type { CancellationPolicy, ReserveSettings } from '../settings/settings.ts';
import { type Instant, type TokyoDate, tokyoDateOf } from '../time.ts';
import type { Yen } from '../yen.ts';
import { isEditable, type ReserveAction, type ReserveColumns, reservePhase } from './reserve.ts';
import {
  decideRequest,
  type RequestDecision,
  type RequestFacts,
  type ReserveRefusal,
  timesRefusal,
  type WantedStay,
} from './reserve-request.ts';

/** What an edit may do (product-rules.md "Calendar, capacity, approval"). The branch stays; a change is never a cancellation. */
export type EditedReserve = ReserveColumns &
  CancellableReserve & { readonly stay: WantedStay; readonly child_ids: readonly number[] };

export type EditDecision =
  | {
      readonly ok: true /** Applied with transition(); null leaves approval as it is. */;
      readonly action: ReserveAction | null;
    }
  | Extract<RequestDecision, { ok: false }>
  | {
      readonly ok: false;
      readonly reason: 'not_editable' | 'deadline_passed' | 'amount_below_fee';
      readonly fields: readonly string[];
      readonly minimum_amount?: Yen;
    };

type SeatsOfChildren = { readonly stay: Omit<WantedStay, 'children'>; readonly child_ids: readonly number[] };

/** More time, another time, another day or another child: the seats asked for are not all held already. */
export function enlarges(before: SeatsOfChildren, after: SeatsOfChildren): boolean {
  return (
    after.stay.date !== before.stay.date ||
    after.stay.start < before.stay.start ||
    after.stay.end > before.stay.end ||
    after.child_ids.some((id) => !before.child_ids.includes(id))
  );
}

/** Times that stay as they are need no step and no minimum: they may have been saved under others. */
export function editedTimesRefusal(
  before: { readonly stay: Omit<WantedStay, 'children'> },
  after: { readonly stay: Omit<WantedStay, 'children'> },
  settings: Pick<ReserveSettings, 'step_minutes' | 'minimum_minutes'>,
): ReserveRefusal | null {
  const same =
    before.stay.date === after.stay.date &&
    before.stay.start === after.stay.start &&
    before.stay.end === after.stay.end;
  return same ? null : timesRefusal(after.stay, settings);
}

function approvalAction(moved: boolean, enlarged: boolean, mark: ReservableStatus): ReserveAction | null {
  if (mark === reservableMark.ask) return enlarged ? 'ask_again' : null;
  // Moved to a ○ day, no answer is needed any more; on the same day an open request still awaits staff's answer.
  return moved ? 'confirm' : null;
}

/**
 * What the amount may not fall below: the fee a cancellation would cost now; only what an earlier change left behind, in
 * a move by the difference alone; nothing, where the branch asked the family to change.
 */
export type EditStake = 'fee' | 'kept fee' | 'none';

/** The policies are those of the day before the edit: what is at stake is the reserve as it was. */
export function decideEdit(
  before: EditedReserve,
  after: {
    readonly stay: WantedStay;
    readonly child_ids: readonly number[];
    readonly amount: Yen;
    readonly stake: EditStake;
  },
  facts: RequestFacts,
  policies: readonly CancellationPolicy[],
): EditDecision {
  if (!isEditable(before, facts.now, facts.settings)) {
    const phase = reservePhase(before);
    const late = phase === 'pending' || phase === 'confirmed';
    return { ok: false, reason: late ? 'deadline_passed' : 'not_editable', fields: [] };
  }
  const enlarged = enlarges(before, after);
  const moved = after.stay.date !== before.stay.date;
  if (enlarged) {
    const decision = decideRequest(after.stay, facts);
    if (!decision.ok) return decision;
  } else {
    // Seats already held cannot be refused by a mark, a lowered capacity or shorter hours of today; the form can.
    const reason = editedTimesRefusal(before, after, facts.settings);
    if (reason) return { ok: false, reason, fields: ['end_hour', 'end_min'], alternatives: [] };
  }
  const minimum_amount = minimumAmountOf(before, after.stake, policies, facts.now);
  if (after.amount < minimum_amount) {
    return { ok: false, reason: 'amount_below_fee', fields: ['start_hour', 'end_hour'], minimum_amount };
  }
  return { ok: true, action: approvalAction(moved, enlarged, facts.staffMark ?? reservableMark.available) };
}

function minimumAmountOf(
  before: CancellableReserve,
  stake: EditStake,
  policies: readonly CancellationPolicy[],
  now: Instant,
): Yen {
  if (stake === 'none') return 0;
  if (stake === 'kept fee') return Math.min(payableAmount(before), before.kept_cancel_amount);
  return minimumAmountAfterEdit(before, policies, now);
}

/** After the free deadline an edit cannot lower the amount below the fee a cancellation would cost now. */
export function minimumAmountAfterEdit(
  reserve: CancellableReserve,
  policies: readonly CancellationPolicy[],
  now: Instant,
): Yen {
  return cancellationFee(reserve, policies, now).fee;
}

/**
 * The same-day line: by the day of creation, and added when a change moves the reserve to the day on which the change
 * is made. Lengthening on that day does not add it, moving away does not remove it.
 */
export const currentDayFlagAfterEdit = (
  before: { readonly reserve_date: TokyoDate; readonly current_day_flag: boolean },
  date: TokyoDate,
  now: Instant,
): boolean => before.current_day_flag || (date !== before.reserve_date && date === tokyoDateOf(now));
