import { describe, expect, it } from 'vitest';
import cases from '../cases/in-force.json' with { type: 'json' };
import { byBeginning, comingRows, hasBegun, rowInForce, rowInForceIfAny } from './in-force.ts';

const row = (adaptation_date: string, id?: number) => ({ adaptation_date, id });

describe('the row in force', () => {
  it.each(cases)('$name', ({ rows, day, expected }) => {
    const dated = rows.map((date) => row(date));
    expect(rowInForceIfAny(dated, day)?.adaptation_date ?? null).toBe(expected);
    expect(comingRows(dated, day)).toEqual(dated.filter((each) => !hasBegun(each, day)).sort(byBeginning));
  });

  it('of two that begin on one day is the one written later, in whatever order they come', () => {
    const [first, second] = [row('2150-01-10', 1), row('2150-01-10', 2)];
    expect(rowInForceIfAny([first, second], '2150-01-10')).toBe(second);
    expect(rowInForceIfAny([second, first], '2150-01-10')).toBe(second);
  });

  it('is asked for only where there must be one, or says that there is none', () => {
    expect(rowInForce([row('2150-01-10')], '2150-01-10')).toEqual(row('2150-01-10'));
    expect(() => rowInForce([row('2150-01-10')], '2150-01-09')).toThrow('2150-01-09');
  });
});
