import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '../../calendar/demo-settings.ts';
import { instantOf, timeText } from '../../time.ts';
import type { TicketBundle } from '../childcare-amount.ts';
import { type PricedStay, type PriceList, price } from '../pricing.ts';
import { absenceFee, agreedLines } from './agreed-price.ts';
import { type ChildSpan, stayBill } from './stay-bill.ts';

/** A Thursday. */
const date = '2026-11-19';
const extended = { extended_open_time: '07:00', extended_close_time: '21:00' };

/** What a company can set, and change later. */
type Rules = {
  childcare: number;
  zero_year_old: number;
  after_business: number;
  holiday: number;
  current_day: number;
  meal_support: number;
  discount: number;
  open: number;
  close: number;
  isHoliday: boolean;
  step: number;
  minimum: number;
};
const usual: Rules = {
  childcare: 1100,
  zero_year_old: 200,
  after_business: 300,
  holiday: 200,
  current_day: 500,
  meal_support: 500,
  discount: 0,
  open: 8 * 60,
  close: 19 * 60,
  isHoliday: false,
  step: 15,
  minimum: 60,
};
const listOf = (rules: Rules): PriceList => ({
  unit_prices: [{ ...rules, adaptation_date: '2020-01-01' }],
  plan: { childcare_discount_per_hour: rules.discount },
  open_time: timeText(rules.open),
  close_time: timeText(rules.close),
  tax_exempt_flag: false,
  holidays: new Set(rules.isHoliday ? [date] : []),
  settings: { ...demoSettings, step_minutes: rules.step, minimum_minutes: rules.minimum },
});

type Child = { baby: boolean; meals: number };
type Stay = { start: number; end: number; sameDay: boolean; children: readonly Child[] };
const pricedStay = (stay: Stay): PricedStay => ({
  date,
  start: stay.start,
  end: stay.end,
  current_day_flag: stay.sameDay,
  children: stay.children.map(({ baby, meals }) => ({
    date_of_birth: baby ? '2026-02-05' : '2023-05-05',
    breakfast_support_flag: meals > 0,
    lunch_support_flag: meals > 1,
    supper_support_flag: meals > 2,
  })),
});
const came = (from: number, to: number): ChildSpan => ({
  came: true,
  start_datetime: instantOf(date, from),
  end_datetime: instantOf(date, to),
});

/** One child's stay reckoned apart from the product: steps are counted one by one. */
function yen(rules: Rules, child: Child, start: number, end: number, sameDay: boolean): number {
  const steps = (from: number, to: number): number => {
    let count = 0;
    for (let minute = from; minute < to; minute += rules.step) count += 1;
    return count * rules.step;
  };
  const minutes = Math.max(steps(start, end), rules.minimum);
  const outside =
    steps(start, Math.min(end, Math.max(start, rules.open))) + steps(Math.max(start, Math.min(end, rules.close)), end);
  const perHour = (price: number, time: number) => (price * time - ((price * time) % 60)) / 60;
  let amount = perHour(Math.max(rules.childcare - rules.discount, 0), minutes);
  if (child.baby) amount += perHour(rules.zero_year_old, minutes);
  if (rules.isHoliday) amount += perHour(rules.holiday, minutes);
  if (sameDay) amount += rules.current_day;
  return amount + perHour(rules.after_business, outside) + rules.meal_support * child.meals;
}
const yenOf = (rules: Rules, stay: Stay): number =>
  stay.children.reduce((all, child) => all + yen(rules, child, stay.start, stay.end, stay.sameDay), 0);

const none = { bundles: [], choice: null };
const billed = (agreed: Rules, present: Rules, stay: Stay, spans: ChildSpan[], meals?: number) => {
  const planned = pricedStay(stay);
  const lines = price(planned, listOf(agreed)).lines;
  const eaten = meals === undefined ? planned : pricedStay({ ...stay, children: [{ baby: false, meals }] });
  return stayBill({ ...planned, children: eaten.children }, lines, spans, listOf(present), extended, none);
};

const one: Stay = { start: 16 * 60, end: 18 * 60, sameDay: false, children: [{ baby: false, meals: 0 }] };

