import { expect, it } from 'vitest';
import { listChanges } from './list-changes.ts';

it('adds, takes out and moves one row by a place', () => {
  let rows = ['a', 'b', 'c'];
  const change = () =>
    listChanges(rows, (next) => {
      rows = next;
    });
  change().append('d');
  expect(rows).toEqual(['a', 'b', 'c', 'd']);
  change().move(2, -1);
  expect(rows).toEqual(['a', 'c', 'b', 'd']);
  change().move(0, 1);
  expect(rows).toEqual(['c', 'a', 'b', 'd']);
  change().remove(3);
  expect(rows).toEqual(['c', 'a', 'b']);
});
