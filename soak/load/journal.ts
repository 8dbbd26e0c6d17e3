/** What was answered to a press: done, refused, or nobody knows (no answer, or one that says nothing about it). */
type Answered = 'ok' | 'refused' | 'unknown';

/** When and for whom, as it was asked for. */
export type Stay = { start_datetime: string; end_datetime: string; child_ids: readonly number[] };

/** A reserve somebody asked for. What was acknowledged must be there; what nobody knows may be there, once. */
export interface ReserveRecord {
  key: string;
  customer_id: number;
  branch_id: number;
  answered: Answered;
  reserve_id: number | null;
  /** As last acknowledged. */
  stay: Stay;
  /** Changes nobody answered: each may have come to pass, at whatever moment. */
  maybe: Stay[];
  cancelled: 'no' | 'ok' | 'unknown';
  /** The branch answers first: it may refuse, or let it lapse. */
  asked: boolean;
  checkedIn: 'no' | 'ok' | 'unknown';
  checkedOut: 'no' | 'ok' | 'unknown';
}

interface HoldRecord {
  customer_id: number;
  answered: Answered;
  seat_hold_id: number | null;
  start_datetime: string;
  released: boolean;
}

interface WaitlistRecord {
  key: string;
  customer_id: number;
  answered: Answered;
  waitlist_entry_id: number | null;
}

interface OfferRecord {
  key: string;
  customer_id: number;
  answered: Answered;
  seat_offer_id: number;
  act: 'accept' | 'decline';
  reserve_id: number | null;
}

interface PurchaseRecord {
  key: string;
  customer_id: number;
  answered: Answered;
  amount: number;
  ticket_id: number | null;
}

/** Everything that was answered to the load, for the checker. */
export class Journal {
  readonly reserves: ReserveRecord[] = [];
  readonly holds: HoldRecord[] = [];
  readonly wishes: WaitlistRecord[] = [];
  readonly offers: OfferRecord[] = [];
  readonly purchases: PurchaseRecord[] = [];
  /** Somebody else's name in an answer, or a press on somebody else's thing that was not refused. */
  readonly leaks: string[] = [];
  /** Answers that no fault explains: a 500, or a body that is none. */
  readonly odd = new Map<string, number>();
  /** Why things were refused: `createReserve reserve_full`. */
  readonly refusals = new Map<string, number>();
  /** How often each operation ended how: `createReserve ok`. */
  readonly counts = new Map<string, number>();
  operations = 0;

  count(name: string, answered: string): void {
    this.operations += 1;
    const key = `${name} ${answered}`;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  noteRefusal(name: string, type: string): void {
    const key = `${name} ${type}`;
    this.refusals.set(key, (this.refusals.get(key) ?? 0) + 1);
  }

  noteOdd(what: string): void {
    this.odd.set(what, (this.odd.get(what) ?? 0) + 1);
  }

  /** How many operations ended so, over all names. */
  total(answered: Answered): number {
    return [...this.counts].reduce((sum, [key, count]) => (key.endsWith(` ${answered}`) ? sum + count : sum), 0);
  }
}
