/** The third party's own clock: real time plus an offset that tests and the demo may move forward. */
interface Clock {
  now(): Date;
  advance(seconds: number): void;
  setNow(now: Date): void;
  offset(): number;
  restore(offset: number): void;
}

export function createClock(): Clock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance: (seconds) => {
      offset += seconds * 1000;
    },
    setNow: (now) => {
      offset = now.getTime() - Date.now();
    },
    offset: () => offset,
    restore: (value) => {
      offset = value;
    },
  };
}
