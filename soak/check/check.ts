import type pg from 'pg';
import { openDatabase } from '../../src/server/postgres/database.ts';
import type { Family } from '../load/families.ts';
import type { Journal } from '../load/journal.ts';
import { withClient } from '../load/load.ts';
import { checkMessages, checkQueue } from './jobs.ts';
import { checkBooks, checkPurchases } from './money.ts';
import { checkHolds, checkOffers, checkReserves } from './reserves.ts';
import { checkSeats } from './seats.ts';

/** One thing that was to be proved, how much of it there was, and what speaks against it. */
export interface Check {
  name: string;
  looked: string;
  against: string[];
}

interface CheckOptions {
  /** As the owner of the tables. */
  databaseUrl: string;
  journal: Journal;
  families: readonly Family[];
  emulators: { stripe: string; line: string };
  /** The server's clock. */
  now: Date;
  /** Mails by their Message-ID, and how often the mail server's answer was lost (mails.ts); absent: not looked at. */
  mails?: { byId: ReadonlyMap<string, number>; answersLost: number };
}

/** What the journal says against what the tables, Stripe, LINE and the mailboxes say. Everything has come to rest before. */
export async function checkAll(options: CheckOptions): Promise<Check[]> {
  const { databaseUrl, journal, now } = options;
  const database = openDatabase({ url: databaseUrl, poolSize: 2, namedStatements: true, onPoolError: () => {} });
  try {
    return await withClient(databaseUrl, async (client) => {
      await client.query("select set_config('app.now', $1, false)", [now.toISOString()]);
      const context: CheckContext = { ...options, client };
      return [
        ...(await checkReserves(context)),
        await checkHolds(context),
        ...(await checkOffers(context)),
        await checkPurchases(context),
        ...(await checkSeats(context, database)),
        ...(await checkBooks(context)),
        await checkQueue(context),
        ...(await checkMessages(context)),
        {
          name: 'nobody saw or reached what is another’s',
          looked: `${journal.operations} answers`,
          against: journal.leaks,
        },
        {
          name: 'no answer but OK, refused or unavailable',
          looked: `${journal.operations} answers`,
          against: [...journal.odd].map(([what, count]) => `${count} × ${what}`),
        },
      ];
    });
  } finally {
    await database.close();
  }
}

export type CheckContext = CheckOptions & { client: pg.Client };
