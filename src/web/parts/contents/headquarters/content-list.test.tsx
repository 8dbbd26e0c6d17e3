import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContentList } from './content-list.tsx';
import type { ListedRow } from './content-row.tsx';

const { callFunction } = vi.hoisted(() => ({ callFunction: vi.fn() }));
vi.mock('../../../data/browser-data.ts', () => ({ callFunction }));
beforeEach(() => callFunction.mockReset());
afterEach(cleanup);

const [cars, bicycles, trains] = ['駐車場はありますか。', '自転車は止められますか。', '駅から近いですか。'];
const row = (id: number, title: string, state: string) =>
  ({ id, title, state, group_id: 1, begins: '2027-01-05T00:00:00+09:00', held: 0 }) as unknown as ListedRow;
const rows = [row(1, cars, 'published'), row(2, bicycles, 'draft'), row(3, trains, 'scheduled')];

const onChanged = vi.fn(async () => {});
function list(contents: readonly ListedRow[] = rows) {
  const groups = [{ id: 1, name: '送り迎え' }];
  const element = <ContentList kind="qandas" {...{ contents, groups, onChanged }} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
const up = (title: string) => screen.getByRole<HTMLButtonElement>('button', { name: `「${title}」を上へ` });
const order = () => screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.textContent);

it('a press moves a row at once, and the focus goes with it', async () => {
  list();
  const saved = Promise.withResolvers<object>();
  callFunction.mockReturnValue(saved.promise);
  fireEvent.click(up(bicycles));
  expect(order()).toEqual([bicycles, cars, trains]);
  saved.resolve({ kind: 'ok', result: { status: 'OK' } });
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  await waitFor(() => expect(document.activeElement).toBe(up(bicycles)));
  expect(callFunction.mock.calls[0]?.slice(0, 2)).toEqual([
    'headquartersOrderContents',
    { kind: 'qandas', ids: [2, 1, 3] },
  ]);
});

it('a refused order is said, and what the server has is shown again', async () => {
  list();
  callFunction.mockResolvedValue({ kind: 'refused', type: 'order_changed', msg: 'ほかの人が並べ替えました。' });
  fireEvent.click(up(trains));
  expect(await screen.findByText('ほかの人が並べ替えました。')).toBeTruthy();
  await waitFor(() => expect(order()).toEqual([cars, bicycles, trains]));
});

it('the first has no way up; while only some are shown there is no order to change', () => {
  list();
  expect(up(cars).disabled || up(cars).getAttribute('aria-disabled')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^言葉でさがす/), { target: { value: '自転車' } });
  expect(order()).toEqual([bicycles]);
  expect(screen.queryByRole('button', { name: /を上へ$/ })).toBeNull();
  expect(screen.getByText('1件が見つかりました。')).toBeTruthy();
});

it('each says how far it is', () => {
  list();
  for (const words of ['公開中', '下書き', '公開の予約']) {
    expect(screen.getAllByText(words).some((each) => each.tagName !== 'OPTION')).toBe(true);
  }
});
