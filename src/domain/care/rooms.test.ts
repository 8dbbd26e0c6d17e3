import { expect, it } from 'vitest';
import { roomOf } from './rooms.ts';

const day = '2026-11-16';
const babies = { id: 1, from_age: 0, to_age: 1 };
const quiet = { id: 2, from_age: null, to_age: null };
const big = { id: 3, from_age: 1, to_age: 12 };
const rooms = [babies, quiet, big];

it.each([
  ['a baby', '2026-06-01', null, babies],
  ['the first room of its age', '2025-06-01', null, babies],
  ['an older one', '2020-06-01', null, big],
  ['placed elsewhere than its age', '2020-06-01', 2, quiet],
  ['placed in a room of another branch, or one that is gone', '2020-06-01', 99, big],
  ['no room for its age', '2010-06-01', null, null],
])('%s', (_what, date_of_birth, room_id, room) => {
  expect(roomOf({ date_of_birth, room_id }, rooms, day)).toBe(room);
});
