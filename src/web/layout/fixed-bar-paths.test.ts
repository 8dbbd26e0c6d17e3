import { expect, it } from 'vitest';
import { showsFixedBar } from './fixed-bar-paths.ts';

it.each([
  ['/', true],
  ['/branches/minato', true],
  ['/qanda', true],
  ['/staff_recruitments', true],
  ['/mypage/top', true],
  ['/mypage/reserves/list', true],
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
