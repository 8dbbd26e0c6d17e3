import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, type LoaderFunction, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { approvalStatus, cancelType } from '../../domain/codes.ts';
import { drafts } from '../flow/browser-flow.ts';
import {
  emptyReservesRegistration,
  reservesRegistrationFlow,
} from '../parts/reserves/registering/reserves-registration-flow.ts';
import { detailsFlow } from './_parts/details-flow.ts';
import { paymentFlow } from './_parts/payment-flow.ts';

/** Variant B on a △ day: until the branch has answered, every page says リクエスト and none that the seat is theirs. */
const { world: sample, call } = vi.hoisted(() => ({
  world: { current: {} as Record<string, unknown> },
  call: vi.fn<(name: string) => unknown>(),
}));
vi.mock('../data/browser-data.ts', async (original) => ({
  ...(await original<typeof import('../data/browser-data.ts')>()),
  callFunction: async (name: string) => call(name),
  dataClient: () => ({ query: async () => sample.current }),
}));
vi.mock('../data/browser-functions.ts', async (original) => ({
  ...(await original<typeof import('../data/browser-functions.ts')>()),
  callFunction: async (name: string) => call(name),
}));

const at = (time: string) => `2026-11-20T${time}:00+09:00`;
const details = { child_id: 1, breakfast_support_flag: false, lunch_support_flag: false, supper_support_flag: false };
const reserve = {
  id: 7,
  branch_id: 2,
  branch_name: 'みなと広場園',
  start_datetime: at('10:00'),
  end_datetime: at('12:00'),
  approval_status: approvalStatus.code.pending as number,
  approval_comment: '',
  answer_due_datetime: at('08:00'),
  card_due_datetime: null as string | null,
  breakfast_support_flag: false,
  lunch_support_flag: false,
  supper_support_flag: false,
  pick_up_name: null,
  pick_up_tel: null,
  remarks: '',
  cancel_flag: false,
  live: true,
  reserve_amount: 2200,
  amount_lines: [],
  use_tickets: null,
  series_place: null,
  reserve_series: null,
  editable_flag: true,
  cancellable_flag: true,
  first_visit_flag: true,
  branch: { path_name: 'minato-hiroba', address1: '港区', address2: '', tel: '0312345678', google_map_shared_link: '' },
  reserve_cancellations: [] as { cancel_type: number }[],
  reserve_details: [
    {
      ...details,
      date_of_birth: '2023-05-03',
      child: { id: 1, name: '小林 はる', child_allergies: [], child_essentials: [] },
    },
  ],
};
const branch = {
  id: 2,
  name: 'みなと広場園',
  tel: '0312345678',
  open_time: '08:00',
  close_time: '19:00',
  view_branch_age_limits: [],
};
const plan = {
  id: 3,
  name: 'プレミアム',
  charge_flag: true,
  monthly_amount: 3300,
  childcare_discount_per_hour: 250,
  sequence: 3,
  plan_type_summaries: [],
};
const customer = {
  id: 1,
  name: '小林 さくら',
  name_kana: 'コバヤシ サクラ',
  tel: '09012345678',
  emergency_contact_tel: '0312345678',
  registration_status: 2,
  plan_type_id: null as number | null,
  stripe_payment_method_id: null as string | null,
  has_card: false,
  default_branch: { id: 2 },
};
const withCard = { ...customer, plan_type_id: 3, stripe_payment_method_id: 'pm_1', has_card: true };

function pagesOf(shown: Partial<typeof reserve>, whose: typeof customer) {
  const one = { ...reserve, ...shown };
  return {
    seat: [one],
    reserves: [one],
    customers: [whose],
    branches_by_pk: branch,
    calendar: [{ date: '2026-11-20', reservable_status: '△' }],
    plan_types: [plan],
    plan_types_by_pk: plan,
    prefectures: [{ id: 13, name: '東京都', code: '13' }],
    branches: [{ ...branch, prefecture_id: 13 }],
    bring_items: [],
    view_due_consents: [],
    documents: [],
    child_allergies: [],
  };
}

const child = {
  name: '小林 はる',
  name_kana: 'コバヤシ ハル',
  gender: '1',
  date_of_birth: '20230503',
  customer_remarks: '',
};
const quote = {
  reserve_amount: 2200,
  lines: [],
  billed_minutes: 120,
  current_day_flag: false,
  holiday_flag: false,
  after_business_hours: 0,
  cancel_deadline: null,
  cancel_schedule: [{ tier: 'free', from: at('00:00'), percent: 0, cancel_amount: 0, kept_flag: false }],
  kept_cancel_amount: 0,
  kept_cancel_deadline: null,
  answer_due_datetime: at('08:00'),
};

beforeEach(() => {
  call
    .mockReset()
    .mockImplementation((name) =>
      name === 'quoteReserve'
        ? { kind: 'ok', result: { status: 'OK', quote, tickets: null, later_refund: null } }
        : { kind: 'refused', type: 'not_found', msg: '' },
    );
  window.alert = vi.fn<() => void>();
  drafts().clearAll();
  drafts().begin(reservesRegistrationFlow, {
    ...emptyReservesRegistration,
    branch_id: '2',
    name: '小林 さくら',
    name_kana: 'コバヤシ サクラ',
    tel: '09012345678',
    email: 'sakura@example.jp',
    child1: child,
    reserve_date: '2026-11-20',
    start_hour: 10,
    start_min: 0,
    end_hour: 12,
    end_min: 0,
  });
  drafts().begin(paymentFlow, { plan_type_id: '3', setup_intent_id: 'seti_1' });
  drafts().begin(detailsFlow, {
    date_of_birth: '19880229',
    postal_code: '1050001',
    prefecture_id: '13',
    address1: '港区虎ノ門',
    address2: '1-1',
    default_branch_id: '2',
    social_media_upload: '3',
    emergency_contact_name: '',
    emergency_contact_tel: '',
  });
});
afterEach(cleanup);

