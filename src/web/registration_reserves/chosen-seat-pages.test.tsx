import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, type LoaderFunction, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FunctionPayload } from '../../contract/functions/functions.ts';
import { drafts } from '../flow/browser-flow.ts';

/** The seat chosen before signing in is shown on top of the pages before its confirm page. */
const { call, day } = vi.hoisted(() => ({
  call: vi.fn<(name: string, input: never) => unknown>(),
  day: { mark: '○', state: 'free' },
}));
const branches = [
  {
    id: 2,
    name: 'みなと広場園',
    path_name: 'minato-hiroba',
    prefecture: { name: '東京都' },
    view_branch_age_limits: [],
  },
];
vi.mock('../data/browser-data.ts', async (original) => ({
  ...(await original<typeof import('../data/browser-data.ts')>()),
  callFunction: async (name: string, input: never) => call(name, input),
  dataClient: () => ({ query: async () => ({ branches }) }),
}));
vi.mock('../parts/membership/fields/line-name.ts', () => ({ lineName: async () => null }));

function answer(name: string, input: never): unknown {
  if (name === 'quoteReserve') {
    const { ages = [], birth_dates = [] } = input as FunctionPayload<'quoteReserve'>;
    return { kind: 'ok', result: { quote: { reserve_amount: 2700 * (ages.length + birth_dates.length) } } };
  }
  const slots = Array.from({ length: 16 }, (_, step) => {
    const minute = 9 * 60 + step * 15;
    const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    return { start_time: time, state: day.state, remaining: 3 };
  });
  const about = { reservable_status: day.mark, step_minutes: 15, minimum_minutes: 60, held: null };
  return { kind: 'ok', result: { ...about, slots } };
}

type Page = { default: ComponentType; clientLoader: LoaderFunction };
const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  '/registration_reserves/customers': () => import('./customers.tsx'),
  '/registration_reserves/customers/add': () => import('./customers/add.tsx'),
};
const addresses = Object.keys(pages);
const choice = '?when=today&branch=minato-hiroba&date=2026-11-16&start=09:30&end=11:30&ages=3,0';

async function open(address: string, search: string): Promise<void> {
  const page = (await pages[address]?.()) as Page;
  const hydrateFallbackElement = <p>少しお待ちください</p>;
  const route = { path: address, Component: page.default, loader: page.clientLoader, hydrateFallbackElement };
  const router = createMemoryRouter([route], { initialEntries: [`${address}${search}`] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
}

beforeEach(() => {
  call.mockReset().mockImplementation(answer);
  Object.assign(day, { mark: '○', state: 'free' });
  drafts().clearAll();
});
afterEach(cleanup);

it.each(addresses)(
  '%s: time, branch and price, that nothing is kept yet, and no second question for the branch',
  async (address) => {
    await open(address, choice);
    const seat = await screen.findByRole('region', { name: 'お選びの時間' });
    await vi.waitFor(() => expect(seat.textContent).toContain('お子さま2人の見積もり 5,400円'));
    expect(seat.textContent).toMatch(/11月16日\(月\) 9:30〜11:30みなと広場園2時間/);
    expect(seat.textContent).toContain('まだ席は取れていません');
    expect(seat.textContent).not.toMatch(/確保しています|お取りしています|確保しました/);
    expect(screen.queryByLabelText(/園$/)).toBeNull();
  },
);

it.each(addresses)('%s: another time or branch can be chosen', async (address) => {
  await open(address, choice);
  fireEvent.click(await screen.findByText('時間や園を変更する'));
  expect(await screen.findByRole('combobox', { name: /園/ })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'お選びの時間' })).toBeNull();
});

it.each(addresses)('%s: a △ day is a request; a time that went is said', async (address) => {
  day.mark = '△';
  await open(address, choice);
  const seat = await screen.findByRole('region', { name: 'お選びの時間' });
  await vi.waitFor(() => expect(seat.textContent).toContain('この日はリクエストです。'));
  cleanup();
  day.state = 'full';
  await open(address, choice);
  await screen.findByText('この時間は、いまは選べません。ほかの時間をお選びください。');
});

it.each(addresses)('%s: without a time the branch is asked for', async (address) => {
  await open(address, '?when=today&branch=minato-hiroba');
  expect(await screen.findByRole('combobox', { name: /園/ })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'お選びの時間' })).toBeNull();
});

it('the price asks for nothing but time, branch and birth dates', async () => {
  await open('/registration_reserves/customers/add', choice);
  await screen.findByRole('region', { name: 'お選びの時間' });
  await vi.waitFor(() => expect(call).toHaveBeenCalledWith('quoteReserve', expect.anything()));
  const sent = call.mock.calls.find(([name]) => name === 'quoteReserve')?.[1] ?? {};
  expect(Object.keys(sent).sort()).toEqual([
    'ages',
    'branch_id',
    'end_hour',
    'end_min',
    'reserve_date',
    'start_hour',
    'start_min',
  ]);
});
