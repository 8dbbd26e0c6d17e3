import { expect, type Page } from '@playwright/test';
import { minatoHiroba } from '../../db/seed/branch-list.ts';
import { demoConsents } from '../../db/seed/content/company.ts';
import type { Emulators } from '../fixtures/test.ts';

export const memberPassword = 'himitsu-no-kotoba';

export type Member = { email: string; name: string; call: (name: string, data?: unknown) => Promise<CallResult> };
type CallResult = { status: string; [key: string]: unknown };

let members = 0;

export type NewMemberOptions = {
  /** A ready-made card of the payment stand-in. */
  card?: string;
  /** 1 ライト, 2 スタンダード, 3 プレミアム. */
  plan_type_id?: number;
  /** Whatever else of the registration's form matters to the test. */
  form?: Partial<typeof person> & { child2?: typeof person.child1 };
};

/** A new complete member with one child, made through the functions; the page is signed in as them. */
export async function newMember(page: Page, emulators: Emulators, options: NewMemberOptions = {}): Promise<Member> {
  const { card = 'pm_card_visa', plan_type_id = 1, form = {} } = options;
  members += 1;
  const email = `mypage-${process.pid}-${Date.now()}-${members}@example.jp`;
  const { customToken } = await call(page, undefined, 'emailSignup', { email, password: memberPassword });
  const session = await page.request.post('/auth/custom_token', { data: { custom_token: customToken } });
  const { token } = (await session.json()) as { token: string };
  const { setupIntentId } = await call(page, token, 'createSetupIntent');
  const confirmed = await page.request.post(`${emulators.stripe}/v1/setup_intents/${setupIntentId}/confirm`, {
    headers: { authorization: 'Bearer sk_test_imahoiku' },
    form: { payment_method: card, return_url: 'http://localhost/' },
  });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  const filled = { ...person, ...form };
  const made = await call(page, token, 'createCustomer', {
    ...filled,
    email,
    plan_type_id,
    setup_intent_id: setupIntentId,
    consents: demoConsents,
  });
  expect(made, JSON.stringify(made)).toMatchObject({ status: 'OK' });
  return { email, name: filled.name, call: (functionName, data) => call(page, token, functionName, data) };
}

const person = {
  name: '小林 さくら',
  name_kana: 'コバヤシ サクラ',
  gender: 2,
  date_of_birth: '19900401',
  tel: '09012345678',
  emergency_contact_name: '小林 一郎',
  emergency_contact_tel: '08012345678',
  postal_code: '1050013',
  prefecture_id: 13,
  address1: '港区浜松町',
  address2: '2-14-6',
  default_branch_id: minatoHiroba,
  social_media_upload: 3,
  child1: { name: '小林 はる', name_kana: 'コバヤシ ハル', gender: 2, date_of_birth: '20230503', customer_remarks: '' },
};

async function call(page: Page, token: string | undefined, name: string, data: unknown = null): Promise<CallResult> {
  const answer = await page.request.post(`/imahoiku/asia-northeast1/${name}`, {
    data: { data },
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const body = (await answer.json()) as { result?: CallResult };
  expect(body.result, `${name}: ${JSON.stringify(body)}`).toBeDefined();
  return body.result as CallResult;
}
