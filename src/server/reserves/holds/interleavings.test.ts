import { expect, it } from 'vitest';
import { testDatabase } from '../../../../db/testing/database.ts';
import { TEST_NOW } from '../../../../db/testing/template.ts';
import { inFull } from '../../testing/fuzz/settings.ts';
import { SeatFixture } from '../testing/seats/seat-fixture.ts';

const { url } = await testDatabase();

/** bench/seats.ts goes on for as long as one likes, with other seeds. */
const operations = inFull ? 10_000 : 1200;
/** More often than this, of so many operations; how often each comes about depends on who is faster. */
const often = operations / 1000;

it(`never sells a seat twice and ends every hold, in ${operations} operations of any order`, {
  timeout: 600_000,
}, async () => {
  const fixture = new SeatFixture({ url, branch_id: 9, firstDate: '2026-11-24', now: TEST_NOW, seed: 20 });
  try {
    await fixture.run(operations);
  } finally {
    await fixture.close();
  }
  // Everything happened, and each was refused at times.
  const kinds = [...fixture.counts.keys()];
  for (const kind of [
    'create',
    'edit',
    'cancel',
    'approve',
    'reject',
    'capacity',
    'hold',
    'release',
    'sweep',
    'wish',
    'serve',
    'accept',
    'decline',
  ]) {
    expect(fixture.counts.get(`${kind} done`), kinds.join(', ')).toBeGreaterThan(often);
  }
  expect(fixture.counts.get('restart')).toBeGreaterThan(often / 2);
  expect(fixture.counts.get('engine alone')).toBeGreaterThan(often * 5);
  for (const kind of ['create refused', 'edit refused', 'hold no_seat']) {
    expect(fixture.counts.get(kind), kind).toBeGreaterThan(often);
  }
});
