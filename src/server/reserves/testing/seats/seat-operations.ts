import { randomUUID } from 'node:crypto';
import { Refusal } from '../../../../contract/refusal.ts';
import { noMeals } from '../../../../domain/calendar/meals.ts';
import { cancelCause, cancelType } from '../../../../domain/codes.ts';
import { instantOf, type TokyoDate, timeText } from '../../../../domain/time.ts';
import { waitlistMode } from '../../../../domain/waitlist/seat-codes.ts';
import { waitlistStatusAfter } from '../../../../domain/waitlist/waitlist-status.ts';
import { accountByUid } from '../../../auth/store/accounts.ts';
import { dayChangeOf } from '../../../calendar/closing/day-change.ts';
import type { Database, Transaction } from '../../../postgres/database.ts';
import type { Services } from '../../../services.ts';
import { actingAs } from '../../../store/audit.ts';
import { addToWaitlist } from '../../../waitlist/add-to-waitlist.ts';
import { acceptOffer, declineOffer } from '../../../waitlist/answers.ts';
import { processWaitlistOfDay } from '../../../waitlist/process-waitlist.ts';
import { lockFamily, ownWaitlistStatus, writeWaitlistStatus } from '../../../waitlist/store/entries.ts';
import { mergeChangesOfSeats } from '../../../waitlist/store/seat-changes.ts';
import { sweepEntries } from '../../../waitlist/sweep.ts';
import { quoteWaitlistRequest } from '../../../waitlist/waitlist-quote.ts';
import { changeDays } from '../../branch-days.ts';
import { cancelSeats } from '../../cancel-seats.ts';
import { editSeats } from '../../edit-seats.ts';
import { holdSeats } from '../../holds/hold-seats.ts';
import { endSeatHolds } from '../../jobs/endSeatHolds.ts';
import { answerRequest } from '../../requests/answer-request.ts';
import { type ReservedSeats, reserveSeats } from '../../reserve-seats.ts';
import { releaseConfirmHold } from '../../store/holds.ts';
import { coverWork, type SeatsChanging } from './cover-operations.ts';
import { type SeatState, stepMinutes, type Taker } from './seat-state.ts';

export type SeatFamily = { customer_id: number; child_ids: number[] };
/** In a separate transaction, through one of the processes; its answer is counted. */
type SeatWork = (process: Database) => Promise<string>;

type SeatKind =
  | 'create'
  | 'edit'
  | 'cancel'
  | 'approve'
  | 'reject'
  | 'capacity'
  | 'hold'
  | 'release'
  | 'wish'
  | 'withdraw'
  | 'serve'
  | 'accept'
  | 'decline'
  | 'sweep'
  | 'merge'
  | 'cover';
/** How often each is drawn. */
const weights: Readonly<Record<SeatKind, number>> = {
  create: 16,
  edit: 6,
  cancel: 11,
  approve: 3,
  reject: 2,
  capacity: 3,
  hold: 26,
  release: 18,
  wish: 6,
  withdraw: 1,
  serve: 2,
  accept: 4,
  decline: 2,
  sweep: 2,
  merge: 3,
  cover: 12,
};
export const drawnKinds = (Object.keys(weights) as SeatKind[]).flatMap((kind) =>
  Array.from({ length: weights[kind] }, () => kind),
);

/** Where and when everything happens, and who asks. */
type SeatScene = {
  branch_id: number;
  usualSeats: number;
  now: Date;
  dates: readonly TokyoDate[];
  families: readonly SeatFamily[];
  random: (below: number) => number;
  changing: SeatsChanging;
};

/** As on a page: the price is shown first, then agreed to. */
async function atItsPrice(press: (quotedAmount: number) => Promise<ReservedSeats>): Promise<ReservedSeats> {
  try {
    return await press(-1);
  } catch (error) {
    if (!(error instanceof Refusal) || error.type !== 'quote_changed') throw error;
    const { quote } = error.result.details as { quote: { reserve_amount: number } };
    return press(quote.reserve_amount);
  }
}

/** Whatever can take or give back seats, each drawn at random from what is known, through the product's own ways. */
export class SeatOperations {
  readonly #scene: SeatScene;
  #capacityChanged = false;

  constructor(scene: SeatScene) {
    this.#scene = scene;
  }

