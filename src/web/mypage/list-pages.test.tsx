import { join } from 'node:path';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, type LoaderFunction, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers } from '../data/browser-data.ts';
import { DataError } from '../data/data-error.ts';
import { drafts } from '../flow/browser-flow.ts';
import { pageModule } from '../page-module.ts';

/** My Page of a customer with data: the database's answers are given, the page's queries are checked. */
const { query } = vi.hoisted(() => ({ query: vi.fn() }));
vi.mock('../data/browser-data.ts', async (original) => ({
  ...(await original<typeof import('../data/browser-data.ts')>()),
  callFunction: async () => ({ kind: 'refused', type: 'not_found', msg: '' }),
  dataClient: () => ({ query: async (...asked: unknown[]) => withTheMenu((await query(...asked)) as object) }),
}));
/** The menu beside the page asks for what is unread: there is nothing. */
const nothing = Object.assign([], { aggregate: { count: 0 } });
const withTheMenu = (rows: object = {}) =>
  new Proxy(rows, { get: (of, name) => (name === 'then' ? undefined : (Reflect.get(of, name) ?? nothing)) });

type Page = { default: ComponentType; clientLoader?: LoaderFunction };
async function open(path: string, address: string) {
  const page = (await import(join(import.meta.dirname, '..', pageModule(path)))) as Page;
  const { default: Component, clientLoader } = page;
  const shown = { Component, hydrateFallbackElement: <p>少しお待ちください</p> };
  const router = createMemoryRouter(
    [
      { ...shown, path: path.replaceAll(/\{(\w+)\}/g, ':$1'), ...(clientLoader ? { loader: clientLoader } : {}) },
      { path: '*', element: <p>ほかのページ</p> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const reserve = {
  ...{ id: 7, branch_name: 'みなと広場園', reserve_details: [{ child: { id: 5, name: '高橋 蒼' } }] },
  ...{ start_datetime: '2026-12-16T14:00:00+09:00', end_datetime: '2026-12-16T15:00:00+09:00' },
};
const child = {
  ...{ id: 5, name: '高橋 蒼', name_kana: 'タカハシ アオイ', gender: 1, date_of_birth: '2023-05-03' },
  ...{ customer_remarks: '', disable: false },
};
const payment = (id: number) => ({
  ...{
    id,
    payment_date: `2026-10-${10 + id}`,
    amount: 1000 + id,
    payment_type: 3,
    payment_method: 1,
    remarks: 'ライト',
  },
  ...{ branch: null, reserve: null, childcare: null, issued_documents: [], payments_by_refunded_payment_id: [] },
});
const benefit = {
  ...{ id: 1, title: '絵本の定期便', benefit_details: '初回半額', image_path: '' },
  ...{ benefit_category: { name: 'くらし' }, benefit_service_prefectures: [] },
};

beforeEach(() => {
  query.mockReset();
  drafts().clearAll();
  answers().forget();
});
afterEach(cleanup);

describe('payments', () => {
  const answer = ({ offset }: { offset?: number }) =>
    offset === undefined
      ? {}
      : {
          payments: [1, 2, 3, 4, 5, 6].map((each) => payment(offset + each)),
          payments_aggregate: { aggregate: { count: 15 } },
        };

  it('are five at a time, with how many there are and the way to the next', async () => {
    query.mockImplementation(async (_document, variables) => answer(variables));
    const router = await open('/mypage/payments/list', '/mypage/payments/list');
    expect(await screen.findByText('全15件')).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(6);
    fireEvent.click(screen.getByRole('link', { name: /次へ/ }));
    expect(await screen.findByText(/6〜10件/)).toBeTruthy();
    expect(router.state.location.search).toBe('?page=2');
    const asked = query.mock.calls.map(([, variables]) => variables as { limit?: number });
    expect(asked.filter(({ limit }) => limit !== undefined)).toEqual([
      // The sixth says in which month the next page begins.
      { limit: 6, offset: 0 },
      { limit: 6, offset: 5 },
    ]);
  });

  it('that cannot be read are said where they belong, and read again', async () => {
    query.mockImplementation(async (_document, variables) => {
      if ('limit' in variables) throw new DataError('server_error', 'oops');
    });
    await open('/mypage/payments/list', '/mypage/payments/list');
    const again = await screen.findByRole('button', { name: 'もう一度読み込む' });
    query.mockImplementation(async (_document, variables) => answer(variables));
    fireEvent.click(again);
    expect(await screen.findByText('全15件')).toBeTruthy();
  });
});

describe('benefits', () => {
  beforeEach(() =>
    query.mockResolvedValue({
      ...{ benefits: [benefit], pick_up: [benefit], benefits_aggregate: { aggregate: { count: 1 } } },
      ...{ benefit_categories: [{ id: 2, name: 'くらし' }], prefectures: [{ id: 1, name: '北海道' }] },
    }),
  );

  it('are searched by the address, which follows what is chosen; recommended ones are shown only at first', async () => {
    const router = await open('/mypage/benefits/list', '/mypage/benefits/list');
    expect(await screen.findByRole('heading', { name: 'おすすめ' })).toBeTruthy();
    const choose = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    choose('カテゴリー', '2');
    await waitFor(() => expect(router.state.location.search).toBe('?category=2'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'おすすめ' })).toBeNull());
    choose('都道府県', '1');
    await waitFor(() => expect(router.state.location.search).toBe('?category=2&prefecture=1'));
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('カテゴリー').value).toBe('2'));
  });

  it('an address with a filter is shown as it says', async () => {
    await open('/mypage/benefits/list', '/mypage/benefits/list?category=2&prefecture=1');
    expect((await screen.findByLabelText<HTMLSelectElement>('都道府県')).value).toBe('1');
    expect(screen.queryByRole('heading', { name: 'おすすめ' })).toBeNull();
  });
});

describe('what stands against deleting', () => {
  it('a child: its coming reserves, and there is nothing to press', async () => {
    query.mockResolvedValue({ children: [child], reserves: [reserve] });
    await open('/mypage/children/delete/confirm/{child_id}', '/mypage/children/delete/confirm/5');
    expect(await screen.findByText('今後の予約があるため、削除できません')).toBeTruthy();
    expect(document.body.textContent).toMatch(/12月16日.*14:00〜15:00.*みなと広場園/);
    expect(screen.queryByRole('button', { name: '削除する' })).toBeNull();
    expect(screen.getByRole('link', { name: '予約一覧へ' }).getAttribute('href')).toBe('/mypage/reserves/list');
  });

  it('not a child whose brother alone has a reserve', async () => {
    query.mockResolvedValue({ children: [{ ...child, id: 6 }], reserves: [reserve] });
    await open('/mypage/children/delete/confirm/{child_id}', '/mypage/children/delete/confirm/6');
    expect(await screen.findByRole('button', { name: '削除する' })).toBeTruthy();
  });

  it('the account: said with both ways, and there is no form', async () => {
    query.mockResolvedValue({ customers: [], tax_settings: [] });
    await open('/mypage/customers/cancel', '/mypage/customers/cancel');
    expect(await screen.findByText('いまは、アカウントを削除できません')).toBeTruthy();
    expect(screen.getByRole('link', { name: '予約一覧へ' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /確認/ })).toBeNull();
  });
});
