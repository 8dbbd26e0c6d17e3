import { expect, it } from 'vitest';
import { soak, verdict } from './run.ts';

/** The short form of `npm run soak`: what differs is how long, and how much of what can fail. */
const some = [
  'web process killed',
  'worker killed in a job',
  'PostgreSQL killed',
  'PostgreSQL frozen',
  'pool exhausted',
  'Stripe in trouble',
  'LINE in trouble',
  'webhooks twice',
  'clock jumps',
];

it('holds what it has acknowledged, whatever fails meanwhile', async () => {
  const short = { seconds: 8, rounds: 1, lasts: 500, pause: 300, families: 12, parents: 6, workers: 1 };
  const soaked = await soak({ seed: 24, faults: some, mayMount: false, ...short });
  expect(soaked.checks.filter(({ against }) => against.length > 0)).toEqual([]);
  expect(verdict(soaked)).toMatch(/^soak: \d+ operations, \d+ kills, \d+ faults: all held$/);
  // Limits are for what hangs: on a slow machine there is less load and there are fewer faults.
}, 900_000);