type Page = { default: ComponentType; clientLoader: LoaderFunction };
const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  'customers/confirm': () => import('./customers/confirm.tsx'),
  'customers/done': () => import('./customers/done.tsx'),
  'payment_methods/add': () => import('./payment_methods/add.tsx'),
  'payment_methods/confirm': () => import('./payment_methods/confirm.tsx'),
  'payment_methods/done': () => import('./payment_methods/done.tsx'),
  'customer_details/add': () => import('./customer_details/add.tsx'),
  'customer_details/confirm': () => import('./customer_details/confirm.tsx'),
  'customer_details/done': () => import('./customer_details/done.tsx'),
};
type PageName = keyof typeof pages;

async function open(name: PageName) {
  const page = (await pages[name]?.()) as Page;
  const router = createMemoryRouter(
    [
      {
        path: `/registration_reserves/${name}`,
        Component: page.default,
        loader: page.clientLoader,
        hydrateFallbackElement: <p>少しお待ちください</p>,
      },
      { path: '*', element: <h1>ほかのページ</h1> },
    ],
    { initialEntries: [`/registration_reserves/${name}`] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('ほかのページ'), String(router.state.location.pathname)).toBeNull();
  return router;
}

const beforeTheCard = ['customers/confirm', 'customers/done', 'payment_methods/add', 'payment_methods/confirm'];
const afterTheCard = ['customers/done', 'payment_methods/done', 'customer_details/add', 'customer_details/confirm'];

const said = () => document.body.textContent ?? '';
/** Must not be shown before the branch has answered. */
const untrue = /席を確保しました|このまま確保|そのまま確保|お待ちしています|予約が確定しました|席をお取りしています/;

describe('a request that waits', () => {
  it.each(beforeTheCard)('for the card too: %s', async (name) => {
    sample.current = pagesOf({ card_due_datetime: at('07:00') }, customer);
    await open(name);
    expect(said()).toContain('リクエスト');
    expect(said()).not.toMatch(untrue);
  });
  it.each([...afterTheCard, 'customer_details/done'])('for the branch alone: %s', async (name) => {
    const done = name.endsWith('details/done');
    sample.current = pagesOf({}, done ? { ...withCard, registration_status: 1 } : withCard);
    await open(name);
    expect(said()).toContain('リクエスト');
    expect(said()).not.toMatch(untrue);
  });
  it('a charged plan is said to be charged whatever the branch answers', async () => {
    sample.current = pagesOf({ card_due_datetime: at('07:00') }, customer);
    await open('payment_methods/confirm');
    expect(said()).toContain('月額料金は、リクエストの結果にかかわらずかかります。');
  });
});

describe('once the branch has answered', () => {
  it('yes: the page before the card says that the seat is theirs', async () => {
    sample.current = pagesOf(
      { card_due_datetime: at('07:00'), approval_status: approvalStatus.code.approved },
      customer,
    );
    await open('payment_methods/add');
    expect(said()).toContain('席を確保しました。');
    expect(said()).not.toContain('リクエスト');
  });
  it.each(['payment_methods/add', 'payment_methods/confirm'])(
    'no: %s says so before anything is charged',
    async (name) => {
      sample.current = pagesOf({ live: false, approval_status: approvalStatus.code.rejected }, customer);
      await open(name);
      expect(said()).toContain('園がリクエストをお受けできませんでした');
    },
  );
});

describe('a seat that has gone', () => {
  /** In the future: pages say nothing about a seat whose time is past. */
  const toCome = (time: string) => `2999-11-20T${time}:00+09:00`;
  const gone = {
    ...{
      live: false,
      cancel_flag: true,
      card_due_datetime: toCome('07:00'),
      approval_status: approvalStatus.code.notUsed,
    },
    ...{ start_datetime: toCome('10:00'), end_datetime: toCome('12:00') },
    reserve_cancellations: [{ cancel_type: cancelType.code.automatic }],
  };
  it.each([
    ...['customers/done', 'payment_methods/add', 'payment_methods/confirm'].map((name) => [name, customer] as const),
    ...['payment_methods/done', 'customer_details/add', 'customer_details/confirm'].map(
      (name) => [name, withCard] as const,
    ),
    ['customer_details/done', { ...withCard, registration_status: 1 }] as const,
  ])('is said on %s, which claims no seat; the same time is one press away', async (name, whose) => {
    sample.current = pagesOf(gone, whose);
    await open(name);
    expect(await screen.findByText('この予約は取り消されました')).toBeTruthy();
    expect(screen.getByRole('button', { name: '同じ日時でもう一度予約する' })).toBeTruthy();
    expect(said()).not.toMatch(untrue);
  });
});

describe('the press on the confirm page', () => {
  it.each([
    ['△', approvalStatus.code.pending, reservesRegistrationFlow.done],
    ['○', approvalStatus.code.notUsed, paymentFlow.form],
  ])('%s leads to its page', async (mark, approval_status, next) => {
    sample.current = { ...pagesOf({}, customer), calendar: [{ date: '2026-11-20', reservable_status: mark }] };
    const router = await open('customers/confirm');
    for (const box of screen.queryAllByRole('checkbox')) fireEvent.click(box);
    call.mockReturnValue({ kind: 'ok', result: { status: 'OK', reserve_id: 7, branch_id: 2, approval_status } });
    fireEvent.click(
      screen.getByRole('button', { name: mark === '△' ? 'この内容でリクエストする' : 'この内容で予約する' }),
    );
    await screen.findByText('ほかのページ');
    expect(router.state.location.pathname).toBe(next);
  });
});
