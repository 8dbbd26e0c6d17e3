import { expect, it } from 'vitest';
import { nowItems } from './now-items.ts';

type Overview = Parameters<typeof nowItems>[0];
type State = Parameters<typeof nowItems>[1];

const nothing = {
  ...{ present: 0, expected: 0, requests: 0, oldest_request_at: null, unsettled_amount: 0, charge_failures: 0 },
  ...{ inquiries: 0, left_open: 0, oldest_open_date: null, unclosed_days: 0, oldest_unclosed_date: null },
};
const branch = (id: number, figures: Partial<typeof nothing>) => ({
  ...{ id, name: `${id}番の園`, prefecture: { name: '東京都' }, capacity: 10, status: 1 },
  ...{ address1: '港区港南', address2: '1-2-3', nearest_station: '', tel: '0355501201' },
  ...{ open_time: '08:00', close_time: '19:00', extended_open_time: '07:00', extended_close_time: '20:00' },
  ...nothing,
  ...figures,
});
const overview = (totals: object, branches: Overview['branches'] = [], jobs: Overview['jobs'] = []): Overview => ({
  ...{ status: 'OK', msg: '', page_size: 20, found: branches.length },
  totals: { branches: branches.length, ...nothing, ...totals },
  branches,
  jobs,
});
const state: State = {
  ...{ status: 'OK', msg: '', open_flag: true, opened_at: null, mail_tested_at: null, mail_seen_at: null, version: 1 },
  ...{ items: [], services: [], line_quota: null },
};
const now = new Date('2026-11-16T01:00:00Z');
const none = { messages: 0, handed: 0 };

it('is empty where nothing waits', () => {
  expect(nowItems(overview({}), state, none, now)).toEqual([]);
});

it('has the first things first, each with the way to the branch where it is mended', () => {
  const branches = [1, 2, 3, 4].map((id) => branch(id, { left_open: 1 }));
  const job = {
    ...{ id: 1, task: 'chargeChildcare', attempts: 9, given_up: true, next_at: null, problem: '' },
    failed_at: '2026-11-16T00:00:00Z',
  };
  const items = nowItems(
    overview(
      { left_open: 4, inquiries: 2, charge_failures: 1 },
      [...branches, branch(5, { charge_failures: 1 })],
      [job],
    ),
    { ...state, items: [{ item: 'second_factor', done_flag: false }] },
    { messages: 3, handed: 0 },
    now,
  );
  expect(items.map(({ key, tone, number }) => `${key} ${tone} ${number}`)).toEqual([
    'left_open wrong 4件',
    'jobs wrong 1件',
    'charges wrong 1件',
    'messages ask 3件',
    'inquiries ask 2件',
    'opening ask 1件',
  ]);
  expect(items[0]?.links.map(({ to, label }) => `${label} ${to}`)).toEqual([
    ...['1番の園 /staff/today', '2番の園 /staff/today', '3番の園 /staff/today', 'ほか1園 #branches-now'],
  ]);
  expect(items.at(-1)?.links).toEqual([{ to: '/staff/account', label: '2段階認証' }]);
});
