import { describe, expect, it } from 'vitest';
import { chosenToday, sortTodayBranches } from './today-branches.ts';

const branch = (id: number, prefecture: string) => ({ id, name: `園${id}`, prefecture: { name: prefecture } });
const seat = (branch_id: number, next_start: string | null, reservable_status: '○' | '△' | '×' = '○') => ({
  branch_id,
  reservable_status: next_start === null ? '×' : reservable_status,
  reserve_remarks: '',
  next_start,
  free_until: next_start === null ? null : '19:00',
});
const branches = [
  branch(1, '東京都'),
  branch(2, '東京都'),
  branch(3, '大阪府'),
  branch(4, '東京都'),
  branch(5, '大阪府'),
];

describe('sortTodayBranches', () => {
  it('puts the usual branch first, then its prefecture by the next free time, then the others, and the full ones last', () => {
    const seats = [seat(1, '13:00'), seat(2, '12:00'), seat(3, '11:00'), seat(4, null), seat(5, '10:30')];
    expect(sortTodayBranches(branches, seats, 1).map(({ id }) => id)).toEqual([1, 2, 5, 3, 4]);
  });
  it('moves the usual branch to the end when it has nothing left', () => {
    const seats = [seat(1, null), seat(2, '12:00'), seat(3, '11:00'), seat(4, '11:00', '△'), seat(5, '11:00')];
    expect(sortTodayBranches(branches, seats, 1).map(({ id }) => id)).toEqual([4, 2, 3, 5, 1]);
  });
  it('takes a branch the server says nothing about as full', () => {
    expect(sortTodayBranches(branches, [], null).every(({ next_start }) => next_start === null)).toBe(true);
  });
});

describe('chosenToday', () => {
  const sorted = sortTodayBranches(branches, [seat(2, '12:00'), seat(3, '11:00')], 1);
  it('keeps what can be had, else takes the first that can', () => {
    expect(chosenToday(sorted, 3)).toBe(3);
    expect(chosenToday(sorted, 1)).toBe(sorted[0]?.id);
    expect(chosenToday([], 1)).toBe(0);
  });
});
