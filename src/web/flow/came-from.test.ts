import { expect, it } from 'vitest';
import { isFreshEntry } from './came-from.ts';

const flow = { form: '/r/select_branches', date: '/r/select_date', confirm: '/r/confirm' };

it.each([
  ['from My Page by a link', '/mypage/top', 'PUSH', 'navigate', true],
  ['from a public page by the bar', '/', 'PUSH', 'reload', true],
  ['after it was done', '/mypage/reserves/done', 'PUSH', 'navigate', true],
  ['by a redirect from elsewhere', '/mypage/children/list', 'REPLACE', 'navigate', true],
  ['from the date step', flow.date, 'PUSH', 'navigate', false],
  ['from the confirm page', flow.confirm, 'PUSH', 'navigate', false],
  ['back from elsewhere', '/mypage/top', 'POP', 'navigate', false],
  ['after signing in again', '/require_login', 'REPLACE', 'navigate', false],
  ['after LINE', '/login/callback', 'REPLACE', 'navigate', false],
  ['by its address or from a mail', null, 'POP', 'navigate', true],
  ['by a reload', null, 'POP', 'reload', false],
  ['back from another site', null, 'POP', 'back_forward', false],
] as const)('%s', (_, before, type, document, anew) => {
  expect(isFreshEntry(flow, { pathname: flow.form, before, type, document })).toBe(anew);
});

it('a later step is never a beginning', () => {
  const arrival = { pathname: flow.date, before: '/', type: 'PUSH', document: 'navigate' } as const;
  expect(isFreshEntry(flow, arrival)).toBe(false);
});
