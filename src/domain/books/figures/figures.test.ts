import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lineKind } from '../../billing/bill/line-kinds.ts';
import { derivedFigures, periodFigures, standingFigures } from './figure-list.ts';
import { periodsBetween, shownSpan } from './periods.ts';
import { unusualOf } from './unusual.ts';

it('every figure has its definition in docs/figures.md, and none is defined that is not there', () => {
  const page = readFileSync(new URL('../../../../docs/figures.md', import.meta.url), 'utf8');
  const defined = [...page.matchAll(/^\| `(\w+)` \| .+ \| .{5,} \|$/gm)].map(([, name]) => name);
  expect(defined.toSorted()).toEqual([...periodFigures, ...standingFigures, ...derivedFigures].toSorted());
});

it('the lines are those the database takes', () => {
  expect(lineKind.keys.toSorted((one, other) => one - other)).toEqual([
    ...Array.from({ length: 13 }, (_, n) => n + 1),
    20,
    21,
  ]);
});

describe('periods', () => {
  it('are whole weeks from Monday, and cut where the days end', () => {
    expect(shownSpan('2026-11', 'week')).toEqual({ start: '2026-08-31', end: '2026-11-30' });
    expect(periodsBetween('2026-11-01', '2026-11-16', 'week')).toEqual([
      { start: '2026-11-01', end: '2026-11-01' },
      { start: '2026-11-02', end: '2026-11-08' },
      { start: '2026-11-09', end: '2026-11-15' },
      { start: '2026-11-16', end: '2026-11-16' },
    ]);
  });
  it('are twelve months up to the one chosen', () => {
    const { start, end } = shownSpan('2026-02', 'month');
    expect([start, end]).toEqual(['2025-03-01', '2026-02-28']);
    expect(periodsBetween(start, end, 'month')).toHaveLength(12);
  });
  it('of days to come are none', () => {
    expect(periodsBetween('2026-12-01', '2026-11-16', 'day')).toEqual([]);
  });
});

describe('unusual', () => {
  it('is what lies outside two standard deviations of the same weekday', () => {
    const weeks = [20, 22, 18, 21, 19, 20, 22, 18];
    expect(unusualOf(20, weeks)).toBeNull();
    expect(unusualOf(24, weeks)).toMatchObject({ kind: 'more', mean: 20 });
    expect(unusualOf(0, weeks)).toMatchObject({ kind: 'less' });
  });
  it('says nothing with little to compare, or of a trifle', () => {
    expect(unusualOf(50, [0, 0, 0, 0, 0, 20, 20, 20])).toBeNull();
    expect(unusualOf(101, [100, 100, 100, 100, 100, 100, 100, 100])).toBeNull();
  });
});
