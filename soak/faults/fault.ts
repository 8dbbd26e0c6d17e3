import type { Random } from '../random.ts';
import type { SoakSystem } from '../world/system.ts';

/** What a run has suffered so far. */
export interface Suffered {
  kills: number;
  faults: number;
  /** How often each. */
  byName: Map<string, number>;
  /** Mails that were taken although the answer was lost: they may come again, under the same id. */
  mailAnswersLost: number;
  /** What a fault itself could not do; told, and no verdict on the product. */
  notes: string[];
}

export interface FaultContext {
  system: SoakSystem;
  random: Random;
  suffered: Suffered;
  /** Milliseconds that something lasts: short in a test. */
  lasts: number;
}

/** Something that goes wrong, from its beginning to its end. */
export type Fault = (context: FaultContext) => Promise<void>;

export const nothingSuffered = (): Suffered => ({
  kills: 0,
  faults: 0,
  byName: new Map(),
  mailAnswersLost: 0,
  notes: [],
});
