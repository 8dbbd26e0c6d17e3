import { LRUCache } from 'lru-cache';
import { tokyoDateOf } from '../../../domain/time.ts';

/** Marks depend on the time of day (today's last start passes), so nothing is cached longer than this. */
const lifetimeMs = 60_000;

/** What is saved shows within this. */
const latestMs = 1_000;

interface CachedEntry<Value> {
  value: Value;
  at: Date;
  /** Changes heard before it was made. */
  generation: number;
  marks: number;
  /** By the machine's own clock: until then a change of marks may wait. */
  standsUntil: number;
}

interface FreshCacheOptions {
  now: () => Date;
  limit: number;
  /** Whether the value under the key shows the marks of the calendar; all of it shows content. */
  showsMarks?: (key: string) => boolean;
  /**
   * A value that shows marks is given out for as long again as its making took, but not longer than a second from its beginning:
   * however often marks change, one of a kind is made at a time, and up to half a second's work takes no more than half of the time.
   */
  paced?: boolean;
}

type Claim<Value> =
  | { kind: 'kept'; value: Value }
  | { kind: 'wait'; value: Promise<Value | null> }
  | { kind: 'make'; finish: (value: Value | null) => void };

/**
 * Values are valid until the content changes (or the marks, where they show them), for at most 60 seconds and never past
 * midnight in Tokyo. Without a listener for changes nothing is cached, and neither is a value read before a change.
 * An expired value stays available as the last known one, for when a new one cannot be made.
 */
export class FreshCache<Value> {
  /** Addresses that exist are few; made-up ones must not fill the memory. */
  readonly #kept: LRUCache<string, CachedEntry<Value>>;
  readonly #making = new Map<string, Promise<Value | null>>();
  readonly #options: Required<FreshCacheOptions>;
  #generation = 0;
  #marks = 0;
  #open = false;

  constructor(options: FreshCacheOptions) {
    this.#options = { showsMarks: () => false, paced: false, ...options };
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
    // Anyone who asks from now on must not get what is being made from the old content.
    this.#making.clear();
  }

  /** Seats were taken or freed, or what a branch offers has changed. */
  clearMarks(): void {
    this.#marks += 1;
    if (this.#options.paced) return;
    for (const key of this.#making.keys()) if (this.#options.showsMarks(key)) this.#making.delete(key);
  }

  get(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined || kept.generation !== this.#generation || this.#showsOldMarks(key, kept)) return undefined;
    const age = this.#options.now().getTime() - kept.at.getTime();
    // A clock set back counts as old too.
    return age >= 0 && age < lifetimeMs && this.#isOfToday(kept) ? kept.value : undefined;
  }

  #showsOldMarks(key: string, { marks, standsUntil }: CachedEntry<Value>): boolean {
    return marks !== this.#marks && this.#options.showsMarks(key) && performance.now() >= standsUntil;
  }

  /** The last value known, though it may have changed meanwhile; never that of another day. */
  lastKnown(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    return kept !== undefined && this.#isOfToday(kept) ? kept.value : undefined;
  }

  #isOfToday({ at }: CachedEntry<Value>): boolean {
    return tokyoDateOf(at) === tokyoDateOf(this.#options.now());
  }

  /**
   * The first caller makes the value and must call `finish`, with null if it cannot be cached; the others wait for it
   * and make their own if it was null.
   */
  claim(key: string): Claim<Value> {
    const kept = this.get(key);
    if (kept !== undefined) return { kind: 'kept', value: kept };
    if (!this.#open) return { kind: 'make', finish: () => {} };
    const underWay = this.#making.get(key);
    if (underWay !== undefined) return { kind: 'wait', value: underWay };
    const [generation, marks, began] = [this.#generation, this.#marks, performance.now()];
    const at = this.#options.now();
    const { promise, resolve } = Promise.withResolvers<Value | null>();
    this.#making.set(key, promise);
    const finish = (value: Value | null) => {
      if (this.#making.get(key) === promise) this.#making.delete(key);
      const newer = this.#kept.peek(key);
      const isOvertaken = newer?.generation === generation && newer.marks > marks;
      if (value !== null && generation === this.#generation && !isOvertaken) {
        const standsUntil = this.#standsUntil(began);
        this.#kept.set(key, { value, at, generation, marks, standsUntil });
      }
      resolve(value);
    };
    return { kind: 'make', finish };
  }

  #standsUntil(began: number): number {
    if (!this.#options.paced) return 0;
    const ended = performance.now();
    return Math.min(ended + (ended - began), began + latestMs);
  }

  /** The cached value, or the one being made, or a new one. */
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
