import { expect, it } from 'vitest';
import { chosenToday, type TodayBranch } from './today-branches.ts';

const branch = (branch_id: number, next_start: string | null): TodayBranch => ({
  branch_id,
  branch_name: `園${branch_id}`,
  path_name: `en-${branch_id}`,
  prefecture_name: '東京都',
  nearest_station: '品川駅',
  distance_meters: branch_id * 100,
  reservable_status: next_start === null ? '×' : '○',
  reserve_remarks: '',
  next_start,
  free_until: next_start === null ? null : '19:00',
});

it('keeps what can be had, else takes the nearest that can', () => {
  const branches = [branch(1, null), branch(2, '12:00'), branch(3, '11:00')];
  expect(chosenToday(branches, 3)).toBe(3);
  expect(chosenToday(branches, 1)).toBe(2);
  expect(chosenToday([], 1)).toBe(0);
});
