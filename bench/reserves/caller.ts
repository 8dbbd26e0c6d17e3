import { Line } from './line.ts';
import type { Wish } from './wishes.ts';
import { unit } from './world.ts';

/** Parents at their phones: each asks again as soon as it is answered. */
export class Caller {
  readonly #lines: readonly Line[];
  readonly #tokens: ReadonlyMap<string, string>;

  constructor(port: number, tokens: ReadonlyMap<string, string>, callers: number) {
    this.#tokens = tokens;
    this.#lines = Array.from({ length: callers }, () => new Line(port));
  }

  close(): void {
    for (const line of this.#lines) line.close();
  }

  /** Until the code is compiled, which takes calls and not seconds. */
  async warmUp(next: () => Wish, scale: number): Promise<void> {
    let left = 1500;
    await this.#each(() => left-- > 0, this.#reserve(next));
    left = 400;
    await this.#each(() => left-- > 0, this.#lookAtCalendar(scale));
  }

  createRate(next: () => Wish, milliseconds: number): Promise<number> {
    return this.#rate(milliseconds, this.#reserve(next));
  }

  calendarRate(scale: number, milliseconds: number): Promise<number> {
    return this.#rate(milliseconds, this.#lookAtCalendar(scale));
  }

  #reserve(next: () => Wish): (line: Line) => Promise<void> {
    return async (line) => {
      const wish = next();
      const data = {
        reserve_date: wish.date,
        start_hour: wish.start_hour,
        start_min: 0,
        end_hour: wish.start_hour + 1,
        end_min: 0,
        branch_id: wish.branch_id,
        child_ids: [wish.child_id],
        quoted_amount: amountOf(wish),
        idempotency_key: wish.idempotency_key,
      };
      const { result } = await line.call('createReserve', data, this.#tokens.get(wish.uid));
      if (result.status !== 'OK') throw new Error(JSON.stringify({ result, wish }));
    };
  }

  #lookAtCalendar(scale: number): (line: Line) => Promise<void> {
    let asked = 0;
    return async (line) => {
      const branch_id = 1001 + ((asked++ * 7919) % (unit.branches * scale));
      const { result } = await line.call('reserveCalendar', { branch_id, children: 2 });
      if (result.status !== 'OK') throw new Error(JSON.stringify(result));
    };
  }

  async #rate(milliseconds: number, ask: (line: Line) => Promise<void>): Promise<number> {
    const started = performance.now();
    const done = await this.#each(() => performance.now() - started < milliseconds, ask);
    return done / ((performance.now() - started) / 1000);
  }

  async #each(goOn: () => boolean, ask: (line: Line) => Promise<void>): Promise<number> {
    let done = 0;
    await Promise.all(
      this.#lines.map(async (line) => {
        while (goOn()) {
          await ask(line);
          done += 1;
        }
      }),
    );
    return done;
  }
}

/** スタンダード: 1,000円 an hour; 200円 more on Sundays and holidays (the demo world has its own list of them). */
const holidays = new Set(['2026-11-23', '2027-01-01', '2027-01-11']);
const amountOf = ({ date }: Wish): number =>
  1000 + (new Date(`${date}T00:00:00Z`).getUTCDay() === 0 || holidays.has(date) ? 200 : 0);
