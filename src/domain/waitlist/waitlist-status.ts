import { type OfferStatus, offerStatus, type WaitlistStatus, waitlistStatus } from './seat-codes.ts';

/** The life of a waitlist entry and of an offer as data: rows say which action leads where. */
export type WaitlistAction =
  | 'offer'
  /** The offer ran out, was declined or taken back: the entry waits on. */
  | 'offer_ended'
  /** A reserve was made for it. */
  | 'come_true'
  /** Its last start is past. */
  | 'end_day'
  /** By the family, or because it left. */
  | 'withdraw'
  /** Another entry or reserve of these children came true. */
  | 'overtake';

const { waiting, offered, cameTrue, dayOver, withdrawn, overtaken } = waitlistStatus.code;

export const waitlistTransitions: readonly {
  readonly from: WaitlistStatus;
  readonly action: WaitlistAction;
  readonly to: WaitlistStatus;
}[] = [
  { from: waiting, action: 'offer', to: offered },
  { from: offered, action: 'offer_ended', to: waiting },
  // At once, where that was agreed beforehand.
  { from: waiting, action: 'come_true', to: cameTrue },
  { from: offered, action: 'come_true', to: cameTrue },
  // While an offer is open its own deadline decides.
  { from: waiting, action: 'end_day', to: dayOver },
  { from: waiting, action: 'withdraw', to: withdrawn },
  { from: offered, action: 'withdraw', to: withdrawn },
  { from: waiting, action: 'overtake', to: overtaken },
  { from: offered, action: 'overtake', to: overtaken },
];

export type OfferAction = 'accept' | 'decline' | 'run_out' | 'take_back';
const { open, accepted, declined, ranOut } = offerStatus.code;

export const offerTransitions: readonly {
  readonly from: OfferStatus;
  readonly action: OfferAction;
  readonly to: OfferStatus;
}[] = [
  { from: open, action: 'accept', to: accepted },
  { from: open, action: 'decline', to: declined },
  { from: open, action: 'run_out', to: ranOut },
  { from: open, action: 'take_back', to: offerStatus.code.withdrawn },
];

/** Null where the table knows no such step. */
export const waitlistStatusAfter = (status: WaitlistStatus, action: WaitlistAction): WaitlistStatus | null =>
  waitlistTransitions.find((row) => row.from === status && row.action === action)?.to ?? null;

export const offerAfter = (status: OfferStatus, action: OfferAction): OfferStatus | null =>
  offerTransitions.find((row) => row.from === status && row.action === action)?.to ?? null;

/** Waiting or offered: it can still come true. */
export const isOpenEntry = (status: WaitlistStatus): boolean => status === waiting || status === offered;
