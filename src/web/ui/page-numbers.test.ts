import { expect, it } from 'vitest';
import { pageOf } from './page-numbers.ts';

it.each([
  [null, 43, { page: 1, pages: 9, offset: 0, from: 1, to: 5 }],
  ['9', 43, { page: 9, offset: 40, from: 41, to: 43 }],
  ['10', 43, { page: 9 }],
  ['0', 43, { page: 1 }],
  ['-1', 43, { page: 1 }],
  ['2; drop', 43, { page: 1 }],
  ['3', 0, { page: 1, pages: 1, from: 0, to: 0 }],
])('page %s of %i', (asked, total, expected) => {
  expect(pageOf(asked, total, 5)).toMatchObject(expected);
});
