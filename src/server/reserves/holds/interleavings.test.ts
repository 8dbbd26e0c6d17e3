import { expect, it } from 'vitest';
import { testDatabase } from '../../../../db/testing/database.ts';
import { TEST_NOW } from '../../../../db/testing/template.ts';
import { inFull } from '../../testing/fuzz/settings.ts';
import { SeatFixture } from '../testing/seats/seat-fixture.ts';

const { url } = await testDatabase();

/** bench/seats.ts goes on for as long as one likes, with other seeds. */
const operations = inFull ? 10_000 : 1200;
/** More often than this, of so many operations. */
const often = operations / 1000;

/** Everything happens, and each is refused at times. */
const happens: readonly [string, number][] = [
  ...['create', 'edit', 'cancel', 'approve', 'reject', 'capacity', 'hold', 'release', 'sweep'].map(done),
  ...['wish', 'serve', 'accept', 'decline'].map(done),
  ...['asked', 'held', 'settled', 'left'].map((what): [string, number] => [`cover ${what}`, often]),
  ['create refused', often],
  ['edit refused', often],
  ['hold no_seat', often],
  ['restart', often / 2],
  ['engine alone', often * 5],
];
function done(kind: string): [string, number] {
  return [`${kind} done`, often];
}

it(`never sells a seat twice or without the staff for it, and ends every hold, in ${operations} operations of any order`, {
  timeout: 600_000,
}, async () => {
  const fixture = new SeatFixture({ url, branch_id: 9, firstDate: '2026-11-24', now: TEST_NOW, seed: 20 });
  const missing = () => happens.filter(([what, times]) => (fixture.counts.get(what) ?? 0) <= times);
  try {
    await fixture.run(operations, () => missing().length === 0);
  } finally {
    await fixture.close();
  }
  expect(missing(), JSON.stringify([...fixture.counts])).toEqual([]);
});
