import type { StripeEmulator } from '../emulator.ts';

const keepKnown = (records: Record<string, unknown>, known: Set<string>): void => {
  for (const id of Object.keys(records)) if (!known.has(id)) delete records[id];
};

/** All or nothing: what a refused call changed, events included, is undone. */
export function transaction<T>(emulator: StripeEmulator, work: () => T): T {
  // Deliveries may be on their way: those objects stay, only the new ones are dropped.
  const { events, deliveries, idempotency, ...rest } = emulator.state;
  const before = structuredClone(rest);
  const knownEvents = new Set(Object.keys(events));
  const knownDeliveries = new Set(Object.keys(deliveries));
  try {
    return work();
  } catch (failure) {
    Object.assign(emulator.state, before, { idempotency });
    keepKnown(events, knownEvents);
    keepKnown(deliveries, knownDeliveries);
    throw failure;
  }
}

/** A world to try things in: nothing leaves it. */
export function sandbox(emulator: StripeEmulator): StripeEmulator {
  return { ...emulator, state: structuredClone(emulator.state), publish: () => {} };
}