describe('what was agreed stays', () => {
  it('when the branch closes earlier (2,200 stays 2,200, not 2,800)', () => {
    expect(billed(usual, { ...usual, close: 16 * 60 }, one, [came(960, 1079)]).total_amount).toBe(2200);
  });

  it('when the price rises, and what goes beyond the reserve is the day’s', () => {
    const { price: bill, total_amount } = billed(usual, { ...usual, childcare: 2000 }, one, [came(950, 1100)]);
    expect(bill.lines).toMatchObject([
      { kind: 'childcare', unit_price: 1100, quantity: 120, amount: 2200, from: '15:50', to: '18:20' },
      { kind: 'childcare', unit_price: 2000, quantity: 30, amount: 1000, outside_reserve_flag: true },
    ]);
    expect(total_amount).toBe(3200);
  });

  it('a fall is given', () => {
    expect(billed(usual, { ...usual, childcare: 900 }, one, [came(960, 1080)]).total_amount).toBe(1800);
  });

  it('a meal that was not eaten is not paid, one that came on top costs the day’s price', () => {
    const stay = { ...one, children: [{ baby: false, meals: 2 }] };
    const dearer = { ...usual, meal_support: 700, childcare: 1200 };
    expect(billed(usual, dearer, stay, [came(960, 1080)], 1).total_amount).toBe(2200 + 500);
    expect(billed(usual, dearer, stay, [came(960, 1080)], 0).total_amount).toBe(2200);
    expect(billed(usual, dearer, stay, [came(960, 1080)], 3).total_amount).toBe(2200 + 1000 + 700);
  });

  it('a sibling who did not come owes its percentage of the agreed price', () => {
    const two = { ...one, children: [one.children[0] as Child, { baby: true, meals: 0 }] };
    const bill = billed(usual, { ...usual, childcare: 2000 }, two, [came(960, 1080), { came: false, percent: 50 }]);
    expect(bill.total_amount).toBe(2200 + 1100 + 200);
  });

  it('a meal nobody reserved is the day’s, and the rest stays as agreed', () => {
    const dearer = { ...usual, meal_support: 700, childcare: 1200 };
    expect(billed(usual, dearer, one, [came(960, 1080)], 1).total_amount).toBe(2200 + 700);
  });

  it('a sibling who did not come owes the percentage once, also when the other stays longer', () => {
    const two = { ...one, children: [one.children[0] as Child, one.children[0] as Child] };
    const bill = billed(usual, { ...usual, childcare: 2000 }, two, [came(960, 1140), { came: false, percent: 50 }]);
    expect(bill.total_amount).toBe(2200 + 2000 + 1100);
  });

  it('where nobody came each owes its share of the lower sum', () => {
    const lines = (rules: Rules) => price(pricedStay(one), listOf(rules)).lines;
    const [agreed, dearer, cheaper] = [usual, { ...usual, childcare: 2000 }, { ...usual, childcare: 900 }].map(lines);
    if (!agreed || !dearer || !cheaper) throw new Error('three sets of rules');
    expect(absenceFee({ agreed, reserved: dearer }, [50])).toBe(1100);
    expect(absenceFee({ agreed, reserved: cheaper }, [50])).toBe(900);
  });

  it('tickets pay the reserved hours at the agreed price, not the time beyond', () => {
    const bundle: TicketBundle = {
      id: 1,
      purchase_date: '2026-11-01',
      expiry_date: '2027-04-01',
      remaining: 9,
      number: 10,
      price: 10_000,
    };
    const planned = pricedStay(one);
    const agreed = price(planned, listOf(usual)).lines;
    const present = listOf({ ...usual, childcare: 2000 });
    const tickets = { bundles: [bundle], choice: null };
    const bill = stayBill(planned, agreed, [came(960, 1140)], present, extended, tickets);
    expect([bill.number_of_tickets_used, bill.tickets_discount_amount, bill.total_amount]).toEqual([2, 2200, 2000]);
  });

  it('a reserve without lines is billed by the day, as before', () => {
    const bill = stayBill(
      pricedStay(one),
      [],
      [came(960, 1080)],
      listOf({ ...usual, childcare: 2000 }),
      extended,
      none,
    );
    expect(bill.total_amount).toBe(4000);
  });
});

