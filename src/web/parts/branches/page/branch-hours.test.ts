import { expect, it } from 'vitest';
import { usualClosureText } from './branch-hours.tsx';

const hours = {
  ...{ open_time: '08:00', close_time: '19:00', extended_open_time: '07:00', extended_close_time: '20:00' },
  capacity: null,
  capacities: [],
};
const closedOn = (adaptation_date: string, ...weekdays: number[]) => ({
  adaptation_date,
  branch_pattern_days: weekdays.map((weekday) => ({ weekday, closed_flag: true, ...hours })),
});
const branch = (...branch_patterns: ReturnType<typeof closedOn>[]) => ({ ...hours, branch_patterns });

it.each([
  [branch(), '年中無休(祝日も開園)'],
  [branch(closedOn('2026-01-01', 0, 7)), '日曜日・祝日'],
  [branch(closedOn('2026-11-17', 0)), '年中無休(祝日も開園)、11月17日(火)から日曜日'],
  [branch(closedOn('2026-01-01', 0), closedOn('2026-12-01', 0)), '日曜日'],
])('a branch says its closed days, and those of a week to come', (of, expected) => {
  expect(usualClosureText(of, '2026-11-16')).toBe(expected);
});
