import { describe, expect, it } from 'vitest';
import { reservePhases } from '../../../../domain/reserves/reserve.ts';
import { containing } from '../../../console/search-where.ts';
import { filterOf, phaseOf, phaseText, reserveFilters } from './reserve-state.ts';

type Condition = Record<string, { _eq?: unknown; _neq?: unknown; _in?: unknown[] }>;
type Row = Record<string, unknown>;

const holds = (condition: Condition, row: Row) =>
  Object.entries(condition).every(([column, { _eq, _neq, _in }]) => {
    if (_eq !== undefined) return row[column] === _eq;
    if (_neq !== undefined) return row[column] !== _neq;
    return _in?.includes(row[column]) ?? true;
  });

describe('the state filter of the reserve list', () => {
  it('agrees with the phase of every combination of the three columns', () => {
    for (const approval_status of [1, 2, 3, 4]) {
      for (const childcare_status of approval_status === 2 ? [1] : [1, 2, 3, 4]) {
        for (const cancel_flag of [false, true]) {
          const row = { approval_status, childcare_status, cancel_flag };
          const found = reserveFilters.filter(({ key }) => key !== '0' && holds(filterOf(key) as Condition, row));
          expect(
            found.map(({ key }) => key),
            JSON.stringify(row),
          ).toEqual([phaseOf(row)]);
        }
      }
    }
  });

  it('has a word for every phase', () => {
    expect(Object.keys(phaseText).sort()).toEqual([...reservePhases].sort());
  });

  it('takes what is typed literally', () => {
    expect(containing(' 50%_\\ ')).toBe('%50\\%\\_\\\\%');
  });
});
