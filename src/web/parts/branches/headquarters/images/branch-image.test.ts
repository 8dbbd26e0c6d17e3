import { expect, it } from 'vitest';
import { movedIds } from './branch-image.ts';

it('moves a picture by one place, and not beyond the ends', () => {
  expect(movedIds([1, 2, 3], 2, -1)).toEqual([2, 1, 3]);
  expect(movedIds([1, 2, 3], 2, 1)).toEqual([1, 3, 2]);
  expect(movedIds([1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
  expect(movedIds([1, 2, 3], 3, 1)).toEqual([1, 2, 3]);
});
