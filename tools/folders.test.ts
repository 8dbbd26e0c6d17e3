import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { floors, subjectNames } from './rooms/subjects.ts';

/** A folder has one reason (decision 102): it is neither split because a number was reached, nor made for a single file. */
const root = join(import.meta.dirname, '..');
const files = ['src', 'db', 'deploy', 'emulators', 'e2e', 'bench', 'soak', 'tools'].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
);
const folders = Map.groupBy(files, dirname);

/** Lists of like things, found by their names: one file a function, a document, a migration, a recorded text. */
const lists = /\/(functions|operations(\/\w+)?|fragments|jobs|store|texts|migrations|golden|golden-sql)$/;
/** Where a folder is a part of an address (src/web) or marks what only tests use. */
const demanded = /^src\/web\/(auth|mypage|public|registration|registration_reserves|staff)\/(?!_parts)|\/testing$/;

/** A subject has its folder on every floor, whatever it holds there. */
const ofSubjects = new Set(floors.flatMap((floor) => subjectNames.map((subject) => `${floor}/${subject}`)));

describe('folders', () => {
  it('hold what one can take in at a glance, files of every kind counted, unless they are lists of like things', () => {
    const full = [...folders].filter(([folder, inside]) => inside.length > 40 && !lists.test(folder));
    expect(full.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
  });

  it('hold more than one file, unless an address or a tool demands the folder', () => {
    const single = [...folders].filter(
      ([folder, inside]) =>
        inside.length === 1 &&
        !demanded.test(folder) &&
        !lists.test(folder) &&
        !ofSubjects.has(folder) &&
        !files.some((file) => file.startsWith(`${folder}/`) && dirname(file) !== folder),
    );
    expect(single.map(([folder]) => folder)).toEqual([]);
  });

  it('hold files of at most 300 lines', () => {
    const long = files.filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.test\.tsx?$|\/testing\/|generated\.ts$/.test(file) &&
        readFileSync(join(root, file), 'utf8').split('\n').length > 301,
    );
    expect(long).toEqual([]);
  });
});
