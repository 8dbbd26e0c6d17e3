import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Quote } from '../../../../contract/functions/billing/price-lines.ts';
import { ConfirmPrice, comesBackOf } from './confirm-price.tsx';

afterEach(cleanup);

const line = { child_index: 0, unit_price: 1100, quantity: 120, tax_class: 1 } as const;
const quote = (lines: Quote['lines'], reserve_amount: number): Quote => ({
  reserve_amount,
  lines,
  billed_minutes: 120,
  current_day_flag: false,
  holiday_flag: false,
  after_business_hours: 0,
  cancel_deadline: null,
  cancel_schedule: [],
  kept_cancel_amount: 0,
  kept_cancel_deadline: null,
  answer_due_datetime: '2026-11-18T09:00:00Z',
});
const care = { ...line, kind: 'childcare', amount: 2200 } as const;
const coupon = { approval_id: 1, name: '一時預かり券', minutes: 0 };
const off = { ...line, kind: 'subsidy', unit_price: -1000, quantity: 1, amount: -1000, subsidy: coupon } as const;
/** Seen: the folded table has no total of its own. */
const large = () =>
  [...document.querySelectorAll('.text-h3')].filter((each) => !each.closest('details')).map((each) => each.textContent);

it('says what is paid now, each discount by its name, and apart from it what may come back', () => {
  render(<ConfirmPrice quote={quote([care, off], 1200)} names={['陽向']} comesBack={1200} />);
  expect(screen.getAllByText('いまお支払いになる額(税込)').length).toBeGreaterThan(0);
  expect(screen.getAllByText('一時預かり券の割引').length).toBeGreaterThan(0);
  expect(screen.getByText('料金 2,200円 − 割引 1,000円')).toBeTruthy();
  expect(screen.getByText('あとで戻る見込み 1,200円')).toBeTruthy();
  // Once for the phone, once for the desk: what may come back lowers neither.
  expect(large()).toEqual(['1,200円', '1,200円']);
});

it('is the plain price without a benefit', () => {
  render(<ConfirmPrice quote={quote([care], 2200)} names={['陽向']} />);
  expect(screen.getAllByText('合計(税込)').length).toBeGreaterThan(0);
  expect(screen.queryByText(/あとで戻る/)).toBeNull();
});

it('what comes back follows the choice of tickets', () => {
  const later_refund = { none: 2200, by_itself: 1100, all: 0 };
  expect([null, 0, 1].map((choice) => comesBackOf({ later_refund }, choice as 0 | 1 | null))).toEqual([1100, 2200, 0]);
  expect(comesBackOf({ later_refund: null }, null)).toBeNull();
});
