import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { arrowsDocument, withSubjects } from './rooms/room-table.ts';
import { rooms } from './rooms/rooms.ts';
import { againstArrows, serverArrows } from './rooms/server-arrows.ts';

const root = join(import.meta.dirname, '..');
const files = ['src', 'db', 'deploy', 'emulators', 'e2e', 'bench', 'soak', 'tools']
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
/** Tests and their tools may reach for what they test with: the test database, the emulators. */
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.includes('/testing/');
const sources = files.filter((file) => !isTest(file));
/** Every rule below reads every file: each is read once. */
function remembered<Result>(work: (file: string) => Result): (file: string) => Result {
  const known = new Map<string, Result>();
  return (file) => {
    const result = known.get(file) ?? work(file);
    known.set(file, result);
    return result;
  };
}
const read = remembered((file) => readFileSync(join(root, file), 'utf8'));

const isWithin = (file: string, place: string) => file === place || file.startsWith(`${place}/`);
const placeOf = remembered(
  (file) =>
    Object.keys(rooms)
      .filter((place) => isWithin(file, place))
      .sort((a, b) => b.length - a.length)[0] ?? '',
);

const importsOf = remembered((file) => {
  const specifiers = [...read(file).matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g)];
  return specifiers.map(([, specifier]) => relative(root, normalize(join(root, dirname(file), specifier ?? ''))));
});

function isAllowed(from: string, to: string): boolean {
  const place = placeOf(from);
  // A general place (src/domain) does not stand for the special ones below it.
  if (placeOf(to) === place) return true;
  return (rooms[place]?.mayImport ?? []).some(
    (allowed) => allowed === placeOf(to) || (allowed === 'src' && isWithin(to, 'src')),
  );
}

describe('boundaries', () => {
  it('finds the files it guards', () => {
    expect(sources.length).toBeGreaterThan(100);
  });

  it('gives every file a room, without circles between rooms', () => {
    expect(sources.filter((file) => placeOf(file) === '')).toEqual([]);
    const reaches = (from: string, seen = new Set<string>()): Set<string> => {
      for (const next of rooms[from]?.mayImport ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        reaches(next, seen);
      }
      return seen;
    };
    expect(Object.keys(rooms).filter((place) => reaches(place).has(place))).toEqual([]);
  });

  it('has no circle of files at run time: which of them is ready first would depend on who is asked for first', () => {
    // `import type` is gone at run time; a page or sheet that is loaded later counts all the same.
    const importing =
      /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/gm;
    const known = new Set(files);
    const runTimeImports = remembered((file) =>
      [...withoutComments(read(file)).matchAll(importing)]
        .map(([, early, later]) => normalize(join(dirname(file), early ?? later ?? '')))
        .filter((target) => known.has(target)),
    );
    const circles: string[] = [];
    const done = new Set<string>();
    const follow = (file: string, way: readonly string[]): void => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
      else if (!done.has(file)) {
        for (const target of runTimeImports(file)) follow(target, [...way, file]);
        done.add(file);
      }
    };
    for (const file of files) follow(file, []);
    expect(circles).toEqual([]);
  });

  it('writes the arrows into docs/generated/arrows.md and the subjects into ARCHITECTURE.md (npm run rooms)', () => {
    expect(read('docs/generated/arrows.md')).toBe(arrowsDocument());
    const text = read('ARCHITECTURE.md');
    expect(text).toBe(withSubjects(text));
  });

  it('exports one name once: whoever reads it knows which is meant', () => {
    const places = new Map<string, string[]>();
    /** What React Router asks of every page. */
    const ofPages = [
      'meta',
      'loader',
      'clientLoader',
      'HydrateFallback',
      'ErrorBoundary',
      'shouldRevalidate',
      'clientMiddleware',
    ];
    const exported = /^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm;
    for (const file of sources.filter((each) => each.startsWith('src/') && !/generated\.ts$/.test(each))) {
      for (const [, name = ''] of read(file).matchAll(exported)) {
        if (!ofPages.includes(name)) places.set(name, [...(places.get(name) ?? []), file]);
      }
    }
    expect([...places].filter(([, found]) => new Set(found).size > 1)).toEqual([]);
  });

  it('lets imports run only along the arrows of docs/generated/arrows.md', () => {
    const wrong = sources.flatMap((file) =>
      importsOf(file)
        .filter((target) => !target.endsWith('.css') && !isAllowed(file, target))
        .map((target) => `${file} → ${target}`)
        .filter((arrow) => !Object.hasOwn(againstArrows, arrow)),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps one function apart from another', () => {
    const ofFunctions = /^src\/server\/(.*\/)?functions\//;
    const wrong = sources
      .filter((file) => ofFunctions.test(file))
      .flatMap((file) => importsOf(file).map((target) => ({ file, target })))
      .filter(({ target }) => ofFunctions.test(target));
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
    const told = [
      'src/domain',
      'src/server/notifying',
      ...Object.keys(serverArrows).map((name) => `src/server/${name}`),
    ];
    const clock = sources.filter(
      (file) =>
        (told.some((place) => isWithin(file, place)) || file.includes('/store/')) &&
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
    // The first runs on the server, where a program without our clock may render pages.
    expect(reading.sort()).toEqual(['src/web/server-entry.ts', 'src/web/session/browser-clock.ts']);
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
        !/^src\/server\/(([\w-]+\/)?store|tables|postgres|data-api)\//.test(file) &&
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
    expect(opening('persistent-session.ts')).toEqual([
      'src/server/monitoring/store/watch-turn.ts',
      'src/server/monitoring/store/worker-presence.ts',
    ]);
    expect(opening('listen.ts')).toEqual([
      'src/server/auth/ended-sessions.ts',
      'src/server/live/plugin.ts',
      'src/server/http/page-cache/content-cache.ts',
    ]);
    const databases = server.filter((file) => /\bopenDatabase\(/.test(read(file)));
    expect(databases).toEqual(['src/server/app.ts']);
  });

  it.each([
    ['payments', 'src/server/books/store/books.ts'],
    ['app.payment_lines', 'src/server/books/store/books.ts'],
    ['app.free_bill_lines', 'src/server/books/store/ledgers.ts'],
    ['app.claim_entries', 'src/server/books/store/ledgers.ts'],
    ['app.ticket_entries', 'src/server/books/store/ledgers.ts'],
  ])('writes %s in %s alone', (table, file) => {
    const writing = new RegExp(`\\b(into|update|delete from) (public\\.)?${table.replace('.', '\\.')}\\b`, 'i');
    const wrong = sources.filter((each) => /^(src|tools)\//.test(each) && writing.test(withoutComments(read(each))));
    expect(wrong).toEqual([file]);
  });

  it('lets nobody choose the name of an entry in the audit log but the frame, and the one route that writes one', () => {
    const naming = sources.filter((file) => file.startsWith('src/') && /\bactingAs\b/.test(read(file)));
    expect(naming.sort()).toEqual([
      'src/server/auth/tablets/tablet-routes.ts',
      'src/server/callable/run-function.ts',
      'src/server/store/audit.ts',
    ]);
  });

  it('adds jobs through app.enqueue alone', () => {
    const sql = readdirSync(join(root, 'db'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.sql') && name !== 'schema.sql')
      .map((name) => join('db', name));
    const adding = [...sources, ...sql].filter((file) => /\badd_?jobs?\b/i.test(withoutComments(read(file))));
    expect(adding).toEqual(['db/schema/01_base/functions.sql']);
  });
});

const withoutComments = remembered((text) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''));
