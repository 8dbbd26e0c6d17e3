import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { addDays, tokyoDateOf } from '../../../src/domain/time.ts';
import { openFileStore } from '../../../src/server/file-store/file-store.ts';
import { brokenBooks } from '../../../src/server/testing/books/book-questions.ts';
import { until } from '../../../src/server/testing/process.ts';
import { takeBaseBackup } from '../base-backup.ts';
import { restoreBase } from '../restore.ts';
import { keepUploadedFiles, putBackUploadedFiles } from '../uploaded-files.ts';
import { differences, filesIn, rowsIn, tablesOf } from './compare.ts';
import { refuseDamage } from './damaged.ts';
import { isOpen, openPeople, rehearsalSetup, withClient } from './setup.ts';

/**
 * `npm run restore-rehearsal`: the demo world, a backup while families reserve, more reserves, a payment and an upload, a
 * moment noted, damage, the machine gone, and everything as it was at that moment in a new place. Then the archive itself is
 * damaged, and a restore must stop there.
 */
const started = performance.now();
const say = (text: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);
const proofs: { what: string; holds: boolean }[] = [];
const prove = (what: string, holds: boolean) => {
  proofs.push({ what, holds });
  say(`${holds ? 'holds' : 'FAILS'}: ${what}`);
};

const setup = await rehearsalSetup();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void setup.close().finally(() => process.exit(1)));
}
try {
  await rehearse();
} catch (error) {
  console.error(error);
  proofs.push({ what: 'the rehearsal came to its end', holds: false });
} finally {
  await setup.close();
}
const failed = proofs.filter(({ holds }) => !holds);
console.log(
  failed.length === 0
    ? `Proved: a backup taken under load and its log restore the database to the noted moment, every row of every table, books in balance, uploaded files byte for byte, and the product works there; a damaged or missing piece stops a restore.`
    : `Not proved: ${failed.map(({ what }) => what).join('; ')}.`,
);
// What a rehearsal that broke off left open must not keep the command from ending.
process.exit(failed.length === 0 ? 0 : 1);

async function rehearse(): Promise<void> {
  const { settings, first } = setup;
  const store = openFileStore(first.config);
  const people = await openPeople(first.config);
  const reserveOn = days(people.reserve);
  await people.upload();
  await reserveOn(2);
  say('the demo world runs, with an upload and two reserves');

  let copying = true;
  const meanwhile = (async () => {
    let made = 0;
    while (copying) {
      made += await reserveOn(1);
      await new Promise((wake) => setTimeout(wake, 500));
    }
    return made;
  })();
  const backup = await takeBaseBackup(settings, first.superuser).finally(() => {
    copying = false;
  });
  say(`a backup of PostgreSQL ${backup.server_version} was taken (${await meanwhile} reserves made meanwhile)`);
  say(`files kept: ${JSON.stringify(await keepUploadedFiles(settings, first.url, store))}`);

  const more = await reserveOn(3);
  await people.buyTickets();
  await people.upload();
  await people.runJobs();
  say(
    `then ${more} reserves, a payment and an upload; files kept: ${JSON.stringify(await keepUploadedFiles(settings, first.url, store))}`,
  );
  await withClient(first.superuser, archived);
  const [tables, files] = [await withClient(first.superuser, tablesOf), filesIn(first.dataDir)];
  const moment = await withClient(first.superuser, (client) => now(client));
  say(`the moment is ${moment.toISOString()}: ${tables.size} tables with ${rowsIn(tables)} rows, ${files.size} files`);
  prove(
    'a payment and reserves lie between the backup and the moment',
    more > 0 && moment > new Date(backup.finished_at),
  );

  await new Promise((wake) => setTimeout(wake, 1500));
  await damage(first.superuser, first.dataDir);
  await reserveOn(1);
  const damaged = await withClient(first.superuser, tablesOf);
  prove(
    `the damage was done (${differences(tables, damaged).length} tables differ)`,
    differences(tables, damaged).length > 3,
  );
  await people.stop();
  await withClient(first.superuser, archived);
  await first.cluster.stop();
  rmSync(join(setup.folder, 'first'), { recursive: true, force: true });
  say('the first machine is gone');

  const into = join(setup.folder, 'second/postgres/data');
  await restoreBase({ settings, to: moment, into, restoreCommand: setup.restoreCommand });
  const second = await setup.startRestored('second');
  await until('the log is replayed', () => withClient(second.superuser, isOpen), 300);
  say('restored, replayed up to the moment and open');
  const restored = await withClient(second.superuser, tablesOf);
  const different = differences(tables, restored);
  prove(
    `every row of all ${tables.size} tables is as it was${different.length > 0 ? ` but ${different.join(', ')}` : ''}`,
    different.length === 0,
  );
  const broken = await withClient(second.superuser, (client) => brokenBooks(client));
  prove(`the books balance${broken.map(({ name }) => `, but ${name}`).join('')}`, broken.length === 0);

  const dataDir = join(setup.folder, 'second-files');
  const config = await setup.configOf(second.url, dataDir);
  const putBack = await putBackUploadedFiles(settings, second.url, openFileStore(config));
  const lost = differences(files, filesIn(dataDir));
  prove(
    `all ${files.size} uploaded files are the same bytes`,
    files.size > 0 && lost.length === 0 && putBack.without.length === 0,
  );
  const again = await openPeople(config);
  try {
    prove(
      'the product is ready on it and takes a reserve',
      (await again.ready()) && (await days(again.reserve, 20)(1)) === 1,
    );
  } finally {
    await again.stop();
  }
  await second.cluster.stop();
  await refuseDamage(setup, backup, prove);
}

/** So many reserves on the coming days, wherever there is a seat. */
function days(reserve: (date: string, hour: number) => Promise<boolean>, from = 3) {
  let tried = 0;
  return async (count: number): Promise<number> => {
    let made = 0;
    for (; made < count && tried < 400; tried += 1) {
      const day = addDays(tokyoDateOf(new Date()), from + (Math.floor(tried / 6) % 50));
      if (await reserve(day, 10 + (tried % 6))) made += 1;
    }
    return made;
  };
}

async function now(client: pg.Client): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  return rows[0]?.now ?? new Date(0);
}

/** What a wrong statement and a wrong command do: rows go past every rule, and the folder of files with them. */
async function damage(superuser: string, dataDir: string): Promise<void> {
  await withClient(superuser, async (client) => {
    await client.query('set session_replication_role = replica');
    for (const table of ['reserve_details', 'notifications', 'tickets', 'payments', 'files']) {
      await client.query(`delete from ${table}`);
    }
    await client.query("update customers set name = 'broken'");
  });
  rmSync(join(dataDir, 'files'), { recursive: true, force: true });
}

/** The last piece of the log leaves the machine; in production at the latest after archive_timeout. */
async function archived(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ wal: string }>('select pg_walfile_name(pg_switch_wal()) as wal');
  const last = rows[0]?.wal ?? '';
  await until(
    'the log is archived',
    async () => {
      const { rows: kept } = await client.query<{ wal: string | null }>(
        'select last_archived_wal as wal from pg_stat_archiver',
      );
      return (kept[0]?.wal ?? '') >= last;
    },
    120,
  );
}
