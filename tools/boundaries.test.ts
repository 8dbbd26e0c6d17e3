import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The arrows of ARCHITECTURE.md. A file belongs to the longest matching place; it may import itself and what is listed. */
const arrows: Record<string, readonly string[]> = {
  'src/domain': [],
  'src/contract': ['src/domain'],
  'src/web': ['src/contract', 'src/domain'],
  'src/server/config.ts': [],
  'src/server/clock.ts': [],
  'src/server/same-content.ts': ['src/contract'],
  'src/server/services.ts': [
    'src/server/auth',
    'src/server/clock.ts',
    'src/server/config.ts',
    'src/server/gateways',
    'src/server/postgres',
    'src/server/store',
  ],
  'src/server/postgres': [],
  'src/server/store': ['src/domain', 'src/server/clock.ts', 'src/server/postgres'],
  'src/server/gateways': ['src/server/config.ts', 'src/server/clock.ts'],
  'src/server/auth': [
    'src/contract',
    'src/domain',
    'src/server/clock.ts',
    'src/server/config.ts',
    'src/server/gateways',
    'src/server/queue/enqueue.ts',
    'src/server/queue/names.ts',
    'src/server/faults.ts',
    'src/server/services.ts',
    'src/server/postgres',
    'src/server/store',
  ],
  'src/server/functions': [
    'src/contract',
    'src/domain',
    'src/server/auth',
    'src/server/gateways',
    'src/server/queue/enqueue.ts',
    'src/server/queue/names.ts',
    'src/server/notifying',
    'src/server/reserving',
    'src/server/billing',
    'src/server/same-content.ts',
    'src/server/services.ts',
    'src/server/branch-desk',
    'src/server/postgres',
    'src/server/store',
  ],
  'src/server/branch-desk': [
    'src/contract',
    'src/domain',
    'src/server/clock.ts',
    'src/server/notifying',
    'src/server/reserving',
    'src/server/postgres',
    'src/server/store',
  ],
  'src/server/reserving': [
    'src/contract',
    'src/domain',
    'src/server/queue/enqueue.ts',
    'src/server/queue/names.ts',
    'src/server/notifying',
    'src/server/same-content.ts',
    'src/server/services.ts',
    'src/server/postgres',
    'src/server/store',
  ],
  'src/server/notifying': [
    'src/domain',
    'src/server/queue/enqueue.ts',
    'src/server/queue/names.ts',
    'src/server/postgres',
    'src/server/store',
  ],
  'src/server/billing': [
    'src/contract',
    'src/domain',
    'src/server/gateways',
    'src/server/queue/enqueue.ts',
    'src/server/queue/names.ts',
    'src/server/notifying',
    'src/server/services.ts',
    'src/server/postgres',
    'src/server/store',
  ],
  'src/server/webhooks': [
    'src/domain',
    'src/server/gateways',
    'src/server/queue/enqueue.ts',
    'src/server/queue/names.ts',
    'src/server/services.ts',
    'src/server/postgres',
    'src/server/store',
  ],
  'src/server/jobs': [
    'src/domain',
    'src/server/billing',
    'src/server/gateways',
    'src/server/notifying',
    'src/server/reserving',
    'src/server/services.ts',
    'src/server/postgres',
    'src/server/store',
  ],
  'src/server/data-api': ['src/contract/operations', 'src/domain/storable-text.ts', 'src/server/postgres'],
  'src/server': ['src/contract', 'src/domain', 'src/server'],
  db: ['src/domain'],
  emulators: [],
  e2e: ['src/contract', 'src/domain', 'db/seed', 'db/cluster', 'db/testing', 'tools'],
  bench: ['src', 'db', 'emulators', 'tools'],
  tools: ['src', 'db', 'emulators'],
};

const root = join(import.meta.dirname, '..');
const files = ['src', 'db', 'emulators', 'e2e', 'bench', 'tools']
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
/** Tests and their tools may reach for what they test with: the test database, the emulators. */
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.includes('/testing/');
const sources = files.filter((file) => !isTest(file));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const isWithin = (file: string, place: string) => file === place || file.startsWith(`${place}/`);
const placeOf = (file: string) =>
  Object.keys(arrows)
    .filter((place) => isWithin(file, place))
    .sort((a, b) => b.length - a.length)[0] ?? '';

function importsOf(file: string): string[] {
  const specifiers = [...read(file).matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g)];
  return specifiers.map(([, specifier]) => relative(root, normalize(join(root, dirname(file), specifier ?? ''))));
}

function isAllowed(from: string, to: string): boolean {
  const place = placeOf(from);
  // A general place (src/server) does not stand for the special ones below it.
  if (placeOf(to) === place) return true;
  return (arrows[place] ?? []).some((allowed) => isWithin(to, allowed));
}

