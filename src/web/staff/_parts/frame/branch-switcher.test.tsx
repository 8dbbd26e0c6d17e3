import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StaffBranch } from '../../../console/staff-account.ts';
import type { Staff } from '../../../console/staff-context.tsx';
import { leaveQuestion } from '../../../form/unsaved.ts';
import { BranchSwitcher } from './branch-switcher.tsx';

const hours = { open_time: '08:00', close_time: '19:00', extended_open_time: '07:00', extended_close_time: '21:00' };
const place = { prefecture: { name: '東京都' }, address1: '港区港南', address2: '1-2-3', nearest_station: '', tel: '' };
const branchOf = (id: number): StaffBranch => ({ id, name: `${id}番の園`, capacity: 10, ...hours, ...place });
function show(count: number, moreBranches = false) {
  const branches = Array.from({ length: count }, (_, index) => branchOf(index + 1));
  const chooseBranch = vi.fn();
  render(
    <BranchSwitcher
      staff={{ branch: branches[0], branches, chooseBranch, account: { moreBranches } } as unknown as Staff}
    />,
  );
  return chooseBranch;
}
afterEach(cleanup);

describe('the branch in the header', () => {
  it('is named where there is nothing to choose', () => {
    show(1);
    expect(screen.getByText('1番の園')).toBeDefined();
    expect(screen.queryByRole('combobox')).toBe(null);
  });
  it('is chosen from a list of one’s own', () => {
    const chooseBranch = show(3);
    fireEvent.change(screen.getByLabelText('表示する園'), { target: { value: '3' } });
    expect(chooseBranch).toHaveBeenCalledWith(branchOf(3));
  });
  it('is not left with unsaved words before the person said so', () => {
    leaveQuestion.canBeAsked(true);
    document.body.insertAdjacentHTML('beforeend', '<form data-unsaved><input></form>');
    const chooseBranch = show(3);
    fireEvent.change(screen.getByLabelText('表示する園'), { target: { value: '2' } });
    expect(chooseBranch).not.toHaveBeenCalled();
    leaveQuestion.answer(true);
    expect(chooseBranch).toHaveBeenCalledWith(branchOf(2));
    document.querySelector('[data-unsaved]')?.remove();
    leaveQuestion.canBeAsked(false);
  });
  it('is searched for where there are too many for a list', () => {
    show(30, true);
    expect(screen.queryByRole('combobox')).toBe(null);
    expect(screen.getByRole('button', { name: '表示する園: 1番の園' })).toBeDefined();
  });
});
