import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyTickets, ticketHours } from '../billing/childcare-amount.ts';
import { type Price, type PricedStay, price } from '../billing/pricing.ts';
import { addDays } from '../time.ts';
import { sum } from '../yen.ts';
import { type Approval, childSubsidy, limitSpan, type SubsidyUse, usedByCancelling, usesOf } from './subsidy.ts';
import { exampleList, exampleRules } from './testing/example-rules.ts';

const born = '2025-06-01';
const first = '2026-11-20';
const names = Object.keys(exampleRules) as (keyof typeof exampleRules)[];
const approvals = names.map(
  (_name, id): Approval => ({ id, start_date: '2026-04-01', end_date: null, enrolled_flag: false, reduction_class: 2 }),
);
type Stay = { day: string; start: number; minutes: number; priced: Price; uses: ReadonlyMap<number, SubsidyUse> };
const usedIn = (stays: readonly Stay[], place: number, day: string): SubsidyUse => {
  const { from, to } = limitSpan(exampleRules[names[place] as keyof typeof exampleRules].limit_period, day);
  const own = stays.filter((stay) => from <= stay.day && stay.day <= to).map(({ uses }) => uses.get(place));
  return { minutes: sum(own.map((use) => use?.minutes ?? 0)), yen: sum(own.map((use) => use?.yen ?? 0)) };
};

/** A stay priced with what the others leave. */
function stayOf(others: readonly Stay[], chosen: readonly number[], of: Pick<Stay, 'day' | 'start' | 'minutes'>): Stay {
  const subsidies = chosen.flatMap((place) => {
    const terms = exampleRules[names[place] as keyof typeof exampleRules];
    const asked = {
      terms,
      approval: approvals[place] as Approval,
      designation: { start_date: '2026-04-01', end_date: null, yen_per_hour: null },
      interviewed: '2026-04-01',
      date_of_birth: born,
      day: of.day,
    };
    return childSubsidy(asked, usedIn(others, place, of.day)) ?? [];
  });
  const child = {
    date_of_birth: born,
    breakfast_support_flag: false,
    lunch_support_flag: true,
    supper_support_flag: false,
  };
  const stay: PricedStay = {
    date: of.day,
    start: of.start,
    end: of.start + of.minutes,
    current_day_flag: false,
    children: [{ ...child, subsidies }],
  };
  const priced = price(stay, exampleList);
  return { ...of, priced, uses: usesOf(priced.lines, 0) };
}

const step = fc.record({
  what: fc.constantFrom('reserve', 'correct', 'cancel late', 'cancel in time'),
  day: fc.integer({ min: 0, max: 30 }).map((days) => addDays(first, days)),
  start: fc.integer({ min: 28, max: 60 }).map((quarter) => quarter * 15),
  minutes: fc.integer({ min: 60, max: 360 }),
  chosen: fc.uniqueArray(fc.integer({ min: 0, max: names.length - 1 }), { maxLength: 3 }),
  which: fc.nat(20),
  tickets: fc.integer({ min: 0, max: 6 }),
});

it('over any history no hour and no yen is used twice, and what is paid adds up to the price', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let stays: Stay[] = [];
      for (const { what, which, tickets, chosen, ...of } of steps) {
        const known = stays[which % Math.max(1, stays.length)];
        const others = what === 'reserve' ? stays : stays.filter((stay) => stay !== known);
        if (what === 'reserve' || (what === 'correct' && known)) {
          const stay = stayOf(others, chosen, of);
          stays = [...others, stay];
          const bundle = { id: 1, purchase_date: '2026-04-01', expiry_date: '2027-04-01', number: 10, price: 10_500 };
          const { discount } = applyTickets(stay.priced.lines, [{ ...bundle, remaining: tickets }], of.day, true);
          const off = -sum(stay.priced.lines.filter(({ kind }) => kind === 'subsidy').map(({ amount }) => amount));
          const whole = sum(stay.priced.lines.filter(({ kind }) => kind !== 'subsidy').map(({ amount }) => amount));
          const paysNow = stay.priced.total - discount;
          expect(paysNow).toBeGreaterThanOrEqual(0);
          expect(paysNow + discount + off).toBe(whole);
          // An hour that a benefit pays is none that a ticket can pay.
          const care = stay.priced.lines.find(({ kind }) => kind === 'childcare');
          if (care) expect(ticketHours(care) * 60 + (care.subsidized_minutes ?? 0)).toBeLessThanOrEqual(care.quantity);
        } else if (known) {
          const uses = new Map(
            [...known.uses].map(([place, use]) => {
              const terms = exampleRules[names[place] as keyof typeof exampleRules];
              return [place, usedByCancelling(use, terms, what === 'cancel in time')];
            }),
          );
          stays = [...others, { ...known, uses }];
        }
        for (const place of names.keys()) {
          const { limit_minutes, limit_yen } = exampleRules[names[place] as keyof typeof exampleRules];
          for (const { day } of stays) {
            const used = usedIn(stays, place, day);
            expect(used.minutes).toBeLessThanOrEqual(limit_minutes ?? used.minutes);
            expect(used.yen).toBeLessThanOrEqual(limit_yen ?? used.yen);
          }
        }
      }
    }),
    { numRuns: 300 },
  );
});
