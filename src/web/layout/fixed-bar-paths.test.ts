import { expect, it } from 'vitest';
import { routes } from '../../domain/routing/routes.ts';
import { branchOfPath, showsFixedBar } from './fixed-bar-paths.ts';

it.each([
  ['/', true],
  ['/branches/minato', true],
  ['/qanda', true],
  ['/staff_recruitments', true],
  ['/mypage/top', true],
  ['/mypage/shared', true],
  ['/mypage/morning/7', false],
  ['/mypage/first_visit/2', false],
  ['/mypage/children/health/2', false],
  ['/mypage/reserves/list', true],
  ['/mypage/reserves/7', true],
  ['/mypage/children/list', true],
  ['/mypage/benefits/3', true],
  ['/user_inquiries', false],
  ['/staff_recruitments/apply/3', false],
  ['/mypage/reserves/select_date', false],
  ['/mypage/reserves/edit/5', false],
  ['/mypage/reserves_today/confirm', false],
  ['/mypage/children/edit/5', false],
  ['/mypage/customers/unsubscribe', false],
  ['/mypage/tickets/buy', false],
  ['/login', false],
  ['/registration/customers/add', false],
  ['/staff/today', false],
])('%s: %s', (path, shown) => {
  expect(showsFixedBar(path)).toBe(shown);
});

it('is shown on public pages and My Page only', () => {
  const elsewhere = routes.filter(({ access }) => access !== 'public' && access !== 'mypage');
  expect(elsewhere.length).toBeGreaterThan(20);
  expect(elsewhere.filter(({ path }) => showsFixedBar(path))).toEqual([]);
});

it.each([
  ['/branches/minato-hiroba', 'minato-hiroba'],
  ['/branches/list', undefined],
  ['/', undefined],
])('reserves at the branch of %s: %s', (path, branch) => {
  expect(branchOfPath(path)).toBe(branch);
});
