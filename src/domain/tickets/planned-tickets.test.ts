import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyTickets, type TicketBundle } from '../billing/childcare-amount.ts';
import type { PriceLine } from '../billing/pricing.ts';
import { instantOf } from '../time.ts';
import { sum } from '../yen.ts';
import { bundlesFor, plannedOutlooks, plannedTickets, type TicketStay } from './planned-tickets.ts';

const bundle = (id: number, remaining: number, expiry_date = '2027-04-30', price = 10_000): TicketBundle => ({
  id,
  remaining,
  purchase_date: '2026-11-01',
  expiry_date,
  number: 10,
  price,
});
const hours = (count: number): PriceLine[] => [
  {
    child_index: 0,
    kind: 'childcare',
    unit_price: 1100,
    quantity: count * 60,
    amount: count * 1100,
    tax_class: 2,
  },
];
const stay = (id: number, date: string, count: number, choice: boolean | null = null): TicketStay => ({
  id,
  start_datetime: instantOf(date, 600),
  lines: hours(count),
  choice,
});

describe('tickets planned for earlier stays', () => {
  const stays = [stay(1, '2026-11-20', 6), stay(3, '2026-11-25', 12), stay(2, '2026-11-22', 3, false)];

  it('are not promised a second time: 18 tickets, 6 + 12 hours, nothing left', () => {
    const owned = [bundle(1, 18)];
    expect(plannedTickets(stays, owned)).toBe(18);
    const asked = { id: null, start_datetime: instantOf('2026-11-26', 600), lines: hours(2) };
    expect(plannedOutlooks(asked, stays, owned)).toMatchObject({
      remaining: 18,
      planned: 18,
      by_itself: { number: 0, discount: 0, short: 2, later: 0 },
    });
  });
  it('leave what is left, and the rest is said to be short', () => {
    const outlooks = plannedOutlooks(stay(3, '2026-11-25', 12), stays, [bundle(1, 10)]);
    expect(outlooks).toMatchObject({ remaining: 10, planned: 6, by_itself: { number: 4, discount: 4400, short: 8 } });
  });
  it('of later stays are free for an earlier one, which says what those lose', () => {
    const asked = { id: null, start_datetime: instantOf('2026-11-19', 600), lines: hours(2) };
    expect(plannedOutlooks(asked, stays, [bundle(1, 18)])).toMatchObject({
      planned: 0,
      by_itself: { number: 2, short: 0, later: 2 },
    });
    expect(plannedOutlooks(asked, stays, [bundle(1, 20)])).toMatchObject({ by_itself: { number: 2, later: 0 } });
  });
  it('take the soonest to expire first, so a later stay finds those that last', () => {
    const owned = [bundle(1, 6, '2026-11-24'), bundle(2, 6)];
    expect(bundlesFor(stay(3, '2026-11-25', 12), stays, owned).map(({ remaining }) => remaining)).toEqual([0, 6]);
  });
  it('that are not worth their price are held back unless the parent uses them', () => {
    const outlooks = plannedOutlooks(stay(9, '2026-11-20', 3), [], [bundle(1, 2, '2027-04-30', 12_000)]);
    expect(outlooks).toMatchObject({ by_itself: { number: 0, short: 0 }, all: { number: 2, short: 1 } });
  });
});

describe('for any stays and bundles', () => {
  const any = fc.record({
    stays: fc.array(
      fc.record({
        day: fc.integer({ min: 10, max: 28 }),
        count: fc.integer({ min: 1, max: 12 }),
        choice: fc.option(fc.boolean()),
      }),
      { maxLength: 8 },
    ),
    bundles: fc.array(
      fc.record({
        remaining: fc.integer({ min: 0, max: 20 }),
        expires: fc.integer({ min: 10, max: 28 }),
        price: fc.constantFrom(9_000, 12_000),
      }),
      { maxLength: 4 },
    ),
  });
  it('what is shown for each is what its check-out takes, one after the other, and never more than there is', () => {
    fc.assert(
      fc.property(any, (sample) => {
        const stays = sample.stays.map(({ day, count, choice }, id) => stay(id, `2026-11-${day}`, count, choice));
        const owned = sample.bundles.map(({ remaining, expires, price }, id) =>
          bundle(id, remaining, `2026-11-${expires}`, price),
        );
        const shown = stays.map((each) => {
          const outlooks = plannedOutlooks(each, stays, owned);
          return each.choice === false ? 0 : ((each.choice ? outlooks?.all : outlooks?.by_itself)?.number ?? 0);
        });
        let left = owned;
        const charged = stays.map(() => 0);
        for (const each of [...stays].sort(
          (a, b) => Number(a.start_datetime) - Number(b.start_datetime) || a.id - b.id,
        )) {
          const { uses } = applyTickets(each.lines, left, `2026-11-${sample.stays[each.id]?.day}`, each.choice);
          left = left.map((one) => ({
            ...one,
            remaining: one.remaining - (uses.find(({ ticket_id }) => ticket_id === one.id)?.number ?? 0),
          }));
          charged[each.id] = sum(uses.map(({ number }) => number));
        }
        expect(shown).toEqual(charged);
        expect(sum(shown)).toBe(plannedTickets(stays, owned));
        expect(sum(shown)).toBeLessThanOrEqual(sum(owned.map(({ remaining }) => remaining)));
      }),
    );
  });
});
