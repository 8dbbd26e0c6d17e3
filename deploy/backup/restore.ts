import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BASE_FILE, type BaseBackup, listBaseBackups } from './base-backup.ts';
import { unsealInto } from './sealed-file.ts';
import { BackupRefused, type BackupSettings, baseFolder, NOT_THERE, REFUSED } from './settings.ts';

interface Restore {
  settings: BackupSettings;
  /** null: as far as the archive goes. */
  to: Date | null;
  /** A new data folder; run as PostgreSQL's user. */
  into: string;
  /** What PostgreSQL runs for each piece of the log (fetchCommand). */
  restoreCommand: string;
}

/** Lays out the data folder of the newest backup before the moment. Started, PostgreSQL replays its log up to it and opens. */
export async function restoreBase({ settings, to, into, restoreCommand }: Restore): Promise<BaseBackup> {
  const backups = await listBaseBackups(settings);
  const backup = backups.findLast(({ finished_at }) => to === null || new Date(finished_at) <= to);
  if (!backup) throw new BackupRefused('there is no backup that was finished before this moment.');
  await mkdir(into, { recursive: true, mode: 0o700 });
  if ((await readdir(into)).length > 0) throw new BackupRefused(`${into} is not empty: restore into a new folder.`);
  const tar = spawn('tar', ['-C', into, '-xpf', '-'], { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = once(tar, 'close') as Promise<[number | null]>;
  await unsealInto(join(baseFolder(settings), backup.name, BASE_FILE), settings.key, tar.stdin);
  const [code] = await ended;
  if (code !== 0) throw new Error(`tar ended with ${code}`);
  await writeFile(join(into, 'backup_label'), backup.backup_label);
  await writeFile(join(into, 'recovery.signal'), '');
  const lines = [
    `restore_command = ${quoted(restoreCommand)}`,
    "recovery_target_action = 'promote'",
    "recovery_target_timeline = 'latest'",
    ...(to === null ? [] : [`recovery_target_time = ${quoted(momentText(to))}`]),
  ];
  await appendFile(join(into, 'postgresql.auto.conf'), `\n${lines.join('\n')}\n`);
  return backup;
}

/**
 * The restore_command. Where wal.ts cannot even begin (no environment file, no program, another Node) Node ends with a small
 * number, which PostgreSQL would take for the end of the archive: the shell makes REFUSED of it.
 */
export function fetchCommand({ node, environment, program }: { node: string; environment: string; program: string }) {
  const asked = `"${node}" --env-file="${environment}" "${program}" fetch "%p" "%f"`;
  return `${asked}; end=$?; case $end in 0|${NOT_THERE}) ;; *) [ $end -gt 125 ] || end=${REFUSED} ;; esac; exit $end`;
}

/** PostgreSQL reads its settings before it knows the names of time zones, so Z would be refused. */
const momentText = (moment: Date) => moment.toISOString().replace('T', ' ').replace('Z', '+00');

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
