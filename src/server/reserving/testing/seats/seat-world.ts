import { randomUUID } from 'node:crypto';
import { Refusal } from '../../../../contract/refusal.ts';
import { noMeals } from '../../../../domain/calendar/meals.ts';
import { cancelCause, cancelType } from '../../../../domain/codes.ts';
import { wishMode } from '../../../../domain/seats/seat-codes.ts';
import { wishAfter } from '../../../../domain/seats/wish.ts';
import { addDays, addMinutes, instantOf, type TokyoDate, timeText } from '../../../../domain/time.ts';
import { answerRequest } from '../../../branch-desk/answer-request.ts';
import { changeDays } from '../../../branch-desk/branch-days.ts';
import { dayChangeOf } from '../../../branch-desk/closing/day-change.ts';
import { endSeatHolds } from '../../../jobs/seats/endSeatHolds.ts';
import { type Database, openDatabase, type Transaction, violatedConstraint } from '../../../postgres/database.ts';
import type { Services } from '../../../services.ts';
import { releaseConfirmHold } from '../../../store/seats/holds.ts';
import { mergeChangesOfSeats } from '../../../store/seats/seat-changes.ts';
import { lockFamily, ownWishStatus, writeWishStatus } from '../../../store/seats/waitlist/wishes.ts';
import { accountByUid } from '../../../store/sign-in/accounts.ts';
import { cancelSeats } from '../../cancel-seats.ts';
import { editSeats } from '../../edit-seats.ts';
import { holdSeats } from '../../holds/hold-seats.ts';
import { reserveSeats } from '../../reserve-seats.ts';
import { acceptOffer, declineOffer } from '../../waitlist/answers.ts';
import { createWish } from '../../waitlist/create-wish.ts';
import { serveBranchDay } from '../../waitlist/serve.ts';
import { sweepWishes } from '../../waitlist/sweep.ts';
import { quoteWish } from '../../waitlist/wish-quote.ts';
import { oversold, type SeatState, seatState, skipped, stepMinutes, type Taker } from './seat-state.ts';

type SeatFamily = { customer_id: number; child_ids: number[] };
export type SeatWorldOptions = {
  url: string;
  branch_id: number;
  /** The first day on which everything happens; every round takes the next three. */
  firstDate: TokyoDate;
  now: Date;
  seed: number;
};

/** Small and seeded, so that a run can be had again. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Kind =
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
  | 'merge';
/** How often each is drawn. */
const weights: Readonly<Record<Kind, number>> = {
  create: 16,
  edit: 6,
  cancel: 11,
  approve: 3,
  reject: 2,
  capacity: 1,
  hold: 26,
  release: 18,
  wish: 6,
  withdraw: 1,
  serve: 2,
  accept: 4,
  decline: 2,
  sweep: 2,
  merge: 3,
};
const drawn = (Object.keys(weights) as Kind[]).flatMap((kind) => Array.from({ length: weights[kind] }, () => kind));

const usualSeats = 3;
const mostAtOnce = 16;
const connections = 3;
/** A new process plans every statement anew, which costs more than what it is lost for. */
const lossAfterBatches = 100;
const manyFamilies = 14;
const roundOfBatches = 100;
const aloneAfterBatches = 8;
/** A round takes about an hour; by day, when offers are made. */
const roundMinutes = 90;

/**
 * A branch with few seats and many families: whatever can take or give back seats, at once and in any order, through the
 * product's own ways, on real PostgreSQL, from two processes of which one is lost now and then. After each batch of what
 * happens at once everything is counted anew.
 */
export class SeatWorld {
  readonly counts = new Map<string, number>();
  readonly #options: SeatWorldOptions;
  readonly #random: (below: number) => number;
  #now: Date;
  #dates: TokyoDate[] = [];
  #families: SeatFamily[] = [];
  #opened = 0;
  #processes: [Named, Named];
  #losing = false;

  constructor(options: SeatWorldOptions) {
    this.#options = options;
    this.#random = randomFrom(options.seed);
    this.#now = options.now;
    this.#processes = [this.#open(), this.#open()];
  }

