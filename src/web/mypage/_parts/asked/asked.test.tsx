import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { SelectMypageTopData } from '../../../../contract/operations/generated.ts';
import { AskedLine } from '../top/asked-line.tsx';
import type { Customer } from '../top/top-data.ts';
import { inCare, member, nextReserve, nothing } from '../top/top-example.ts';
import { askedItems } from './asked.ts';
import { AskedList } from './asked-list.tsx';

/** What My Page and its list say (which of it shows, and in which order: src/domain/membership/asked-of-family.test.ts). */
function open(element: React.ReactNode): void {
  cleanup();
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
const withCustomer = (changes: Partial<Customer>, data: Partial<SelectMypageTopData> = {}): SelectMypageTopData => ({
  ...nothing,
  customers: [{ ...member, ...changes }],
  ...data,
});

/** What the list says, by the names of SPEC §4. */
function shown(changes: Partial<Customer>, data: Partial<SelectMypageTopData> = {}): Record<string, string> {
  open(<AskedList data={withCustomer(changes, data)} onChanged={() => {}} />);
  return named();
}
function named(): Record<string, string> {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-display-type]')];
  return Object.fromEntries(boxes.map((box) => [box.dataset.displayType ?? '', box.textContent ?? '']));
}
function line(changes: Partial<Customer>, data: Partial<SelectMypageTopData> = {}): HTMLElement | null {
  const all = withCustomer(changes, data);
  open(<AskedLine items={askedItems(all, { ...member, ...changes })} />);
  return screen.queryByRole('link');
}
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
afterEach(cleanup);

describe('the list', () => {
  it('a member with nothing open is told so', () => {
    expect(shown({})).toEqual({});
    expect(screen.getByText('お願いは、すべて済んでいます')).toBeTruthy();
  });

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

describe('the line', () => {
  it('is not there where nothing is asked', () => expect(line({})).toBeNull());

  it('says every one of info3 and error1 to error3 in words, and how many there are in all', () => {
    const papers = [{ id: 1, branch_id: 3, branch: { name: '武蔵野みどり園' } }];
    const box = line(
      { status: 2, unpaid_flag: true, registration_status: 2, subscription_last_paid_date: '2026-10-09' },
      { first_visit_packs: papers },
    );
    expect(box?.textContent).toContain('お願い 4件');
    expect(Object.keys(named())).toEqual(['error2', 'error3', 'info3']);
    expect(named().error2).toContain('最後のお支払い: 2026/10/09');
    expect(box?.textContent).not.toContain('書面');
    expect(box?.getAttribute('href')).toBe('/mypage/to_do');
  });

  it('a single thing is opened at once, and is red only where it stops something', () => {
    const due = { ...nextReserve, card_due_datetime: '2999-11-16T10:40:00+09:00' };
    const card = line({ registration_status: 3, plan_type: null }, { info1: [due] });
    expect(card?.getAttribute('href')).toBe('/registration_reserves/payment_methods/add');
    expect(card?.textContent).toContain('カードの登録は11月16日(土) 10:40まで');
    expect(card?.className).toContain('wrong');
    const morning = line({}, { today: [{ ...inCare, childcare_status: 1 }] });
    expect(morning?.getAttribute('href')).toBe('/mypage/morning/9');
    expect(morning?.textContent).toContain('お願い 1件今朝の様子を教えてください');
    expect(morning?.className).not.toContain('wrong');
  });

  it('asks for no form that is there', () => {
    const form = { reserve_id: 9, child_id: 1, date: '2026-11-16', reasons: [], asked_at: null, staff_answer: null };
    expect(line({}, { today: [{ ...inCare, childcare_status: 1 }], morning_forms: [form] })).toBeNull();
  });
});
