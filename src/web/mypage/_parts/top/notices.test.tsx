import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { SelectMypageTopData } from '../../../../contract/operations/generated.ts';
import { Notices } from './notices.tsx';
import { type Customer, displayTypesOf } from './top-data.ts';

/** SPEC §4: which notices My Page shows, and what they say (which state shows which: src/domain/membership/customer.test.ts). */
const member = {
  status: 1,
  registration_status: 1,
  paying_flag: true,
  unpaid_flag: false,
  plan_type: { name: 'ライト' },
  expiry_date: null,
  subscription_last_paid_date: null,
} as unknown as Customer;
const nothing = { info1: [], info2: [], childcares: [], reserves: [], unpaid: [] } as unknown as SelectMypageTopData;

/** What is shown, notice by notice. */
function shown(changes: Partial<Customer>, data: Partial<SelectMypageTopData> = {}): Record<string, string> {
  cleanup();
  const customer = { ...member, ...changes };
  const all = new Proxy({ ...nothing, ...data }, { get: (of, name) => Reflect.get(of, name) ?? [] });
  const element = <Notices shown={displayTypesOf(all, customer)} customer={customer} data={all} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-display-type]')];
  return Object.fromEntries(boxes.map((box) => [box.dataset.displayType ?? '', box.textContent ?? '']));
}
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
afterEach(cleanup);

describe('the notices of My Page', () => {
  it('a member with nothing open sees none', () => expect(shown({})).toEqual({}));

  it('error1: a withdrawn member sees until when, as information and not as an error', () => {
    const { error1 = '', ...others } = shown({ status: 3, expiry_date: '2999-11-30' });
    expect(others).toEqual({});
    expect(error1).toContain('お知らせ: ');
    expect(error1).not.toContain('エラー');
    expect(error1).toContain('11月30日(土)まではご利用いただけます');
    expect(link('再入会する')).toBe('/mypage/customers/resubscribe');
    expect(shown({ status: 3, expiry_date: '2026-01-31' }).error1).toContain('ご予約には、再入会のお手続きを');
  });

  it('error2: the month is not paid, with the last paid day and the way to another card', () => {
    const { error2 = '' } = shown({ status: 2, subscription_last_paid_date: '2026-10-09' });
    expect(error2).toContain('月額料金のお支払いが確認できていません');
    expect(error2).toContain('最後のお支払い: 2026/10/09');
    expect(link('お支払い方法を変更する')).toBe('/mypage/payment_methods/edit');
  });

  it('error3: what is unpaid leads to the payment', () => {
    expect(shown({ unpaid_flag: true }).error3).toContain('お支払いできていない料金があります');
    expect(link('お支払いへ進む')).toBe('/mypage/unpaid');
  });

  it('info3: what is missing of the registration, step by step', () => {
    expect(shown({ registration_status: 2 }).info3).toContain('お客様情報の登録が残っています');
    expect(link('登録の続きへ')).toBe('/registration_reserves/customer_details/add');
    expect(shown({ registration_status: 3, plan_type: null }).info3).toContain('プランとカードの登録が残っています');
    expect(link('登録の続きへ')).toBe('/registration_reserves/payment_methods/add');
  });

  it('the second guardian sees who has to act, and no link that would be refused', () => {
    const guardian = { paying_flag: false };
    expect(shown({ ...guardian, status: 2 }).error2).toContain('お支払いの方のマイページから');
    expect(link('お支払い方法を変更する')).toBeUndefined();
    expect(shown({ ...guardian, registration_status: 3 }).info3).toContain('お支払いの方の登録が残っています');
    expect(link('登録の続きへ')).toBeUndefined();
  });
});