  #open(): Named {
    this.#opened += 1;
    const name = `seats-${this.#opened}`;
    const { url: plain } = this.#options;
    const url = `${plain}${plain.includes('?') ? '&' : '?'}application_name=${name}`;
    const database = openDatabase({
      url,
      poolSize: connections,
      namedStatements: true,
      onPoolError: () => {},
    });
    return { name, database };
  }
  #process = (): Database => (this.#processes[this.#random(2)] as Named).database;
  #one<Value>(values: readonly Value[]): Value | undefined {
    return values[this.#random(Math.max(values.length, 1))];
  }
  #count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  async close(): Promise<void> {
    await Promise.all(this.#processes.map(({ database }) => database.close()));
  }

  /** Throws at the first thing that must not be, with the seed and the operation it came after. */
  async run(operations: number): Promise<void> {
    this.#families = await this.#newFamilies();
    let done = 0;
    let before = await this.#state();
    for (let batch = 0; done < operations; batch += 1) {
      if (batch % roundOfBatches === 0) {
        await this.#begin(batch / roundOfBatches);
        before = await this.#state();
      }
      const size = Math.min(1 + this.#random(mostAtOnce), operations - done);
      await this.#atOnce(size, before, batch % lossAfterBatches === lossAfterBatches - 1);
      done += size;
      const after = await this.#state();
      this.#expectNone(oversold(before, after), done);
      this.#expectNone(
        after.unpaired.map((id) => `offer ${id} and its hold`),
        done,
      );
      this.#expectNone(
        after.miscounted.map((found) => `seats kept for calendars: ${found}`),
        done,
      );
      before = batch % aloneAfterBatches === 0 ? await this.#serveAlone(after, done) : after;
      if (this.#random(3) === 0) this.#now = addMinutes(this.#now, 1 + this.#random(3));
    }
    await this.#end(done);
  }

  /** With a card and without a plan, each with two children of three years. */
  #newFamilies(): Promise<SeatFamily[]> {
    return this.#process().transaction(this.#now, async (tx) => {
      const { rows } = await tx.query<SeatFamily>(
        `with c as (
           insert into customers (uid, name, name_kana, tel, registration_status, stripe_customer_id, stripe_payment_method_id)
           select 'seats-' || gen_random_uuid(), '試験 家族', 'シケン カゾク', '0312345678', 2, 'cus_' || gen_random_uuid(), 'pm_family'
           from generate_series(1, $1) returning id
         ), k as (
           insert into children (customer_id, name, gender, date_of_birth)
           select c.id, '試験 こども' || n, 3, '2023-06-01' from c, generate_series(1, 2) n returning id, customer_id
         )
         select c.id as customer_id, array_agg(k.id order by k.id) as child_ids
         from c join k on k.customer_id = c.id group by c.id order by c.id`,
        [manyFamilies],
      );
      return rows;
    });
  }

  #state(): Promise<SeatState> {
    return seatState(this.#process(), this.#now, this.#options.branch_id, this.#dates);
  }

  #expectNone(found: readonly string[], done: number): void {
    if (found.length > 0) throw new Error(`seed ${this.#options.seed}, after ${done}: ${found.join('; ')}`);
  }

  /** Three days nobody has touched; on the third the branch answers requests. */
  async #begin(round: number): Promise<void> {
    const { branch_id, firstDate } = this.#options;
    this.#dates = [0, 1, 2].map((day) => addDays(firstDate, (round * 3 + day) % 45));
    this.#now = addMinutes(this.#options.now, (round % 6) * roundMinutes);
    const [, , asked] = this.#dates;
    await this.#process().transaction(this.#now, async (tx) => {
      await tx.query('update waitlist_entries set status = 5, ended_at = app.now() where status in (1, 2)');
      await tx.query('update reserves set cancel_flag = true where branch_id = $1 and live', [branch_id]);
      await tx.query('update seat_holds set released_at = app.now() where branch_id = $1 and released_at is null', [
        branch_id,
      ]);
      await tx.query('delete from branch_capacities where branch_id = $1', [branch_id]);
      await tx.query('delete from reservable_managements where branch_id = $1', [branch_id]);
      await tx.query("insert into reservable_managements (branch_id, date, status) values ($1, $2, '△')", [
        branch_id,
        asked,
      ]);
      await tx.query('update branches set capacity = $2, staffing_mode = 1 where id = $1', [branch_id, usualSeats]);
    });
  }

  /** Whatever was held ends: nobody comes back to the page, the sweep does it. */
  async #end(done: number): Promise<void> {
    this.#now = addMinutes(this.#now, 60);
    await this.#sweep(this.#process());
    const { run_out, takers } = await this.#state();
    this.#expectNone(run_out === 0 ? [] : [`${run_out} holds never ended`], done);
    this.#expectNone(
      takers.flatMap(({ name }) => (name.startsWith('hold') ? [`${name} goes on`] : [])),
      done,
    );
  }

  async #atOnce(size: number, known: SeatState, lost: boolean): Promise<void> {
    this.#losing = lost;
    const running = Array.from({ length: size }, () => this.#operation(known));
    if (lost) await this.#loseProcess();
    await Promise.all(running);
    this.#losing = false;
  }

  /** Its connections are cut in the middle of what they do; a new process takes its place. */
  async #loseProcess(): Promise<void> {
    const [kept, gone] = this.#processes;
    await kept.database.read(this.#now, (db) =>
      db.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [gone.name]),
    );
    await gone.database.close();
    this.#processes = [kept, this.#open()];
    this.#count('restart');
  }

  /** One thing, in a transaction of its own; refused is as good as done. */
  async #operation(known: SeatState): Promise<void> {
    const kind = this.#one(drawn) ?? 'create';
    const work = this.#workOf(kind, known);
    if (work === null) return this.#count(`${kind} nothing`);
    try {
      this.#count(`${kind} ${(await work(this.#process())) || 'done'}`);
    } catch (error) {
      if (error instanceof Refusal || violatedConstraint(error) === 'child_never_in_two_places') {
        return this.#count(`${kind} refused`);
      }
      if (!this.#losing) throw error;
      this.#count(`${kind} lost`);
    }
  }

  #workOf(kind: Kind, known: SeatState): Work | null {
    const now = this.#now;
    const inOne =
      (work: (tx: Transaction) => Promise<unknown>): Work =>
      async (process) => {
        const answer = await process.transaction(now, work);
        return typeof answer === 'string' ? answer : '';
      };
    const { branch_id } = this.#options;
    const families = this.#families;
    const family = this.#one(families) as SeatFamily;
    const reserve = this.#stay();
    const child_ids = family.child_ids.slice(0, 1 + this.#random(family.child_ids.length));
    const takers = (...kinds: Taker['kind'][]) => known.takers.filter((each) => kinds.includes(each.kind));
    const held = this.#one(takers('reserve', 'request'));
    const wish = { now, customer: { id: family.customer_id }, branch_id, child_ids, reserve };
    switch (kind) {
      case 'create': {
        const rest = { use_tickets: null, quoted_amount: null, idempotency_key: randomUUID(), content_hash: '-' };
        return inOne((tx) => reserveSeats(tx, { ...wish, ...rest, meals: () => noMeals, card: 'required' }));
      }
      case 'hold':
        return inOne((tx) => holdSeats(tx, wish));
      case 'release': {
        const open = this.#one(takers('confirm page'));
        return open === undefined ? null : inOne((tx) => releaseConfirmHold(tx, open.customer_id, open.id));
      }
      case 'merge':
        return inOne(mergeChangesOfSeats);
      case 'capacity':
        return inOne((tx) => this.#changeCapacity(tx));
      case 'approve':
      case 'reject': {
        const asked = this.#one(takers('request'));
        return asked === undefined ? null : inOne((tx) => this.#answer(tx, asked.id, kind));
      }
      case 'cancel': {
        if (held === undefined) return null;
        const { id: reserve_id, customer_id } = held;
        const causes = { cancel_type: cancelType.code.byCustomer, cancel_cause: cancelCause.code.family };
        const rest = { ...causes, cancel_remarks: '', quoted_fee: null };
        return inOne((tx) => cancelSeats(tx, { now, reserve_id, customer_id, ...rest }));
      }
      case 'edit': {
        if (held === undefined) return null;
        const { id: reserve_id, customer_id } = held;
        const own = families.find((each) => each.customer_id === customer_id)?.child_ids ?? [];
        const edit = { now, reserve_id, customer_id, child_ids: own.slice(0, 1 + this.#random(own.length)), reserve };
        const shown = { quoted_amount: null, quoted_fee: null };
        return inOne((tx) => editSeats(tx, { ...edit, ...shown, meals: () => noMeals }));
      }
      default:
        return this.#waitlistWork(kind, known, { customer_id: family.customer_id, child_ids }, inOne);
    }
  }

  /** Wishes, what becomes of them, and what time does. */
  #waitlistWork(
    kind: 'wish' | 'withdraw' | 'serve' | 'accept' | 'decline' | 'sweep',
    known: SeatState,
    family: SeatFamily,
    inOne: (work: (tx: Transaction) => Promise<unknown>) => Work,
  ): Work | null {
    const now = this.#now;
    const date = this.#dates[this.#random(2)] ?? '';
    const offer = this.#one(known.offers);
    switch (kind) {
      case 'sweep':
        return (process) => this.#sweep(process);
      case 'serve':
        return (process) => this.#serve(process, date);
      case 'accept': {
        const press = { now, quoted_amount: null, idempotency_key: randomUUID(), content_hash: '-' };
        return offer === undefined ? null : inOne((tx) => acceptOffer(tx, offer.id, press));
      }
      case 'decline':
        return offer === undefined ? null : inOne((tx) => declineOffer(tx, offer.id, now));
      case 'withdraw': {
        const given_up = this.#one(known.wishes);
        return given_up === undefined ? null : inOne((tx) => withdraw(tx, given_up.id, given_up.customer_id));
      }
      case 'wish': {
        const earliest = 600 + this.#random(4) * stepMinutes;
        const minutes = 60 + this.#random(3) * stepMinutes;
        const asked = {
          ...{ ...family, date, minutes, branch_ids: [this.#options.branch_id], meals: () => noMeals },
          earliest_time: timeText(earliest),
          latest_time: timeText(earliest + minutes + this.#random(4) * stepMinutes),
        };
        const atOnce = this.#random(3) === 0;
        return inOne(async (tx) => {
          const { price_ceiling } = await quoteWish(tx, now, family.customer_id, asked);
          const mode = atOnce ? wishMode.code.reserve : wishMode.code.offer;
          const rest = { now, mode, price_ceiling, notice_minutes: 0, idempotency_key: randomUUID() };
          await createWish(tx, { ...asked, ...rest, content_hash: '-' });
        });
      }
    }
  }

  #services(database: Database): Services {
    const now = this.#now;
    return { clock: { now: () => now }, database } as Services;
  }

  async #serve(process: Database, date: TokyoDate): Promise<string> {
    await serveBranchDay(this.#services(process), this.#options.branch_id, date);
    return '';
  }

  async #sweep(process: Database): Promise<string> {
    await endSeatHolds(this.#services(process), {});
    await sweepWishes(this.#services(process));
    return '';
  }

  /** Nothing else happens while the engine looks: whoever came first and fits must be served. */
  async #serveAlone(before: SeatState, done: number): Promise<SeatState> {
    for (const date of this.#dates.slice(0, 2)) await this.#serve(this.#process(), date);
    const after = await this.#state();
    this.#expectNone([...oversold(before, after), ...skipped(before, after)], done);
    this.#count('engine alone');
    return after;
  }

  /** One to two hours between 10:00 and 13:00: everybody is in everybody's way. */
  #stay() {
    const reserve_date = this.#one(this.#dates) ?? '';
    const start = 600 + this.#random(8) * stepMinutes;
    const end = start + 60 + this.#random(5) * stepMinutes;
    const [start_datetime, end_datetime] = [instantOf(reserve_date, start), instantOf(reserve_date, end)];
    return { reserve_date, start_datetime, end_datetime, pick_up_name: null, pick_up_tel: null, remarks: '' };
  }

  async #headquarters(tx: Transaction) {
    const account = await accountByUid(tx, 'demo-honbu');
    if (account === null) throw new Error('no account of headquarters');
    return account;
  }

  async #answer(tx: Transaction, reserve_id: number, answer: 'approve' | 'reject'): Promise<undefined> {
    const account = await this.#headquarters(tx);
    await answerRequest(tx, { now: this.#now, account, reserve_id, answer, approval_comment: '' });
  }

  async #changeCapacity(tx: Transaction): Promise<undefined> {
    const { branch_id } = this.#options;
    const date = this.#one(this.#dates) ?? '';
    const from = 600 + this.#random(6) * stepMinutes;
    const change = {
      ...{ kind: 'capacity' as const, date_from: date, date_to: date },
      ...{ start_time: timeText(from), end_time: timeText(from + 60), capacity: this.#random(usualSeats + 2) },
    };
    const account = await this.#headquarters(tx);
    const days = { account, branch_id, date_from: date, date_to: date, confirmed: true };
    await changeDays(tx, { ...days, ...dayChangeOf(tx, branch_id, change) });
  }
}

type Named = { name: string; database: Database };
type Work = (process: Database) => Promise<string>;

async function withdraw(tx: Transaction, id: number, customer_id: number): Promise<void> {
  await lockFamily(tx, customer_id);
  const stored = await ownWishStatus(tx, id, customer_id);
  const status = stored && wishAfter(stored.status, 'withdraw');
  if (status === null) throw new Refusal('wish_ended');
  writeWishStatus(tx, id, status);
}
