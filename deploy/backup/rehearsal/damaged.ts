import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BaseBackup } from '../base-backup.ts';
import { isSegment } from '../log-names.ts';
import { restoreBase } from '../restore.ts';
import { SEALED, walFolder } from '../settings.ts';
import { damageIn } from '../verify.ts';
import { isOpen, type rehearsalSetup, withClient } from './setup.ts';

const PATIENCE_MS = 120_000;
type RehearsalSetup = Awaited<ReturnType<typeof rehearsalSetup>>;

/**
 * A damaged piece of the log, a missing one and a missing environment file: each time PostgreSQL must end by itself and not
 * open with what it has. With everything back in its place the same folder goes on and opens.
 */
export async function refuseDamage(
  setup: RehearsalSetup,
  backup: BaseBackup,
  prove: (what: string, holds: boolean) => void,
) {
  const { settings, environment, restoreCommand } = setup;
  const folder = walFolder(settings);
  const pieces = readdirSync(folder).filter((name) => isSegment(name.slice(0, -SEALED.length)));
  // The first after the copy is needed by every restore, and others lie behind it.
  const [needed = '', ...behind] = pieces.sort().filter((name) => name > `${backup.first_wal}${SEALED}`);
  prove(
    `the archive is whole (${pieces.length} pieces of the log, ${behind.length} behind the one to be damaged)`,
    behind.length > 0 && (await damageIn(settings)).length === 0,
  );
  await restoreBase({ settings, to: null, into: join(setup.folder, 'third/postgres/data'), restoreCommand });

  const path = join(folder, needed);
  const whole = readFileSync(path);
  const damaged = Buffer.from(whole);
  damaged.writeUInt32BE((damaged.readUInt32BE(5000) ^ 0xff_ff_ff_ff) >>> 0, 5000);
  writeFileSync(path, damaged);
  prove('PostgreSQL stops at a damaged piece of the log', (await endOf(setup)) === 'stopped');
  const named = await damageIn(settings);
  prove('the weekly look names it', named.length === 1 && named[0]?.includes(needed) === true);

  renameSync(path, `${path}.away`);
  prove('PostgreSQL stops at a missing piece with others behind it', (await endOf(setup)) === 'stopped');
  writeFileSync(`${path}.away`, whole);
  renameSync(`${path}.away`, path);

  renameSync(environment, `${environment}.away`);
  prove('PostgreSQL stops where the key cannot be read', (await endOf(setup)) === 'stopped');
  renameSync(`${environment}.away`, environment);
  prove('with everything back in its place it goes on and opens', (await endOf(setup)) === 'opened');
}

async function endOf(setup: RehearsalSetup): Promise<'opened' | 'stopped' | 'neither'> {
  const restored = await setup.startRestored('third').catch(() => null);
  if (restored === null) return 'stopped';
  try {
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      const state = await withClient(restored.superuser, isOpen).catch((error: NodeJS.ErrnoException) => error.code);
      if (state === true) return 'opened';
      // Its socket is gone with it.
      if (state === 'ENOENT' || state === 'ECONNREFUSED') return 'stopped';
      await new Promise((wake) => setTimeout(wake, 200));
    }
    return 'neither';
  } finally {
    await restored.cluster.stop();
  }
}
