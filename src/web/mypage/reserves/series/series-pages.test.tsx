import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FunctionPayload } from '../../../../contract/functions/functions.ts';
import type { SeriesDay } from '../../../../contract/functions/reserves/series-days.ts';
import { addDays, instantOf } from '../../../../domain/time.ts';
import { drafts } from '../../../flow/browser-flow.ts';
import { emptyReserveValues } from '../../../parts/reserves/reserve-flow.ts';
import { seriesFlow } from '../../../parts/reserves/series/series-flow.ts';
import SeriesPage, { clientLoader as loadDays } from '../series.tsx';
import ConfirmPage, { clientLoader as loadConfirm } from './confirm.tsx';
import DonePage, { clientLoader as loadDone } from './done.tsx';

/** The three pages of a series in a row, with a server that knows one full morning. */
const { call, query } = vi.hoisted(() => ({
  call: vi.fn<(name: string, input: never) => unknown>(),
  query: vi.fn<() => unknown>(),
}));
vi.mock('../../../data/browser-data.ts', async (original) => ({
  ...(await original<typeof import('../../../data/browser-data.ts')>()),
  callFunction: async (name: string, input: never) => call(name, input),
  dataClient: () => ({ query: async () => query() }),
}));

const full = '2026-12-08';
const at = (date: string, hour: number) => instantOf(date, hour * 60).toISOString();
type Stay = FunctionPayload<'quoteSeries'>['stays'][number];

function dayOf(stay: Stay): SeriesDay {
  const { reserve_date: date } = stay;
  const hour = Number(stay.start_hour);
  const lacks = date === full && hour < 13;
  const step = { tier: 'free', from: at(date, 0), percent: 0, cancel_amount: 0, kept_flag: false } as const;
  const quote = {
    reserve_amount: 2200,
    lines: [],
    billed_minutes: 120,
    current_day_flag: false,
    holiday_flag: false,
    after_business_hours: 0,
    cancel_deadline: null,
    cancel_schedule: [step],
    kept_cancel_amount: 0,
    kept_cancel_deadline: null,
    answer_due_datetime: at(date, 0),
  };
  const times = { start_datetime: at(date, hour), end_datetime: at(date, hour + 2) };
  const other = {
    branch_id: 14,
    branch_name: '天神おひさま園',
    start_datetime: at(date, 13),
    end_datetime: at(date, 15),
  };
  return {
    reserve_date: date,
    branch_id: 14,
    branch_name: '天神おひさま園',
    ...times,
    mark: lacks ? '×' : '○',
    holiday_name: null,
    type: lacks ? 'reserve_full' : null,
    msg: lacks ? 'この時間は満席です。' : null,
    alternatives: lacks ? [other] : [],
    quote: lacks ? null : quote,
  };
}

function answer(name: string, input: never): unknown {
  if (name === 'reserveCalendar') {
    const days = Array.from({ length: 61 }, (_, after) => ({
      date: addDays('2026-11-16', after),
      reservable_status: '○',
      reserve_remarks: '',
      holiday_name: null,
    }));
    return { kind: 'ok', result: { status: 'OK', days, own_dates: [], oldest_only_flag: false } };
  }
  if (!name.endsWith('Series')) return { kind: 'fault', code: 'unavailable', message: '', lost: false };
  const { stays } = input as FunctionPayload<'createSeries'>;
  const days = stays.map(dayOf);
  if (name === 'quoteSeries') return { kind: 'ok', result: { status: 'OK', days, total: 0, series_dates: 26 } };
  const made = days.map((day, place) => ({ ...day, reserve_id: place + 1, approval_status: 1, reserve_amount: 2200 }));
  return {
    kind: 'ok',
    result: { status: 'OK', reserve_series_id: 1, days: made, left_out: [], total: 2200 * made.length },
  };
}

beforeEach(() => {
  call.mockReset().mockImplementation(answer);
  query.mockReset().mockReturnValue({
    branches_by_pk: { id: 14, name: '天神おひさま園', address1: '', address2: '', tel: '' },
    children: [{ id: 5, name: '木村 朝陽', child_essentials: [], child_allergies: [] }],
    customers: [],
    view_due_consents: [],
  });
  window.alert = vi.fn<() => void>();
  drafts().clearAll();
});
afterEach(cleanup);
// A month of days is slow to draw here.
configure({ asyncUtilTimeout: 15_000 });

it('goes from the days over another time to one confirm with the prices that were shown', {
  timeout: 60_000,
}, async () => {
  const values = { ...emptyReserveValues, branch_id: 14, child_ids: [5], reserve_date: '2026-11-24' };
  const times = { start_hour: 10, start_min: 0, end_hour: 12, end_min: 0 };
  drafts().begin(seriesFlow, { ...values, ...times, days: [{ reserve_date: '2026-11-24' }] });
  const router = createMemoryRouter(
    [
      { path: seriesFlow.form, Component: SeriesPage, loader: loadDays },
      { path: seriesFlow.confirm, Component: ConfirmPage, loader: loadConfirm },
      { path: seriesFlow.done, Component: DonePage, loader: loadDone },
    ].map((route) => ({ ...route, hydrateFallbackElement: <p>少しお待ちください</p> })),
    { initialEntries: [seriesFlow.form] },
  );
  render(<RouterProvider router={router} />);
  fireEvent.click(await screen.findByRole('button', { name: '毎週火曜日 8回を足す' }));
  const table = screen.getByRole('region', { name: /^選んだ日/ });
  fireEvent.click(await within(table).findByRole('button', { name: /13:00〜15:00/ }));
  const [goOn] = await screen.findAllByRole('button', { name: '8日分を確認する' });
  fireEvent.click(goOn as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: '8日分の予約を確定する' }));
  await screen.findByRole('heading', { name: 'まとめて予約しました' });
  await waitFor(() => expect(call).toHaveBeenCalledWith('createSeries', expect.anything()));
  const sent = call.mock.calls.find(([name]) => name === 'createSeries')?.[1] as
    | FunctionPayload<'createSeries'>
    | undefined;
  expect(sent?.stays).toHaveLength(8);
  expect(sent).toMatchObject({ mode: 'free', child_ids: [5] });
  expect(sent?.stays.find(({ reserve_date }) => reserve_date === full)).toMatchObject({
    start_hour: 13,
    end_hour: 15,
    quoted_amount: 2200,
  });
});
