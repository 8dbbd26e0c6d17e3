import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { againstArrows, belowOnServer, serverArrows } from './server-arrows.ts';
import { subjectNames } from './subjects.ts';

const root = join(import.meta.dirname, '../..');
const subjectOf = (file: string): string => /^src\/server\/([\w-]+)\//.exec(file)?.[1] ?? '';
const isSubject = (name: string) => Object.hasOwn(serverArrows, name);
const imports = readdirSync(join(root, 'src/server'), { recursive: true, encoding: 'utf8' })
  .map((name) => join('src/server', name))
  .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$|generated\.ts$|\/testing\//.test(name))
  .flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, way = '']) => ({
      from,
      to: normalize(join(dirname(from), way)),
    })),
  )
  .map(({ from, to }) => ({ text: `${from} → ${to}`, subject: subjectOf(from), used: subjectOf(to) }))
  .filter(({ subject, used }) => isSubject(subject) && isSubject(used) && subject !== used);

describe('subjects on the server', () => {
  it('have the names they have on the other floors; dated settings alone are a subject here only', () => {
    expect(Object.keys(serverArrows).sort()).toEqual([...subjectNames, 'settings'].sort());
  });

  it('build on one another along the arrows alone', () => {
    const wrong = imports.filter(({ subject, used }) => !belowOnServer(subject).includes(used)).map(({ text }) => text);
    expect([...new Set(wrong)].sort()).toEqual(Object.keys(againstArrows).sort());
  });

  it('need every arrow, and have no circle', () => {
    const needed = new Set(imports.map(({ subject, used }) => `${subject} → ${used}`));
    const listed = Object.entries(serverArrows).flatMap(([name, uses]) => uses.map((used) => `${name} → ${used}`));
    expect(listed.filter((arrow) => !needed.has(arrow))).toEqual([]);
    expect(listed.length).toBeLessThanOrEqual(30);
    expect(Object.keys(serverArrows).filter((name) => belowOnServer(name).includes(name))).toEqual([]);
  });
});