  #one<Value>(values: readonly Value[]): Value | undefined {
    return values[this.#scene.random(Math.max(values.length, 1))];
  }

  workOf(kind: SeatKind, known: SeatState): SeatWork | null {
    const now = this.#scene.now;
    const inOne =
      (work: (tx: Transaction) => Promise<unknown>): SeatWork =>
      async (process) => {
        const answer = await process.transaction(now, work);
        return typeof answer === 'string' ? answer : '';
      };
    const { branch_id } = this.#scene;
    const families = this.#scene.families;
    const family = this.#one(families) as SeatFamily;
    const reserve = this.#stay();
    const child_ids = family.child_ids.slice(0, 1 + this.#scene.random(family.child_ids.length));
    const takers = (...kinds: Taker['kind'][]) => known.takers.filter((each) => kinds.includes(each.kind));
    const held = this.#one(takers('reserve', 'request'));
    const seats = { now, customerId: family.customer_id, branchId: branch_id, childIds: child_ids, reserve };
    switch (kind) {
      case 'create': {
        // As an accepted offer asks: whether the family agreed to the texts in force is no matter of seats.
        const rest = { by: 'offer' as const, memberId: null, staffAgreed: false, meals: () => noMeals };
        const key = { idempotencyKey: randomUUID(), contentHash: '-' };
        return inOne((tx) =>
          atItsPrice((quotedAmount) => reserveSeats(tx, { ...seats, ...rest, ...key, quotedAmount })),
        );
      }
      case 'hold':
        return inOne((tx) => holdSeats(tx, seats));
      case 'release': {
        const open = this.#one(takers('confirm page'));
        return open === undefined ? null : inOne((tx) => releaseConfirmHold(tx, open.customer_id, open.id));
      }
      case 'merge':
        return inOne(mergeChangesOfSeats);
      case 'cover':
        return inOne(coverWork(this.#scene, known.calls));
      case 'capacity':
        return this.#takeCapacityChange() ? inOne((tx) => this.#changeCapacity(tx)) : null;
      case 'approve':
      case 'reject': {
        const asked = this.#one(takers('request'));
        return asked === undefined ? null : inOne((tx) => this.#answer(tx, asked.id, kind));
      }
      case 'cancel': {
        if (held === undefined) return null;
        const { id: reserveId, customer_id: customerId } = held;
        const causes = { cancelType: cancelType.code.byCustomer, cancelCause: cancelCause.code.family };
        const rest = { ...causes, remarks: '', quotedFee: null };
        return inOne((tx) => cancelSeats(tx, { now, reserveId, customerId, ...rest }));
      }
      case 'edit': {
        if (held === undefined) return null;
        const { id: reserveId, customer_id: customerId } = held;
        const own = families.find((each) => each.customer_id === customerId)?.child_ids ?? [];
        const edit = {
          now,
          reserveId,
          customerId,
          memberId: null,
          childIds: own.slice(0, 1 + this.#scene.random(own.length)),
          reserve,
        };
        const rest = {
          quotedAmount: null,
          quotedFee: null,
          useTickets: undefined,
          staff: null,
          skipNotification: false,
        };
        return inOne((tx) => editSeats(tx, { ...edit, ...rest, meals: () => noMeals }));
      }
      default:
        return this.#waitlistWork(kind, known, { customer_id: family.customer_id, child_ids }, inOne);
    }
  }

  /** Waitlist entries, what becomes of them, and what time does. */
  #waitlistWork(
    kind: 'wish' | 'withdraw' | 'serve' | 'accept' | 'decline' | 'sweep',
    known: SeatState,
    family: SeatFamily,
    inOne: (work: (tx: Transaction) => Promise<unknown>) => SeatWork,
  ): SeatWork | null {
    const now = this.#scene.now;
    const date = this.#scene.dates[this.#scene.random(2)] ?? '';
    const offer = this.#one(known.offers);
    switch (kind) {
      case 'sweep':
        return (process) => this.sweep(process);
      case 'serve':
        return (process) => this.serve(process, date);
      case 'accept': {
        const press = { now, memberId: null, idempotencyKey: randomUUID(), contentHash: '-' };
        return offer === undefined
          ? null
          : inOne((tx) => atItsPrice((quotedAmount) => acceptOffer(tx, offer.id, { ...press, quotedAmount })));
      }
      case 'decline':
        return offer === undefined ? null : inOne((tx) => declineOffer(tx, offer.id, now));
      case 'withdraw': {
        const given_up = this.#one(known.wishes);
        return given_up === undefined ? null : inOne((tx) => withdraw(tx, given_up.id, given_up.customer_id));
      }
      case 'wish': {
        const earliest = 600 + this.#scene.random(4) * stepMinutes;
        const minutes = 60 + this.#scene.random(3) * stepMinutes;
        const asked = {
          ...{ ...family, date, minutes, branch_ids: [this.#scene.branch_id], meals: () => noMeals },
          earliest_time: timeText(earliest),
          latest_time: timeText(earliest + minutes + this.#scene.random(4) * stepMinutes),
        };
        const atOnce = this.#scene.random(3) === 0;
        return inOne(async (tx) => {
          const { price_ceiling } = await quoteWaitlistRequest(tx, now, family.customer_id, asked);
          const mode = atOnce ? waitlistMode.code.reserve : waitlistMode.code.offer;
          const rest = { now, mode, price_ceiling, notice_minutes: 0, idempotency_key: randomUUID() };
          await addToWaitlist(tx, { ...asked, ...rest, content_hash: '-' });
        });
      }
    }
  }

  #services(database: Database): Services {
    const now = this.#scene.now;
    return { clock: { now: () => now }, database } as Services;
  }

  async serve(process: Database, date: TokyoDate): Promise<string> {
    await processWaitlistOfDay(this.#services(process), this.#scene.branch_id, date);
    return '';
  }

  async sweep(process: Database): Promise<string> {
    await endSeatHolds(this.#services(process), {});
    await sweepEntries(this.#services(process));
    return '';
  }

  /** One to two hours between 10:00 and 13:00, so that all of them compete. */
  #stay() {
    const reserve_date = this.#one(this.#scene.dates) ?? '';
    const start = 600 + this.#scene.random(8) * stepMinutes;
    const end = start + 60 + this.#scene.random(5) * stepMinutes;
    const [start_datetime, end_datetime] = [instantOf(reserve_date, start), instantOf(reserve_date, end)];
    return { reserve_date, start_datetime, end_datetime, pick_up_name: null, pick_up_tel: null, remarks: '' };
  }

  async #headquarters(tx: Transaction, act: string) {
    const account = await accountByUid(tx, 'demo-honbu');
    if (account === null) throw new Error('no account of headquarters');
    return actingAs(account, act);
  }

  async #answer(tx: Transaction, reserve_id: number, answer: 'approve' | 'reject'): Promise<undefined> {
    const account = await this.#headquarters(tx, answer === 'approve' ? 'staffApproveReserve' : 'staffRejectReserve');
    await answerRequest(tx, { now: this.#scene.now, account, reserve_id, answer, approval_comment: '' });
  }

  /** One at a time: of two, the first may open seats that the second closes, and no count afterwards knows of them. */
  #takeCapacityChange(): boolean {
    const first = !this.#capacityChanged && this.#scene.changing === 'capacity';
    this.#capacityChanged ||= first;
    return first;
  }

  async #changeCapacity(tx: Transaction): Promise<undefined> {
    const { branch_id } = this.#scene;
    const date = this.#one(this.#scene.dates) ?? '';
    const from = 600 + this.#scene.random(6) * stepMinutes;
    const change = {
      ...{ kind: 'capacity' as const, date_from: date, date_to: date },
      ...{
        start_time: timeText(from),
        end_time: timeText(from + 60),
        capacity: this.#scene.random(this.#scene.usualSeats + 2),
      },
    };
    const account = await this.#headquarters(tx, 'staffSetCapacity');
    const days = { account, branch_id, date_from: date, date_to: date, confirmed: true };
    await changeDays(tx, { ...days, ...dayChangeOf(tx, branch_id, change) });
  }
}

async function withdraw(tx: Transaction, id: number, customer_id: number): Promise<void> {
  await lockFamily(tx, customer_id);
  const stored = await ownWaitlistStatus(tx, id, customer_id);
  const status = stored && waitlistStatusAfter(stored.status, 'withdraw');
  if (status === null) throw new Refusal('wish_ended');
  writeWaitlistStatus(tx, id, status);
}
