import { join } from 'node:path';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, type LoaderFunction, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../domain/routing/routes.ts';
import { drafts } from './flow/browser-flow.ts';
import type { Draft } from './flow/flow.ts';
import { pageModule } from './page-module.ts';

/** Every done page and every confirm page of the route table, opened by its address. */
const { customer } = vi.hoisted(() => ({ customer: { current: {} } }));
vi.mock('./data/browser-data.ts', async (original) => ({
  ...(await original<typeof import('./data/browser-data.ts')>()),
  callFunction: async () => ({ kind: 'refused', type: 'not_found', msg: '' }),
  dataClient: () => ({ query: async () => emptyAnswer() }),
}));
vi.mock('./data/browser-functions.ts', async (original) => ({
  ...(await original<typeof import('./data/browser-functions.ts')>()),
  callFunction: async () => ({ kind: 'refused', type: 'not_found', msg: '' }),
}));

/** A family with nothing but its customer: lists are empty, single rows are there. */
const emptyAnswer = () =>
  new Proxy({} as Record<string, unknown>, {
    get(_none, name) {
      if (name === 'then') return undefined;
      if (name === 'customers') return [customer.current];
      if (name === 'unread') return { aggregate: { count: 0 } };
      return String(name).endsWith('_by_pk') ? { id: 2, name: 'みなと広場園' } : [];
    },
  });

/** The seat is taken, the card is not there: nothing is done. */
const halfRegistered = { registration_status: 2, plan_type_id: null, stripe_payment_method_id: null, status: 1 };
const complete = { registration_status: 1, plan_type_id: 1, stripe_payment_method_id: 'pm_1', status: 1 };

type Page = { default: ComponentType; clientLoader?: LoaderFunction };

const addressOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '2');

/** Opens the page alone; every other address is somewhere else. Answers where one ends. */
async function open(path: string, search = ''): Promise<string> {
  const page = (await import(join(import.meta.dirname, pageModule(path)))) as Page;
  const elsewhere = <p>ほかのページ</p>;
  const serverLoader = async () => emptyAnswer();
  const { clientLoader } = page;
  const router = createMemoryRouter(
    [
      {
        path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        Component: page.default,
        hydrateFallbackElement: <p>少しお待ちください</p>,
        loader: clientLoader ? (args) => clientLoader({ ...args, serverLoader } as typeof args) : serverLoader,
        errorElement: <p>エラー</p>,
      },
      { path: '*', element: elsewhere },
    ],
    { initialEntries: [`${addressOf(path)}${search}`] },
  );
  render(<RouterProvider router={router} />);
  await Promise.race([
    screen.findByText('ほかのページ'),
    screen.findByRole('heading', { level: 1 }),
    screen.findByText('エラー'),
  ]);
  return `${router.state.location.pathname}${router.state.location.search}`;
}

const alert = vi.fn<(text: string) => void>();
beforeEach(() => {
  alert.mockReset();
  window.alert = alert;
  drafts().clearAll();
  customer.current = halfRegistered;
});
afterEach(cleanup);

const donePages = routes.map(({ path }) => path).filter((path) => /(^|[/_])done\b/.test(path));

describe('a done page opened by its address says nothing that is not so: it leads on', () => {
  it('there are some', () => expect(donePages.length).toBeGreaterThan(20));
  it.each(donePages)('%s', async (path) => {
    const there = await open(path, '?reserve_id=7&child_id=7&waitlist_entry_id=7&branch_id=2');
    expect(there.split('?')[0]).not.toBe(addressOf(path));
    expect(alert).not.toHaveBeenCalled();
  });
});

it('the list of children claims nothing by its address', async () => {
  await open('/mypage/children/list', '?answered=1&added=1');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('お子さま');
  expect(screen.queryByText(/しました/)).toBeNull();
});

const untouched: Draft<unknown> = {
  id: '1',
  flow: '',
  owner: null,
  values: {},
  idempotency_key: '1',
  state: 'editing',
  flags: [],
  expires_at: 0,
};
/** Without a form before them: what is asked about is in the address. */
const withoutForm = ['/mypage/reserves/cancel/confirm/{reserve_id}', '/mypage/children/delete/confirm/{child_id}'];
/** Their form is a questionnaire that may be left empty. */
const nothingRequired = ['/mypage/customers/unsubscribe/confirm', '/mypage/customers/cancel/confirm'];
const confirmPages = routes
  .map(({ path }) => path)
  .filter((path) => path.split('/').includes('confirm') && ![...withoutForm, ...nothingRequired].includes(path));

describe('a confirm page checks its draft: an untouched form leads back to it', () => {
  it('there are some', () => expect(confirmPages.length).toBeGreaterThan(18));
  it.each(confirmPages)('%s', async (path) => {
    const find = vi.spyOn(drafts(), 'find').mockReturnValue({ kind: 'found', draft: untouched });
    customer.current = halfRegistered;
    const there = await open(path).finally(() => find.mockRestore());
    expect(there.split('?')[0]).not.toBe(addressOf(path));
  });
});

describe('a complete member who opens a page of the registration that is over is led on', () => {
  it.each([
    '/registration_reserves/payment_methods/add',
    '/registration_reserves/payment_methods/confirm',
    '/registration_reserves/customer_details/add',
    '/registration_reserves/customer_details/confirm',
  ])('%s without the words about cookies', async (path) => {
    customer.current = complete;
    expect(await open(path)).toBe('/mypage/top');
    expect(alert).not.toHaveBeenCalled();
  });
});
