/** The server's clock decides every deadline; it is passed to whatever needs the time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that can be set ahead or back and then goes on (demo controls and tests). */
export interface AdjustableClock extends Clock {
  set(moment: Date): void;
  advance(seconds: number): void;
  /** Stays at the given moment until set again. */
  freeze(moment: Date): void;
}

export function adjustableClock(base: Clock = systemClock): AdjustableClock {
  let offset = 0;
  let frozen: Date | null = null;
  return {
    now: () => frozen ?? new Date(base.now().getTime() + offset),
    set(moment) {
      frozen = null;
      offset = moment.getTime() - base.now().getTime();
    },
    advance(seconds) {
      if (frozen) frozen = new Date(frozen.getTime() + seconds * 1000);
      else offset += seconds * 1000;
    },
    freeze(moment) {
      frozen = moment;
    },
  };
}
