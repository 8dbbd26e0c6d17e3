import type { MealsOfChild, ReserveFormColumns } from '../../contract/form-mapping.ts';
import type { TicketPreference } from '../../domain/billing/childcare-amount.ts';
import type { WithdrawnRequest } from '../notifying/writing/reserve-text.ts';

/** The requested seats, regardless of who asks. */
export type SeatRequest = {
  now: Date;
  customerId: number;
  branchId: number;
  childIds: readonly number[];
  /** reserveFromForm(input) of src/contract/form-mapping.ts. */
  reserve: ReserveFormColumns;
};

/** Seats to hold before anything else is known. */
export type HoldRequest = Omit<SeatRequest, 'reserve'> & {
  reserve: Pick<ReserveFormColumns, 'reserve_date' | 'start_datetime' | 'end_datetime'>;
};

/** A repeated press gets the first one's answer; the same key with other content is refused. */
type Keyed = { idempotencyKey: string; contentHash: string };
/** The amount that was shown before it was agreed to. */
type Quoted = { quotedAmount: number };
/** Who of the family asks (family_members.id). */
type OfMember = { memberId: number };
/** A reason that is not empty sets the rules of time and seats aside (not those of age). */
export type ByStaff = { overrideReason: string };

/** Everyone who may ask for a new reserve, each with what only they can say; the rest follows in `termsOf`. */
type Asker =
  /** A guardian on the confirm page; without `useTickets` the family's usual choice. */
  | ({ by: 'member'; useTickets: TicketPreference | undefined } & OfMember & Quoted & Keyed)
  /** A family that registers with its first reserve; an age that is not taken is flagged at its field in the form. */
  | ({ by: 'registration'; birthDateFields: readonly string[] } & Quoted & Keyed)
  | ({ by: 'staff'; staff: ByStaff; useTickets: TicketPreference | undefined } & Keyed)
  /** Staff, for a family that they register at the desk. */
  | ({ by: 'desk'; staff: ByStaff; birthDateFields: readonly string[] } & Keyed)
  /** One of several days reserved together; the series itself has the key. */
  | ({ by: 'series'; series: { id: number; place: number } } & OfMember & Quoted)
  /** A seat in the place of a request; null where the request was answered meanwhile. */
  | ({
      by: 'move';
      useTickets: TicketPreference;
      currentDay: boolean;
      withdrawnRequest: WithdrawnRequest | null;
    } & OfMember &
      Quoted &
      Keyed)
  /** A stay moved to another branch because its own closes, priced as the first one was. */
  | ({ by: 'closure'; useTickets: TicketPreference; currentDay: boolean } & OfMember & Quoted & Keyed)
  /** An accepted offer; the link alone does not say which member of the family accepted. */
  | ({ by: 'offer'; memberId: number | null; staffAgreed: boolean } & Quoted & Keyed)
  /** A waitlist entry that was to be reserved at once, without a press: it cancels free until then. */
  | ({ by: 'waitlist'; staffAgreed: boolean; freeCancelUntil: Date } & Quoted & Keyed);

/** `meals`: mealsFromForm(input), by the child's id. */
export type ReserveRequest = SeatRequest & { meals: MealsOfChild } & Asker;
export type MoveRequest = Extract<ReserveRequest, { by: 'move' }>;

/** What a request comes to: the same questions for everyone who asks. */
export type RequestTerms = {
  memberId: number | null;
  /** Undefined: the family's usual choice. */
  useTickets: TicketPreference | undefined;
  /** Null if no amount was shown. */
  quotedAmount: number | null;
  idempotencyKey: string | null;
  contentHash: string | null;
  /** Refused without a card, unless it may follow; else the seat is held until card_due_datetime. */
  cardRequired: boolean;
  /** The family itself makes a contract here, so it must have agreed to the texts in force. */
  consentsRequired: boolean;
  /** Staff's own reserve is confirmed at once. */
  staff: ByStaff | null;
  birthDateFields: readonly string[];
  /** Whether the charge of the same day is in the price; null: by the day it is made on. */
  currentDay: boolean | null;
  /** Family and branch each get one message about all its days. */
  series: { id: number; place: number } | null;
  /** Staff agreed beforehand, on a day of requests: it is confirmed at once. */
  staffAgreed: boolean;
  freeCancelUntil: Date | null;
  /** Mentioned in the same message. */
  withdrawnRequest: WithdrawnRequest | null;
  /** The stay takes another one's place, and who fetches goes along. */
  carriesPickUp: boolean;
};

export const usualTerms: RequestTerms = {
  memberId: null,
  useTickets: undefined,
  quotedAmount: null,
  idempotencyKey: null,
  contentHash: null,
  cardRequired: true,
  consentsRequired: false,
  staff: null,
  birthDateFields: [],
  currentDay: null,
  series: null,
  staffAgreed: false,
  freeCancelUntil: null,
  withdrawnRequest: null,
  carriesPickUp: false,
};

/** What follows from who asks alone. Offers, moves and closures ask for consents before anything is written. */
const impliedBy = {
  member: { consentsRequired: true },
  registration: { cardRequired: false, useTickets: null },
  staff: { cardRequired: false },
  desk: { cardRequired: false, useTickets: null },
  series: {},
  move: { carriesPickUp: true },
  closure: { carriesPickUp: true },
  offer: {},
  waitlist: {},
} as const satisfies Record<Asker['by'], Partial<RequestTerms>>;

export const termsOf = (request: ReserveRequest): RequestTerms => ({
  ...usualTerms,
  ...impliedBy[request.by],
  ...request,
});
