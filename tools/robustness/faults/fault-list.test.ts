import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rooms } from '../fault-sample/rooms.ts';
import { faults } from './fault-list.ts';

const root = join(import.meta.dirname, '../../..');

describe('the planted mistakes can still be planted', () => {
  it.each(faults.map((fault) => [fault.name, fault] as const))('%s', (_, { file, from, to, tests }) => {
    expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
    for (const test of tests) expect(existsSync(join(root, test)), test).toBe(true);
  });
});

it.each(rooms.flatMap(({ name, folders }) => folders.map((folder) => [name, folder] as const)))(
  'the sample of %s draws from %s',
  (_, folder) => {
    expect(globSync(`${folder}/**/*.ts`, { cwd: root })).not.toEqual([]);
  },
);
