import { describe, expect, it } from 'vitest';
import { firstDayOfChange, isOpenRow, laterRowOn, rowStateOf } from './dated-rows.ts';

const rows = ['2022-04-01', '2026-11-16', '2026-12-01', '2027-04-01'].map((adaptation_date) => ({ adaptation_date }));
const [today, tomorrow] = ['2026-11-16', '2026-11-17'];

describe('dated rows', () => {
  it('are over, in force or coming, each until the next begins', () => {
    expect(rows.map((row) => rowStateOf(row, rows, today))).toEqual(['past', 'in_force', 'coming', 'coming']);
    expect(rows.map((row) => laterRowOn(row.adaptation_date, rows))).toEqual([
      '2026-11-16',
      '2026-12-01',
      '2027-04-01',
      null,
    ]);
  });

  it.each([
    [true, true, tomorrow],
    [true, false, today],
    [false, true, today],
    [false, false, today],
  ])('with families %s and a row %s a change begins %s at the earliest', (hasCustomers, hasRow, expected) => {
    expect(firstDayOfChange(today, tomorrow, { hasCustomers, hasRow })).toBe(expected);
  });

  it('can be changed until they begin', () => {
    expect(rows.map((row) => isOpenRow(row, tomorrow))).toEqual([false, false, true, true]);
  });
});
