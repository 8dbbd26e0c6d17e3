import { Refusal } from '../../../../contract/refusal.ts';
import { addDays, addMinutes, type TokyoDate } from '../../../../domain/time.ts';
import { type Database, openDatabase, violatedConstraint } from '../../../postgres/database.ts';
import { beginRoster, type SeatsChanging } from './cover-operations.ts';
import { drawnKinds, type SeatFamily, SeatOperations } from './seat-operations.ts';
import { oversold, type SeatState, seatState, skipped } from './seat-state.ts';

type SeatFixtureOptions = {
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

const usualSeats = 3;
const mostAtOnce = 16;
const connections = 3;
/** A new process plans every statement again, which costs more than what it is lost for. */
const lossAfterBatches = 100;
const manyFamilies = 14;
const roundOfBatches = 100;
const aloneAfterBatches = 8;
const changing: readonly SeatsChanging[] = ['capacity', 'more staff', 'less staff'];
/** A round takes about an hour; by day, when offers are made. */
const roundMinutes = 90;

/**
 * A branch with few seats and many families: whatever can take or give back seats, at once and in any order, through the
 * product's own ways, on real PostgreSQL, from two processes of which one is lost now and then. After each batch of what
 * happens at once everything is counted again.
 */
export class SeatFixture {
  readonly counts = new Map<string, number>();
  readonly #options: SeatFixtureOptions;
  readonly #random: (below: number) => number;
  #now: Date;
  #dates: TokyoDate[] = [];
  #families: SeatFamily[] = [];
  #opened = 0;
  #processes: [Named, Named];
  #losing = false;

  constructor(options: SeatFixtureOptions) {
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

  #operations(): SeatOperations {
    const { branch_id } = this.#options;
    const scene = { branch_id, usualSeats, now: this.#now, dates: this.#dates, families: this.#families };
    // Seats only become more or only fewer at once: then there were never more than before or after, and `oversold` is exact.
    return new SeatOperations({ ...scene, changing: this.#one(changing) ?? 'capacity', random: this.#random });
  }

  async close(): Promise<void> {
    await Promise.all(this.#processes.map(({ database }) => database.close()));
  }

  /**
   * Throws at the first thing that must not be, with the seed and the operation it came after. Which of them are refused or
   * find nothing to do depends on who is faster, so it goes on until `enough`, at most for twice as many again.
   */
  async run(operations: number, enough: () => boolean = () => true): Promise<void> {
    this.#families = await this.#newFamilies();
    let done = 0;
    let before = await this.#state();
    const most = operations * 3;
    for (let batch = 0; done < operations || (done < most && !enough()); batch += 1) {
      if (batch % roundOfBatches === 0) {
        await this.#begin(batch / roundOfBatches);
        before = await this.#state();
      }
      const size = Math.min(1 + this.#random(mostAtOnce), (done < operations ? operations : most) - done);
      await this.#atOnce(size, before, batch % lossAfterBatches === lossAfterBatches - 1);
      done += size;
      const after = await this.#state();
      this.#expectNone(oversold(before, after), done);
      this.#expectNone(
        after.unpaired.map((id) => `offer ${id} and its hold`),
        done,
      );
      this.#expectNone(after.strange_cover, done);
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
    return seatState(this.#process(), this.#now, this.#options.branch_id, this.#dates, true);
  }

  #expectNone(found: readonly string[], done: number): void {
    if (found.length > 0) throw new Error(`seed ${this.#options.seed}, after ${done}: ${found.join('; ')}`);
  }

  /** Three untouched days; reserves on the third need approval. */
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
      await tx.query('update branches set capacity = $2, staffing_mode = 2 where id = $1', [branch_id, usualSeats]);
      await beginRoster(tx, branch_id, this.#dates);
    });
  }

  /** All holds expire: no one returns to the page, so the sweep ends them. */
  async #end(done: number): Promise<void> {
    this.#now = addMinutes(this.#now, 60);
    await this.#operations().sweep(this.#process());
    const { run_out, takers } = await this.#state();
    this.#expectNone(run_out === 0 ? [] : [`${run_out} holds never ended`], done);
    this.#expectNone(
      takers.flatMap(({ name }) => (name.startsWith('hold') ? [`${name} goes on`] : [])),
      done,
    );
  }

  async #atOnce(size: number, known: SeatState, lost: boolean): Promise<void> {
    this.#losing = lost;
    const operations = this.#operations();
    const running = Array.from({ length: size }, () => this.#operation(operations, known));
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

  /** One operation in a separate transaction; a refusal is fine too. */
  async #operation(operations: SeatOperations, known: SeatState): Promise<void> {
    const kind = this.#one(drawnKinds) ?? 'create';
    const work = operations.workOf(kind, known);
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

  /** Nothing else happens while the engine runs: the first in line that fits must be served. */
  async #serveAlone(before: SeatState, done: number): Promise<SeatState> {
    for (const date of this.#dates.slice(0, 2)) await this.#operations().serve(this.#process(), date);
    const after = await this.#state();
    this.#expectNone([...oversold(before, after), ...skipped(before, after)], done);
    this.#count('engine alone');
    return after;
  }
}

type Named = { name: string; database: Database };
