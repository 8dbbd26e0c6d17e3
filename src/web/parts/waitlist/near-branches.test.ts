import { expect, it } from 'vitest';
import { kilometresText, nearestBranches } from './near-branches.ts';

const shinagawa = { id: 2, latitude: 35.6285, longitude: 139.7387 };
const tokyo = { id: 5, latitude: 35.6812, longitude: 139.7671 };
const yokohama = { id: 3, latitude: 35.4657, longitude: 139.6223 };
const unplaced = { id: 1, latitude: null, longitude: null };

it('the nearest come first, those without a place last', () => {
  const near = nearestBranches([unplaced, yokohama, shinagawa, tokyo], 2);
  expect(near.map(({ id }) => id)).toEqual([5, 3, 1]);
  expect(near.map(({ kilometres }) => kilometres && kilometresText(kilometres))).toEqual(['約6.4km', '約21km', null]);
});

it('if the origin has no coordinates, by id', () => {
  expect(nearestBranches([tokyo, yokohama, unplaced], 1).map(({ id }) => id)).toEqual([3, 5]);
});
