import { childcareStatus } from '../codes.ts';
import { epochOf } from '../time.ts';

/** A confirmed stay of today, as far as the choice asks. */
type StayToday = { readonly childcare_status: number; readonly start_datetime: string; readonly end_datetime: string };
type Coming = { readonly start_datetime: string };

type CardFacts<Stay, Next, Request> = {
  /** Every confirmed stay of today that was not cancelled. */
  readonly today: readonly Stay[];
  /** The first confirmed reserve after today; requests that wait for an answer. Both by time. */
  readonly next: Next | undefined;
  readonly pending: readonly Request[];
  /** The reserve was taken back for want of a card. */
  readonly seatLost: boolean;
  /** Stays may be shown to this person, and so reserved by. */
  readonly staysShown: boolean;
};

export type CardOfToday<Stay, Next, Request> = (
  | { readonly kind: 'in_care' | 'today'; readonly stays: readonly Stay[] }
  | { readonly kind: 'next'; readonly reserve: Next }
  | { readonly kind: 'pending'; readonly reserve: Request }
  | { readonly kind: 'lost' | 'ready' | 'hidden' }
) & {
  /** Who has gone home today, and the requests that are not the card itself: one line each below it. */
  readonly gone: readonly Stay[];
  readonly waiting: readonly Request[];
};

const { upcoming, present, left } = childcareStatus.code;

/**
 * My Page has one card, and this chooses what it is about: children in care, today, what comes next, a seat for today. A card
 * about today names every child who is with us or due, whatever the branch: who must be fetched first comes first.
 */
export function todayCard<Stay extends StayToday, Next extends Coming, Request extends Coming>(
  { today, next, pending, seatLost, staysShown }: CardFacts<Stay, Next, Request>,
  now: Date,
): CardOfToday<Stay, Next, Request> {
  const here = today.filter(({ childcare_status }) => childcare_status === present).toSorted(byEnd);
  // Nobody came and nobody said so: what is over is due no more.
  const due = today.filter(
    ({ childcare_status, end_datetime }) => childcare_status === upcoming && epochOf(end_datetime) > now.getTime(),
  );
  const gone = today.filter(({ childcare_status }) => childcare_status === left);
  const stays = [...here, ...due.toSorted(byStart)];
  if (stays.length > 0) return { kind: here.length > 0 ? 'in_care' : 'today', stays, gone, waiting: pending };
  const [asked, ...others] = pending.toSorted(byStart);
  if (asked && (next === undefined || byStart(asked, next) < 0)) {
    return { kind: 'pending', reserve: asked, gone, waiting: others };
  }
  if (next) return { kind: 'next', reserve: next, gone, waiting: pending };
  return { kind: seatLost ? 'lost' : staysShown ? 'ready' : 'hidden', gone, waiting: [] };
}

const byStart = (one: Coming, other: Coming): number => epochOf(one.start_datetime) - epochOf(other.start_datetime);
const byEnd = (one: StayToday, other: StayToday): number => epochOf(one.end_datetime) - epochOf(other.end_datetime);