describe('boundaries', () => {
  it('finds the files it guards', () => {
    expect(sources.length).toBeGreaterThan(100);
  });

  it('lets imports run only along the arrows of ARCHITECTURE.md', () => {
    const wrong = sources.flatMap((file) =>
      importsOf(file)
        .filter((target) => !target.endsWith('.css') && !isAllowed(file, target))
        .map((target) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps one function apart from another', () => {
    const shared = /functions\/(account-guards|context|plugin|authorise|registry|rate-limit|form-token)\.ts$/;
    const wrong = sources
      .filter((file) => file.startsWith('src/server/functions/') && !shared.test(file))
      .flatMap((file) => importsOf(file).map((target) => ({ file, target })))
      .filter(({ target }) => target.startsWith('src/server/functions/') && !shared.test(target));
    expect(wrong).toEqual([]);
  });

  it('keeps page folders apart', () => {
    const pages = ['public', 'auth', 'registration', 'registration_reserves', 'mypage', 'staff'];
    const folderOf = (file: string) => /^src\/web\/(\w+)\//.exec(file)?.[1] ?? '';
    const wrong = sources
      .filter((file) => pages.includes(folderOf(file)))
      .flatMap((file) => importsOf(file).map((target) => ({ file, target })))
      .filter(({ file, target }) => pages.includes(folderOf(target)) && folderOf(target) !== folderOf(file));
    expect(wrong).toEqual([]);
  });

  it('reads the environment only in the configuration, and no clock where it is passed in', () => {
    const environment = sources.filter((file) => file.startsWith('src/') && /process\.env/.test(read(file)));
    expect(environment.filter((file) => file !== 'src/server/config.ts')).toEqual([]);
    const clock = sources.filter(
      (file) =>
        /^src\/(domain|server\/(functions|jobs|store|reserving|notifying|billing))\//.test(file) &&
        /new Date\(\)|Date\.now\(\)/.test(read(file)),
    );
    expect(clock).toEqual([]);
  });

  it('reads the browser’s clock in one place: what has a meaning goes by the server’s', () => {
    const reading = sources.filter(
      (file) =>
        file.startsWith('src/web/') &&
        /new Date\(\)|\bDate\(\)|Date\.now\b|Temporal\.Now/.test(withoutComments(read(file))),
    );
    // The second runs on the server, where a program without our clock may render pages.
    expect(reading.sort()).toEqual(['src/web/data/browser-clock.ts', 'src/web/server-entry.ts']);
  });

  it('names the codes it compares with (src/domain/codes.ts), in SQL texts too', () => {
    const number = /\b(\w*status|role|\w+_type|gender|payment_method)\b ?(===|!==|<>|=|in) ?\(?\d(?!\d)/;
    const wrong = sources
      .filter((file) => /^src\/(server|web)\//.test(file))
      .flatMap((file) =>
        withoutComments(read(file))
          .split('\n')
          .map((line) => ({ file, line })),
      )
      .filter(({ line }) => number.test(line));
    expect(wrong).toEqual([]);
  });

  it('lets no effect return what is no clean-up', () => {
    // A browser's scrollIntoView answers with a promise, and React would call it when the page goes.
    const effect = /use(Layout)?Effect\(\(\) => [^{]/;
    expect(sources.filter((file) => file.startsWith('src/web/') && effect.test(read(file)))).toEqual([]);
  });

  it('keeps SQL in the store, the data API and db', () => {
    const sql = /\b(insert into|update \w+ set|delete from|select .+ from) /i;
    const wrong = sources.filter(
      (file) =>
        /^src\//.test(file) &&
        !/^src\/server\/(store|postgres|data-api)\//.test(file) &&
        sql.test(withoutComments(read(file))),
    );
    expect(wrong).toEqual([]);
  });

  it('opens connections in src/server/postgres alone', () => {
    const server = sources.filter((file) => file.startsWith('src/') && !file.startsWith('src/server/postgres/'));
    const driver = server.filter((file) => /^import (?!type )[^;]*from 'pg'/m.test(read(file)));
    // It only quotes a text, without a connection.
    expect(driver).toEqual(['src/server/data-api/sql-text.ts']);
    expect(driver.filter((file) => /pg\.(Pool|Client|Connection)\b/.test(read(file)))).toEqual([]);
    const opening = (room: string) => server.filter((file) => importsOf(file).includes(`src/server/postgres/${room}`));
    // Those who need a connection of their own: the job queue, what lasts as long as its session, what is heard.
    expect(opening('pool.ts')).toEqual(['src/server/worker.ts']);
    expect(opening('kept-session.ts')).toEqual([
      'src/server/store/upkeep/watch-turn.ts',
      'src/server/store/upkeep/worker-presence.ts',
    ]);
    expect(opening('listen.ts')).toEqual([
      'src/server/auth/ended-sessions.ts',
      'src/server/live/plugin.ts',
      'src/server/http/page-cache/content-cache.ts',
    ]);
    const databases = server.filter((file) => /\bopenDatabase\(/.test(read(file)));
    expect(databases).toEqual(['src/server/app.ts']);
  });

  it('writes the books in store/books.ts alone', () => {
    const writing = /\b(into|update|delete from) (public\.)?payments\b/i;
    const wrong = sources.filter((file) => /^(src|tools)\//.test(file) && writing.test(withoutComments(read(file))));
    expect(wrong).toEqual(['src/server/store/money/books.ts']);
  });

  it('adds jobs through app.enqueue alone', () => {
    const sql = readdirSync(join(root, 'db'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.sql') && name !== 'schema.sql')
      .map((name) => join('db', name));
    const adding = [...sources, ...sql].filter((file) => /\badd_?jobs?\b/i.test(withoutComments(read(file))));
    expect(adding).toEqual(['db/migrations/0001_base.sql']);
  });
});

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
