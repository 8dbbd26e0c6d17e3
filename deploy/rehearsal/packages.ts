import { spawnSync } from 'node:child_process';

const needed = [
  { program: 'nginx', asked: ['-v'], packageName: 'nginx-light' },
  { program: 'pgbouncer', asked: ['--version'], packageName: 'pgbouncer' },
  { program: 'openssl', asked: ['version'], packageName: 'openssl' },
];

/** Debian puts servers into folders that an ordinary person's PATH lacks. */
export const withServers = (path: string | undefined): string => `${path ?? ''}:/usr/sbin:/sbin:/usr/bin:/bin`;

const missing = () =>
  needed.filter(
    ({ program, asked }) =>
      spawnSync(program, asked, { env: { ...process.env, PATH: withServers(process.env.PATH) } }).error !== undefined,
  );

/** Debian's programs the rehearsal needs: installed where that is possible, otherwise one line says what is missing. */
export function requirePackages(): void {
  const names = missing().map(({ packageName }) => packageName);
  if (names.length === 0) return;
  if (process.getuid?.() === 0) {
    console.log(`installing ${names.join(' ')}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    // The packages start services of their own, which the rehearsal does not want.
    const install = ['install', '-y', '--no-install-recommends', ...names];
    spawnSync('apt-get', ['update'], { env, stdio: 'ignore' });
    spawnSync('apt-get', install, { env: { ...env, RUNLEVEL: '1' }, stdio: 'ignore' });
  }
  const left = missing().map(({ packageName }) => packageName);
  if (left.length > 0) throw new Error(`missing: please run apt-get install ${left.join(' ')}`);
}

/** What a program of Debian's says of its version, for the results. */
export function versionOf(program: string, flag: string): string {
  const { stdout, stderr } = spawnSync(program, [flag], {
    encoding: 'utf8',
    env: { ...process.env, PATH: withServers(process.env.PATH) },
  });
  return /\d+\.\d+(\.\d+)?/.exec(`${stdout}${stderr}`)?.[0] ?? '?';
}
