import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoHours, demoSettings, demoUnitPrice } from '../calendar/demo-settings.ts';
import actuals from '../cases/childcare-amount.json' with { type: 'json' };
import golden from '../cases/pricing.json' with { type: 'json' };
import { rowInForce } from '../settings/in-force.ts';
import { minuteOf } from '../time.ts';
import { formatYen, includedTax, sum } from '../yen.ts';
import { actualStay, applyTickets, childcareAmount, ticketOutlook } from './childcare-amount.ts';
import { afterBusinessHours, type PricedStay, type PriceList, price, sameDayText } from './pricing.ts';

const list: PriceList = {
  unit_prices: [{ ...demoUnitPrice, adaptation_date: '2026-12-01', childcare: 1200 }, demoUnitPrice],
  plan: null,
  ...demoHours,
  tax_exempt_flag: false,
  holidays: new Set(['2026-11-03', '2026-11-23']),
  settings: demoSettings,
};
const meals = (count: number) => ({
  breakfast_support_flag: count > 0,
  lunch_support_flag: count > 1,
  supper_support_flag: count > 2,
});
const planOf = (discount: number | undefined) =>
  discount === undefined ? null : { childcare_discount_per_hour: discount };

describe('the same-day line', () => {
  const child = (current_day_paid_percent?: number) => ({
    date_of_birth: '2023-04-02',
    ...meals(0),
    current_day_paid_percent,
  });
  const stay = (children: ReturnType<typeof child>[]): PricedStay => ({
    date: '2026-11-18',
    start: 600,
    end: 660,
    children,
    current_day_flag: true,
  });
  it('leaves out what another stay of the day pays, and says that it may come back', () => {
    const priced = price(stay([child(), child(100), child(80)]), list);
    expect(priced.total).toBe(3 * 1100 + 500 + 0 + 100);
    expect(priced.lines.filter(({ kind }) => kind === 'current_day')).toMatchObject([
      { amount: 500 },
      { amount: 0, paid_elsewhere_percent: 100 },
      { amount: 100, paid_elsewhere_percent: 80 },
    ]);
    expect(sameDayText(priced.lines)).toContain('当日予約の加算(900円)は、同じ日のほかのご予約でいただきます。');
    expect(sameDayText(price(stay([child()]), list).lines)).toBe(null);
  });
});

describe('estimate of a reserve', () => {
  it.each(golden.cases)('$name', (expected) => {
    const stay: PricedStay = {
      date: expected.date,
      start: minuteOf(expected.start),
      end: minuteOf(expected.end),
      children: expected.children.map((date_of_birth, index) => ({
        date_of_birth,
        ...meals(expected.meals_per_child?.[index] ?? expected.meals ?? 0),
      })),
      current_day_flag: expected.current_day ?? false,
    };
    const result = price(stay, {
      ...list,
      plan: planOf(expected.discount),
      tax_exempt_flag: expected.tax_exempt ?? false,
    });
    expect(result.lines.map((line) => [line.child_index, line.kind, line.amount])).toEqual(expected.lines);
    expect(result.total).toBe(expected.total);
    if (expected.tax) expect(result.lines.map((line) => line.tax_class)).toEqual(expected.tax);
  });

  const anyStay = fc
    .record({
      date: fc.constantFrom('2026-11-15', '2026-11-16', '2026-11-23', '2026-12-01'),
      from: fc.integer({ min: 28, max: 80 }),
      steps: fc.integer({ min: 4, max: 20 }),
      children: fc.array(
        fc
          .tuple(fc.constantFrom('2026-05-01', '2024-05-01', '2018-05-01'), fc.nat(3))
          .map(([date_of_birth, count]) => ({ date_of_birth, ...meals(count) })),
        { minLength: 1, maxLength: 4 },
      ),
      current_day_flag: fc.boolean(),
    })
    .map(({ date, from, steps, children, current_day_flag }): PricedStay => {
      return {
        date,
        start: from * 15,
        end: Math.min((from + steps) * 15, 1440),
        children,
        current_day_flag,
      };
    });
  it('adds up, in whole yen, child by child', () => {
    fc.assert(
      fc.property(anyStay, fc.integer({ min: 0, max: 1500 }), (stay, discount) => {
        const prices = { ...list, plan: planOf(discount) };
        const whole = price(stay, prices);
        expect(whole.total).toBe(sum(whole.lines.map((line) => line.amount)));
        expect(whole.lines.every((line) => Number.isInteger(line.amount) && line.amount >= 0)).toBe(true);
        const alone = stay.children.map((child) => price({ ...stay, children: [child] }, prices).total);
        expect(whole.total).toBe(sum(alone));
      }),
    );
  });
  it('never gets cheaper by staying longer', () => {
    fc.assert(
      fc.property(anyStay, (stay) => {
        fc.pre(stay.end + 15 <= 1440);
        expect(price({ ...stay, end: stay.end + 15 }, list).total).toBeGreaterThan(price(stay, list).total);
      }),
    );
  });
  it('stores after-business time in hours', () => {
    expect(afterBusinessHours({ after_business_minutes: 105 })).toBe(1.75);
  });
});

