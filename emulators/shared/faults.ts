import { z } from 'zod';

export const faultInput = z.strictObject({
  /** Path prefix; every API route when absent. */
  path: z.string().startsWith('/').optional(),
  method: z.string().toUpperCase().optional(),
  kind: z.enum(['status', 'slow', 'timeout', 'drop', 'duplicate']),
  status: z.int().min(400).max(599).default(500),
  /** How often it strikes; once when neither times nor share is given, without end when only share is. */
  times: z.int().positive().optional(),
  /** Strikes this share of the matching calls, in a repeatable sequence. */
  share: z.number().gt(0).max(1).optional(),
  delay_ms: z.int().nonnegative().default(1000),
  /** 'after': the call takes effect and only its answer is lost, delayed or replaced (not for kind slow). */
  when: z.enum(['before', 'after']).default('before'),
});

type FaultInput = z.output<typeof faultInput>;

export interface Fault extends FaultInput {
  id: number;
  remaining: number | null;
  struck: number;
}

export interface Faults {
  add(input: FaultInput): Fault;
  list(): Fault[];
  clear(): void;
  /** The first armed fault for this request; taking it counts as a strike. */
  takeForRequest(method: string, path: string): Fault | undefined;
  takeKind(kind: Fault['kind']): boolean;
}

interface Armed {
  fault: Fault;
  random: () => number;
}

/** mulberry32: small, seeded, so that a share of 0.3 hits the same calls in every run. */
function seededSequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function createFaults(): Faults {
  let armed: Armed[] = [];
  let nextId = 1;

  const take = (matches: (fault: Fault) => boolean): Fault | undefined => {
    for (const { fault, random } of armed) {
      if (fault.remaining === 0 || !matches(fault)) continue;
      if (fault.share !== undefined && random() >= fault.share) continue;
      if (fault.remaining !== null) fault.remaining -= 1;
      fault.struck += 1;
      return fault;
    }
    return undefined;
  };

  return {
    add: (input) => {
      const remaining = input.times ?? (input.share === undefined ? 1 : null);
      const fault: Fault = { ...input, id: nextId++, remaining, struck: 0 };
      armed.push({ fault, random: seededSequence(fault.id) });
      return fault;
    },
    list: () => armed.map(({ fault }) => ({ ...fault })),
    clear: () => {
      armed = [];
      nextId = 1;
    },
    takeForRequest: (method, path) =>
      take(
        (fault) =>
          fault.kind !== 'duplicate' &&
          (fault.method === undefined || fault.method === method) &&
          (fault.path === undefined || path.startsWith(fault.path)),
      ),
    takeKind: (kind) => take((fault) => fault.kind === kind) !== undefined,
  };
}
