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
const done = 'create edit cancel approve reject capacity hold release sweep wish serve accept decline'.split(' ');
const leastCounts: Readonly<Record<string, number>> = {
  ...Object.fromEntries(done.map((kind) => [`${kind} done`, often])),
  restart: often / 2,
  'engine alone': often * 5,
  // Each was refused at times.
  'create refused': often,
  'edit refused': often,
  'hold no_seat': often,
};

it(`never sells a seat twice and ends every hold, in ${operations} operations of any order`, {
  timeout: 600_000,
}, async () => {
  const fixture = new SeatFixture({ url, branch_id: 9, firstDate: '2026-11-24', now: TEST_NOW, seed: 20 });
  const rare = () => Object.entries(leastCounts).filter(([kind, least]) => !((fixture.counts.get(kind) ?? 0) > least));
  try {
    await fixture.run(operations);
    // How often each comes about depends on who is faster: where one was rare, more is played, and as strictly looked at.
    for (let more = 0; more < 4 && rare().length > 0; more += 1) await fixture.run(operations / 2);
  } finally {
    await fixture.close();
  }
  expect(rare(), [...fixture.counts.keys()].join(', ')).toEqual([]);
});
