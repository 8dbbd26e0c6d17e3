import { describe, expect, it } from 'vitest';
import { noChoice } from '../../../../domain/routing/reserve-choice.ts';
import { emptyReservesRegistration, underChoice } from './reserves-registration-flow.ts';

const minato = { id: 2, path_name: 'minato-hiroba' };
const umeda = { id: 8, path_name: 'umeda' };
const begun = {
  ...emptyReservesRegistration,
  branch_id: '2',
  askedBranch: minato.path_name,
  when: 'future' as const,
  name: '吉田 千尋',
  reserve_date: '2026-11-20',
  start_hour: 9,
  lunch_support_flag: 1 as const,
  pickup_flag: 1 as const,
  pickup_name: '吉田 正',
};

describe('a registration with a reserve, begun before', () => {
  it('goes on as it is where the same was chosen, or nothing', () => {
    expect(underChoice(begun, noChoice, undefined)).toBe(begun);
    expect(underChoice(begun, { ...noChoice, when: 'future', branch: minato.path_name }, minato)).toBe(begun);
  });

  it.each([
    ['today instead', { ...noChoice, when: 'today' as const }, undefined, { when: 'today', branch_id: '2' }],
    ['another branch', { ...noChoice, branch: umeda.path_name }, umeda, { when: 'future', branch_id: '8' }],
  ])('%s: the person stays, the old reserve does not', (_, choice, asked, expected) => {
    expect(underChoice(begun, choice, asked)).toMatchObject({
      ...expected,
      name: '吉田 千尋',
      reserve_date: '',
      start_hour: '',
      lunch_support_flag: 0,
      pickup_flag: 0,
      pickup_name: '',
    });
  });

  it('another time at the same branch is taken, a reload is not another time', () => {
    const choice = { ...noChoice, when: 'future' as const, date: '2026-11-20', start: '14:00', end: '15:00' };
    const taken = underChoice(begun, choice, minato);
    expect(taken).toMatchObject({ start_hour: 14, end_hour: 15, name: '吉田 千尋' });
    const changed = { ...taken, start_hour: 16, end_hour: 17 };
    expect(underChoice(changed, choice, minato)).toBe(changed);
  });

  it('has room for as many children as were searched with, unless some are filled in', () => {
    const choice = { ...noChoice, when: 'today' as const, ages: '2,0' };
    expect(underChoice(begun, choice, undefined)).toMatchObject({ child2: { name: '' }, child3: null });
    const filled = { ...begun, child1: { ...begun.child1, name: '吉田 はる' } };
    expect(underChoice(filled, choice, undefined).child2).toBeNull();
  });

  it('a time chosen with it is taken', () => {
    const choice = { ...noChoice, when: 'today' as const, date: '2026-11-16', start: '11:00', end: '13:30' };
    expect(underChoice(begun, choice, undefined)).toMatchObject({
      reserve_date: '2026-11-16',
      start_hour: 11,
      start_min: 0,
      end_hour: 13,
      end_min: 30,
    });
  });
});
