import { describe, expect, it } from 'vitest';
import { branchStatus } from '../codes.ts';
import { nextBranchStatuses } from './branch-status.ts';
import { certificatePhase, holdsOn } from './certificates.ts';

const { open, preparing, closed } = branchStatus.code;

describe('the life of a branch', () => {
  it.each([
    [preparing, [open, closed]],
    [open, [closed]],
    [closed, [preparing]],
  ])('from %i leads to %j', (from, to) => expect(nextBranchStatuses(from)).toEqual(to));
});

describe('a paper of an authority', () => {
  const year = { start_date: '2027-01-01', end_date: '2027-12-31' };
  it.each([
    ['2026-12-31', 'coming', false],
    ['2027-01-01', 'in_force', true],
    ['2027-12-31', 'in_force', true],
    ['2028-01-01', 'over', false],
  ] as const)('on %s is %s', (day, phase, holds) => {
    expect([certificatePhase(year, day), holdsOn(year, day)]).toEqual([phase, holds]);
  });
  it('without a last day holds until it is asked back', () => {
    expect(holdsOn({ ...year, end_date: null }, '2099-01-01')).toBe(true);
  });
});
