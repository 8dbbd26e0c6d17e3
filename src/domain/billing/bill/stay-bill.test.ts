import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoHours, demoSettings, demoUnitPrice } from '../../calendar/demo-settings.ts';
import { instantOf } from '../../time.ts';
import { actualStay, childcareAmount, type TicketBundle } from '../childcare-amount.ts';
import type { PricedStay, PriceList } from '../pricing.ts';
import { absenceFee } from './agreed-price.ts';
import { type ChildSpan, stayBill } from './stay-bill.ts';

const date = '2026-11-19';
const noMeals = { breakfast_support_flag: false, lunch_support_flag: false, supper_support_flag: false };
const child = { ...noMeals, date_of_birth: '2023-05-05' };
const baby = { ...noMeals, date_of_birth: '2026-02-05' };
/** 9:00–12:00. */
const planned: PricedStay = { date, start: 540, end: 720, children: [child, child], current_day_flag: false };
const list: PriceList = {
  unit_prices: [demoUnitPrice],
  plan: null,
  ...demoHours,
  tax_exempt_flag: false,
  holidays: new Set(),
  settings: demoSettings,
};
const none = { bundles: [], choice: null };
const came = (from: number, to: number): ChildSpan => ({
  came: true,
  start_datetime: instantOf(date, from),
  end_datetime: instantOf(date, to),
});
const bill = (stay: PricedStay, spans: ChildSpan[], tickets: { bundles: TicketBundle[]; choice: null } = none) =>
  stayBill(stay, [], spans, list, demoHours, tickets);

describe('siblings apart', () => {
  it('each is billed by its own times', () => {
    const { price, total_amount, childcare_amount } = bill(planned, [came(530, 720), came(540, 755)]);
    // 8:50–12:00 is 3 h 15 min by started quarters, 9:00–12:35 is 3 h 45 min.
    expect(price.lines).toMatchObject([
      { child_index: 0, quantity: 195, amount: 3575, from: '08:50', to: '12:00' },
      { child_index: 1, quantity: 225, amount: 4125, from: '09:00', to: '12:35' },
    ]);
    expect([childcare_amount, total_amount]).toEqual([7700, 7700]);
  });

  it('only the one who stayed pays the evening', () => {
    const evening = { ...planned, start: 17 * 60, end: 19 * 60 };
    const { after_business_amount, price } = bill(evening, [came(1020, 1140), came(1020, 1200)]);
    expect(after_business_amount).toBe(300);
    expect(price.lines.filter(({ kind }) => kind === 'after_business')).toMatchObject([{ child_index: 1 }]);
  });

  it('one who did not come owes a share of its plan, marked as such, and uses no ticket', () => {
    const bundle = {
      id: 1,
      purchase_date: '2026-11-01',
      expiry_date: '2027-04-01',
      remaining: 9,
      number: 10,
      price: 10_000,
    };
    const stay = { ...planned, children: [child, baby] };
    const { price, total_amount, number_of_tickets_used } = bill(stay, [came(540, 720), { came: false, percent: 50 }], {
      bundles: [bundle],
      choice: null,
    });
    expect(number_of_tickets_used).toBe(3);
    expect(price.lines.slice(1)).toMatchObject([
      { child_index: 1, kind: 'childcare', amount: 1650, absent_percent: 50 },
      { child_index: 1, kind: 'zero_year_old', amount: 300, absent_percent: 50 },
    ]);
    expect(total_amount).toBe(1950);
  });

  it('an illness that costs nothing stays on the bill with 0 yen', () => {
    const { price, total_amount } = bill(planned, [came(540, 720), { came: false, percent: 0 }]);
    expect(total_amount).toBe(3300);
    expect(price.lines[1]).toMatchObject({ amount: 0, absent_percent: 0 });
  });

  it('where nobody came each owes its own percentage', () => {
    const { price } = childcareAmount(planned, list, none);
    expect(absenceFee({ agreed: price.lines, reserved: price.lines }, [100, 0])).toBe(3300);
  });
});

describe('whatever the times', () => {
  const span = fc
    .tuple(fc.integer({ min: 360, max: 1300 }), fc.integer({ min: 0, max: 140 }))
    .map(([from, length]) => [from, from + length] as const);

  it('siblings together cost what they cost as one', () => {
    fc.assert(
      fc.property(span, fc.integer({ min: 1, max: 4 }), ([from, to], size) => {
        const stay = { ...planned, children: Array.from({ length: size }, () => child) };
        const actual = { start_datetime: instantOf(date, from), end_datetime: instantOf(date, to) };
        const one = childcareAmount(actualStay(stay, actual, demoHours), list, none);
        const { price, ...amounts } = bill(
          stay,
          stay.children.map(() => came(from, to)),
        );
        const { price: priceOfOne, ...expected } = one;
        expect(amounts).toEqual(expected);
        expect(price.total).toBe(priceOfOne.total);
      }),
    );
  });

  it('the columns add up, and nobody pays for a sibling', () => {
    fc.assert(
      fc.property(fc.array(span, { minLength: 2, maxLength: 3 }), (spans) => {
        const stay = { ...planned, children: spans.map(() => child) };
        const whole = bill(
          stay,
          spans.map(([from, to]) => came(from, to)),
        );
        const each = spans.map(([from, to]) => bill({ ...planned, children: [child] }, [came(from, to)]));
        expect(whole.total_amount).toBe(each.reduce((total, { total_amount }) => total + total_amount, 0));
        const { childcare_amount, after_business_amount } = whole;
        expect(whole.total_amount).toBe(childcare_amount + after_business_amount);
        expect(whole.price.lines.reduce((total, { amount }) => total + amount, 0)).toBe(whole.price.total);
      }),
    );
  });
});
