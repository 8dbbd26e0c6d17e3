import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { subjectNames } from './subjects.ts';
import { webArrows } from './web-rooms.ts';

const root = join(import.meta.dirname, '../..');
const files = readdirSync(join(root, 'src/web'), { recursive: true, encoding: 'utf8' })
  .map((name) => join('src/web', name))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
const imports = files.flatMap((from) =>
  [...readFileSync(join(root, from), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, way = '']) => ({
    from,
    to: normalize(join(dirname(from), way)),
  })),
);

const subjectOf = (file: string): string | undefined => /^src\/web\/parts\/(\w+)\//.exec(file)?.[1];
/** What staff and headquarters alone are shown: their pages, what these stand on, their parts in the subjects. */
const isConsole = (file: string): boolean =>
  /^src\/web\/(staff|console|parts\/\w+\/(staff|headquarters))[/.]/.test(file);

describe('parts of pages', () => {
  it('have the names of subjects', () => {
    expect(Object.keys(webArrows).filter((subject) => !subjectNames.includes(subject))).toEqual([]);
    const folders = readdirSync(join(root, 'src/web/parts'));
    expect(folders.toSorted()).toEqual(Object.keys(webArrows).toSorted());
  });

  it('need every arrow between subjects that tools/rooms/web-rooms.ts lists, of which there are few', () => {
    const needed = new Set(imports.map(({ from, to }) => `${subjectOf(from)} → ${subjectOf(to)}`));
    const listed = Object.entries(webArrows).flatMap(([subject, uses]) => uses.map((used) => `${subject} → ${used}`));
    expect(listed.filter((arrow) => !needed.has(arrow))).toEqual([]);
    expect(listed.length).toBeLessThanOrEqual(20);
  });

  // The gallery (demo only) shows the pieces of both.
  const isGallery = (file: string): boolean => /^src\/web\/gallery[/.]/.test(file);
  it('show parents nothing that is made for the console: its words, its classes, its weight', () => {
    expect(imports.filter(({ from, to }) => !isConsole(from) && !isGallery(from) && isConsole(to))).toEqual([]);
  });
});
