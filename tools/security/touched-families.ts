import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import { systemClock } from '../../src/server/clock.ts';
import { accountForLeak, familiesOfLeak } from '../../src/server/membership/store/touched-families.ts';
import { openDatabase } from '../../src/server/postgres/database.ts';

const usage = `npm run touched-families -- --account <number, sign-in name or address> [--tablet <number>] --from 2026-11-16T09:00+09:00 [--until …]
  The families a leak may have touched, as CSV on the standard output (docs/security/incident.md). DATABASE_URL names the database.
  --tablet  also what was done on this tablet, or alone without --account`;

class Misuse extends Error {}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      account: { type: 'string' },
      tablet: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
    },
  });
  const url = process.env.DATABASE_URL;
  const from = new Date(values.from ?? '');
  const until = values.until === undefined ? systemClock.now() : new Date(values.until);
  const isNamed = values.account !== undefined || values.tablet !== undefined;
  if (url === undefined || !isNamed || Number.isNaN(from.getTime()) || Number.isNaN(until.getTime()))
    throw new Misuse(usage);
  const database = openDatabase({ url, poolSize: 1, onPoolError: () => {} });
  try {
    const now = systemClock.now();
    const { account: wanted } = values;
    const account = wanted === undefined ? null : await database.read(now, (db) => accountForLeak(db, wanted));
    if (wanted !== undefined && account === null) throw new Misuse(`There is no account ${wanted}.`);
    const families = await familiesOfLeak(database, now, {
      accountUid: account?.uid ?? null,
      tabletId: values.tablet === undefined ? null : Number(values.tablet),
      from,
      until,
    });
    process.stdout.write(
      stringify(families, {
        header: true,
        bom: true,
        cast: { date: (at) => at.toISOString(), boolean: (flag) => (flag ? 'yes' : 'no') },
        escape_formulas: true,
      }),
    );
    const count = (flag: 'health_read' | 'changed' | 'could_be_seen') => families.filter((each) => each[flag]).length;
    console.error(
      `${families.length} families: health card read ${count('health_read')}, changed ${count('changed')}, could be seen ${count('could_be_seen')}`,
    );
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Misuse ? error.message : error);
  process.exitCode = 1;
});
