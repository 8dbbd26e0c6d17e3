import { beforeEach, expect, it, vi } from 'vitest';
import { personsOf } from '../../../domain/routing/route-path.ts';
import { routes } from '../../../domain/routing/routes.ts';
import { destinationOf, destinations, homeOfMember } from './destinations.ts';

const { person } = vi.hoisted(() => ({ person: { current: 'payer' } }));
vi.mock('../../guard/customer-status.ts', () => ({ personHere: () => person.current }));
beforeEach(() => {
  person.current = 'payer';
});

it('has every page of My Page in one of five destinations, but those one is led to', () => {
  const ledTo =
    /\/(top|to_do|shared|for_paying_member|identity\/callback|line_friend\/callback|line_notification\/callback)$/;
  const pages = routes.filter(({ path }) => path.startsWith('/mypage/') && !ledTo.test(path));
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.filter(({ path }) => destinationOf(path) === undefined)).toEqual([]);
  expect(destinations()).toHaveLength(5);
});

it('has each page once, and none that is not there', () => {
  const places = destinations().flatMap((destination) => destination.places.map(({ to }) => to));
  expect(new Set(places).size).toBe(places.length);
  const known: readonly string[] = routes.map(({ path }) => path);
  expect(places.filter((to) => !known.includes(to))).toEqual([]);
});

/** Where each tab leads, and how many pages are behind it. */
const tabs = () => destinations().map(({ label, places }) => `${label} ${places[0]?.to} ${places.length}`);

it.each([
  [
    'payer',
    [
      '予約 /mypage/reserves/list 4',
      '園から /mypage/days/list 3',
      '家族 /mypage/children/list 2',
      'お支払い /mypage/payments/list 5',
      'アカウント /mypage/customers 6',
    ],
    '/mypage/top',
  ],
  [
    'guardian',
    [
      '予約 /mypage/reserves/list 4',
      '園から /mypage/days/list 3',
      '家族 /mypage/children/list 2',
      'お支払い /mypage/tickets/buy 1',
      'アカウント /mypage/login_methods/edit 4',
    ],
    '/mypage/top',
  ],
  ['relative', ['園から /mypage/days/list 2', 'アカウント /mypage/login_methods/edit 3'], '/mypage/shared'],
])('shows a %s what the guard lets them open', (who, expected, home) => {
  person.current = who;
  expect(tabs()).toEqual(expected);
  expect(homeOfMember()).toBe(home);
  const open = who === 'guardian' ? ['all', 'guardians'] : ['all'];
  const shown = destinations().flatMap(({ places }) => places.map(({ to }) => personsOf(to)));
  if (who !== 'payer') expect(shown.filter((persons) => !open.includes(persons))).toEqual([]);
});

it.each([
  ['/mypage/reserves/12', '予約'],
  ['/mypage/days/12', '園から'],
  ['/mypage/notifications', '園から'],
  ['/mypage/notifications/settings', 'アカウント'],
  ['/mypage/first_visit/3', '家族'],
  ['/mypage/payment_methods/edit', 'お支払い'],
  ['/mypage/customers/unsubscribe', 'アカウント'],
  ['/mypage/top', undefined],
])('%s belongs to %s', (path, label) => {
  expect(destinationOf(path)?.label).toBe(label);
});
