import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { floors, subjectNames, subjects } from './subjects.ts';

const root = join(import.meta.dirname, '../..');
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|generated\.ts$|\/testing\//.test(name));

const subjectOf = (file: string): string | undefined =>
  floors
    .map((floor) => (file.startsWith(`${floor}/`) ? file.slice(floor.length + 1).split('/') : []))
    .find(([name = '', inside]) => inside !== undefined && subjectNames.includes(name))?.[0];

function found(): Map<string, string[]> {
  const arrows = new Map<string, string[]>();
  for (const file of files) {
    const from = subjectOf(file);
    if (from === undefined) continue;
    for (const [, way = ''] of readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const target = normalize(join(dirname(file), way));
      const to = subjectOf(target);
      if (to === undefined || to === from) continue;
      const arrow = `${from} → ${to}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), `${file} → ${target}`]);
    }
  }
  return arrows;
}

const allowed = Object.entries(subjects).flatMap(([name, { uses }]) => uses.map((used) => `${name} → ${used}`));

describe('subjects', () => {
  it('build on one another along the arrows of tools/rooms/subjects.ts alone, and need each of them', () => {
    const arrows = found();
    const others = [...arrows].filter(([arrow]) => !allowed.includes(arrow)).map(([, imports]) => imports);
    expect(others).toEqual([]);
    expect(allowed.filter((arrow) => !arrows.has(arrow))).toEqual([]);
  });

  it('have few arrows, and no circle', () => {
    expect(allowed.length).toBeLessThanOrEqual(30);
    const reached = (from: string, seen = new Set<string>()): Set<string> => {
      for (const next of subjects[from]?.uses ?? []) if (!seen.has(next)) reached(next, seen.add(next));
      return seen;
    };
    expect(subjectNames.filter((name) => reached(name).has(name))).toEqual([]);
  });
});
