import { LRUCache } from 'lru-cache';
import { tokyoDateOf } from '../../../domain/time.ts';

/** Marks depend on the time of day (today's last start passes), so nothing is kept longer than this. */
export const lifetimeMs = 60_000;

interface Kept<Value> {
  value: Value;
  at: Date;
  /** Changes heard before it was made. */
  generation: number;
}

export type Claim<Value> =
  | { kind: 'kept'; value: Value }
  | { kind: 'wait'; value: Promise<Value | null> }
  | { kind: 'make'; finish: (value: Value | null) => void };

/**
 * Values that hold until the content changes, for at most 60 seconds and never past Tokyo's midnight. While nobody
 * listens for changes nothing is kept. A value made from what was read before a change is not kept after it.
 * What no longer holds is still there as the last known value, for when a new one cannot be made.
 */
export class FreshCache<Value> {
  /** Addresses that exist are few; made-up ones must not fill the memory. */
  readonly #kept: LRUCache<string, Kept<Value>>;
  readonly #making = new Map<string, Promise<Value | null>>();
  readonly #now: () => Date;
  #generation = 0;
  #open = false;

  constructor(options: { now: () => Date; limit: number }) {
    this.#now = options.now;
    this.#kept = new LRUCache({ max: options.limit });
  }

  /** Changes are heard from now on. */
  open(): void {
    this.clear();
    this.#open = true;
  }

  /** Changes are no longer heard. */
  shut(): void {
    this.clear();
    this.#open = false;
  }

  clear(): void {
    this.#generation += 1;
    // Whoever asks from now on must not get what is being made from the old content.
    this.#making.clear();
  }

  get(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined || kept.generation !== this.#generation) return undefined;
    const age = this.#now().getTime() - kept.at.getTime();
    // A clock set back counts as old too.
    return age >= 0 && age < lifetimeMs && this.#isOfToday(kept) ? kept.value : undefined;
  }

  /** The last value known, though it may have changed meanwhile; never that of another day. */
  lastKnown(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    return kept !== undefined && this.#isOfToday(kept) ? kept.value : undefined;
  }

  #isOfToday({ at }: Kept<Value>): boolean {
    return tokyoDateOf(at) === tokyoDateOf(this.#now());
  }

  /**
   * Whoever comes first makes the value and must call `finish`, with null if it cannot be kept; the others wait for it
   * and make their own if it was null.
   */
  claim(key: string): Claim<Value> {
    const kept = this.get(key);
    if (kept !== undefined) return { kind: 'kept', value: kept };
    if (!this.#open) return { kind: 'make', finish: () => {} };
    const underWay = this.#making.get(key);
    if (underWay !== undefined) return { kind: 'wait', value: underWay };
    const generation = this.#generation;
    const at = this.#now();
    const { promise, resolve } = Promise.withResolvers<Value | null>();
    this.#making.set(key, promise);
    const finish = (value: Value | null) => {
      if (this.#making.get(key) === promise) this.#making.delete(key);
      if (value !== null && generation === this.#generation) this.#kept.set(key, { value, at, generation });
      resolve(value);
    };
    return { kind: 'make', finish };
  }

  /** The kept value, or the one being made, or a new one. */
  async getOrMake(key: string, make: () => Promise<Value>): Promise<Value> {
    const claim = this.claim(key);
    if (claim.kind === 'kept') return claim.value;
    if (claim.kind === 'wait') return (await claim.value) ?? make();
    try {
      const value = await make();
      claim.finish(value);
      return value;
    } catch (error) {
      claim.finish(null);
      throw error;
    }
  }
}