describe('whatever the company changes later', () => {
  const yenAmount = fc.integer({ min: 0, max: 3000 });
  const anyRules: fc.Arbitrary<Rules> = fc.record({
    childcare: yenAmount,
    zero_year_old: yenAmount,
    after_business: yenAmount,
    holiday: yenAmount,
    current_day: yenAmount,
    meal_support: yenAmount,
    discount: fc.integer({ min: 0, max: 600 }),
    open: fc.integer({ min: 28, max: 44 }).map((quarter) => quarter * 15),
    close: fc.integer({ min: 56, max: 84 }).map((quarter) => quarter * 15),
    isHoliday: fc.boolean(),
    step: fc.constantFrom(10, 15, 30),
    minimum: fc.constantFrom(30, 60, 90),
  });
  const anyStay: fc.Arbitrary<Stay> = fc.record({
    start: fc.integer({ min: 28, max: 70 }).map((quarter) => quarter * 15),
    end: fc.constant(0),
    sameDay: fc.boolean(),
    children: fc.array(fc.record({ baby: fc.boolean(), meals: fc.integer({ min: 0, max: 3 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
  });
  const anyCase = fc
    .tuple(anyRules, anyRules, anyStay, fc.integer({ min: 4, max: 14 }))
    .map(([agreed, present, stay, quarters]) => ({
      agreed,
      present,
      stay: { ...stay, end: stay.start + quarters * 15 },
    }));

  it('the reserved time costs the lower of agreed and present', () => {
    fc.assert(
      fc.property(anyCase, ({ agreed, present, stay }) => {
        const bill = billed(
          agreed,
          present,
          stay,
          stay.children.map(() => came(stay.start, stay.end)),
        );
        expect(bill.total_amount).toBe(Math.min(yenOf(agreed, stay), yenOf(present, stay)));
      }),
    );
  });

  it('time beyond it costs what the day’s rules add, and never more than the day’s rules alone', () => {
    const minutes = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(anyCase, minutes, minutes, ({ agreed, present, stay }, early, late) => {
        const start = Math.max(stay.start - early, 7 * 60);
        const end = Math.min(stay.end + late, 21 * 60);
        const bill = billed(
          agreed,
          present,
          stay,
          stay.children.map(() => came(start, end)),
        );
        const whole = yenOf(present, { ...stay, start, end });
        const beyond = whole - yenOf(present, stay);
        expect(bill.total_amount).toBe(Math.min(yenOf(agreed, stay), yenOf(present, stay)) + beyond);
        expect(bill.total_amount).toBeLessThanOrEqual(whole);
        expect(bill.price.lines.reduce((all, { amount }) => all + amount, 0)).toBe(bill.price.total);
      }),
    );
  });
});

describe('an edit that changes nothing with a price', () => {
  const two: Stay = {
    ...one,
    children: [
      { baby: false, meals: 1 },
      { baby: true, meals: 0 },
    ],
  };
  const lines = price(pricedStay(two), listOf(usual)).lines;
  const dearer = price(pricedStay(two), listOf({ ...usual, childcare: 2000 })).lines;
  const stay = { date, start: two.start, end: two.end };
  const before = { stay, child_ids: [7, 8], lines };
  const after = { ...before, lines: dearer };

  it('keeps the lines that were agreed', () => {
    expect(agreedLines(before, after)).toEqual(lines);
  });
  it('names the children in their new order', () => {
    const swapped = dearer
      .map((line) => ({ ...line, child_index: 1 - line.child_index }))
      .toSorted((a, b) => a.child_index - b.child_index);
    const kept = agreedLines(before, { ...after, child_ids: [8, 7], lines: swapped }) ?? [];
    expect(kept.map(({ child_index }) => child_index)).toEqual(swapped.map(({ child_index }) => child_index));
    const amountOf = (all: typeof lines, child: number) =>
      all.filter(({ child_index }) => child_index === child).map(({ amount }) => amount);
    expect([amountOf(kept, 0), amountOf(kept, 1)]).toEqual([amountOf([...lines], 1), amountOf([...lines], 0)]);
  });
  it.each([
    ['another day', { ...after, stay: { ...stay, date: '2026-11-20' } }],
    ['another start', { ...after, stay: { ...stay, start: stay.start - 15 } }],
    ['another end', { ...after, stay: { ...stay, end: stay.end + 15 } }],
    ['another child', { ...after, child_ids: [7, 9] }],
    ['a child less', { ...after, child_ids: [7] }],
    ['a meal less', { ...after, lines: dearer.filter(({ kind }) => kind !== 'meal_support') }],
  ])('is none with %s: the day’s price', (_what, changed) => {
    expect(agreedLines(before, changed)).toBeNull();
  });
  it('is priced by the day where no lines are known; one line is enough', () => {
    expect(agreedLines({ ...before, lines: [] }, after)).toBeNull();
    const single = lines.filter(({ kind, child_index }) => kind === 'childcare' && child_index === 0);
    const alone = { stay, child_ids: [7], lines: single };
    expect(agreedLines(alone, alone)).toEqual(single);
  });
});
