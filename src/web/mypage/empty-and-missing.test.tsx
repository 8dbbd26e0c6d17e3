import { join } from 'node:path';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import {
  createMemoryRouter,
  isRouteErrorResponse,
  type LoaderFunction,
  RouterProvider,
  useRouteError,
} from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { alerts } from '../../contract/page-errors.ts';
import { answers } from '../data/browser-data.ts';
import { drafts } from '../flow/browser-flow.ts';
import { pageModule } from '../page-module.ts';

/** My Page of a customer with no data yet, and addresses of other families' data: the policies return no row. */
vi.mock('../data/browser-data.ts', async (original) => ({
  ...(await original<typeof import('../data/browser-data.ts')>()),
  callFunction: async () => ({ kind: 'refused', type: 'not_found', msg: '' }),
  dataClient: () => ({ query: async () => noRows }),
}));
vi.mock('../data/browser-functions.ts', async (original) => ({
  ...(await original<typeof import('../data/browser-functions.ts')>()),
  callFunction: async () => ({ kind: 'refused', type: 'not_found', msg: '' }),
  authorizedFetch: () => async () => Response.json({ data: noRows }),
}));

/** No row of anything, and the sum of none, whatever an operation calls it. */
const nothing = Object.assign([], { aggregate: { count: 0, sum: {} } });
const noRows = new Proxy({} as Record<string, unknown>, {
  get(_none, name) {
    if (name === 'then') return undefined;
    return String(name).endsWith('_by_pk') ? null : nothing;
  },
});

function Fault() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? error.status : String(error)}</h1>;
}

type Page = { default: ComponentType; clientLoader?: LoaderFunction };

async function open(path: string, address: string) {
  const page = (await import(join(import.meta.dirname, '..', pageModule(path)))) as Page;
  const { clientLoader } = page;
  const serverLoader = async () => ({ today: '2026-11-16', limits: [] });
  const router = createMemoryRouter(
    [
      {
        path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        Component: page.default,
        hydrateFallbackElement: <p>少しお待ちください</p>,
        ...(clientLoader ? { loader: (args) => clientLoader({ ...args, serverLoader } as typeof args) } : {}),
        ErrorBoundary: Fault,
      },
      { path: '*', element: <p>ほかのページ</p> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const alert = vi.fn<(text: string) => void>();
beforeEach(() => {
  alert.mockReset();
  window.alert = alert;
  drafts().clearAll();
  answers().forget();
});
afterEach(cleanup);

it.each([
  ['/mypage/payments/list', '', 'お支払いはまだありません'],
  ['/mypage/childcares/list', '', 'ご利用はまだありません'],
  ['/mypage/tickets/buy', '', '使える回数券'],
  ['/mypage/benefits/list', '?category=999', 'この条件の特典は、いまはありません'],
])('%s of a new member has its empty state', async (path, search, words) => {
  await open(path, `${path}${search}`);
  expect(await screen.findByText(words)).toBeTruthy();
});

it.each([
  ['/mypage/children/edit/{child_id}', '/mypage/children/edit/5'],
  ['/mypage/children/delete/confirm/{child_id}', '/mypage/children/delete/confirm/5'],
  ['/mypage/benefits/{benefit_id}', '/mypage/benefits/99999'],
  ['/mypage/benefits/{benefit_id}', '/mypage/benefits/x'],
])('%s of somebody else, or of nobody, is not found (%s)', async (path, address) => {
  await open(path, address);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('404');
});

it.each([
  ['/mypage/customers/edit/confirm', alerts.customer_information_missing, '/mypage/customers/edit'],
  ['/mypage/plan_types/edit/confirm', alerts.plan_selection_missing, '/mypage/plan_types/edit'],
  ['/mypage/children/add/confirm', alerts.customer_information_missing, '/mypage/children/add'],
])('%s without a draft says SPEC §8 and leads to the form', async (path, words, form) => {
  const router = await open(path, path);
  await waitFor(() => expect(router.state.location.pathname).toBe(form));
  expect(alert).toHaveBeenCalledExactlyOnceWith(words);
});
