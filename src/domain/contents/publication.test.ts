import { describe, expect, it } from 'vitest';
import { movedTo } from './content-kinds.ts';
import { publicationStateOf } from './publication.ts';

const now = new Date('2026-11-16T01:00:00Z');
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];

describe('whether a content is public', () => {
  it.each([
    ['draft', false, false, before, null],
    ['withdrawn', false, true, before, null],
    ['published', true, false, null, null],
    ['published', true, false, now, after],
    ['scheduled', true, false, after, null],
    ['ended', true, false, before, now],
  ] as const)('%s', (state, publication_flag, withdrawn, begins, ends) => {
    expect(publicationStateOf({ publication_flag, withdrawn, begins, ends }, now)).toBe(state);
  });
});

it('one is moved to another place', () => {
  expect(movedTo([1, 2, 3], 3, 0)).toEqual([3, 1, 2]);
  expect(movedTo([1, 2, 3], 1, 2)).toEqual([2, 3, 1]);
  expect(movedTo([1, 2, 3], 1, 3)).toEqual([1, 2, 3]);
  expect(movedTo([1, 2, 3], 9, 0)).toEqual([1, 2, 3]);
});