describe('actual childcare', () => {
  it.each(actuals.cases)('$name', (expected) => {
    const planned: PricedStay = {
      date: '2026-11-16',
      start: minuteOf(expected.start ?? '09:00'),
      end: minuteOf(expected.end ?? '12:00'),
      children: Array.from({ length: expected.children ?? 1 }, () => ({
        date_of_birth: '2023-06-01',
        ...meals(expected.meals ?? 0),
      })),
      current_day_flag: false,
    };
    const actual = { start_datetime: expected.actual_start, end_datetime: expected.actual_end };
    const stay = actualStay(planned, actual, demoHours);
    const bundles = (expected.tickets ?? []).map(([id, purchase_date, expiry_date, remaining, number, price]) => ({
      id: Number(id),
      purchase_date: String(purchase_date),
      expiry_date: String(expiry_date),
      remaining: Number(remaining),
      number: Number(number ?? 20),
      price: Number(price ?? 20_000),
    }));
    const result = childcareAmount(
      stay,
      { ...list, plan: planOf(expected.discount) },
      { bundles, choice: expected.use_tickets ?? null },
      expected.others_discount,
    );
    expect(result.total_amount).toBe(expected.total);
    expect(result.tickets_discount_amount).toBe(expected.tickets_discount ?? 0);
    expect(result.ticket_uses.map((use) => [use.ticket_id, use.number])).toEqual(expected.uses ?? []);
    // The table's check constraint.
    expect(result.total_amount).toBe(
      result.childcare_amount +
        result.after_business_amount +
        result.current_day_amount +
        result.holiday_amount +
        result.meal_support_amount +
        result.zero_year_old_amount -
        result.tickets_discount_amount -
        result.others_discount_amount,
    );
  });
});

describe('tickets', () => {
  const bundle = fc.record({
    id: fc.nat(1000),
    purchase_date: fc.constantFrom('2026-06-01', '2026-10-01'),
    expiry_date: fc.constantFrom('2026-11-15', '2027-03-29'),
    remaining: fc.nat(10),
    number: fc.constantFrom(10, 20),
    price: fc.integer({ min: 5_000, max: 30_000 }),
  });
  const bundles = fc.uniqueArray(bundle, { selector: ({ id }) => id, maxLength: 4 });
  const linesOf = (hours: number, children: number, discount: number) =>
    price(
      {
        date: '2026-11-16',
        start: 540,
        end: 540 + hours * 60,
        children: Array.from({ length: children }, () => ({ date_of_birth: '2023-06-01', ...meals(0) })),
        current_day_flag: false,
      },
      { ...list, plan: planOf(discount) },
    ).lines;

  it('never discount less than they cost, unless they are switched on; switched off they are not used', () => {
    fc.assert(
      fc.property(bundles, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 4 }), fc.nat(1100), (...given) => {
        const [owned, hours, children, discount] = given;
        const lines = linesOf(hours, children, discount);
        const alone = ticketOutlook(lines, owned, '2026-11-16', null);
        const exactly = sum(
          applyTickets(lines, owned, '2026-11-16', null).uses.map(({ ticket_id, number }) => {
            const used = owned.find(({ id }) => id === ticket_id);
            return used ? (used.price / used.number) * number : Number.NaN;
          }),
        );
        expect(alone.discount).toBeGreaterThanOrEqual(exactly - 1e-6);
        const all = ticketOutlook(lines, owned, '2026-11-16', true);
        expect(all.number).toBeGreaterThanOrEqual(alone.number);
        expect(all.number).toBeLessThanOrEqual(hours * children);
        expect(ticketOutlook(lines, owned, '2026-11-16', false)).toEqual({ number: 0, discount: 0, paid: 0 });
      }),
    );
  });
});

describe('money and dated rows', () => {
  it('writes yen', () =>
    expect([formatYen(1100), formatYen(0), formatYen(-10500)]).toEqual(['1,100円', '0円', '-10,500円']));
  it('finds the tax inside an amount', () => expect(includedTax(1100, 10)).toBe(100));
  it('fails loudly when no row is in force', () => {
    expect(() => rowInForce([demoUnitPrice], '2022-03-31')).toThrow('No row in force on 2022-03-31');
    expect(rowInForce(list.unit_prices, '2026-12-01').childcare).toBe(1200);
  });
});
