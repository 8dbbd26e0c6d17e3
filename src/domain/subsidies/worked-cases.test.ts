import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stayBill } from '../billing/bill/stay-bill.ts';
import type { ChildSubsidy } from '../billing/child-subsidy.ts';
import { applyTickets } from '../billing/childcare-amount.ts';
import { type PricedStay, price } from '../billing/pricing.ts';
import { linesOfBill } from '../books/entry-lines.ts';
import { isSchoolchild } from '../membership/age.ts';
import { instantOf, minuteOf } from '../time.ts';
import { percentOf, sum } from '../yen.ts';
import {
  type AskedSubsidy,
  childSubsidy,
  laterRefund,
  limitSpan,
  subsidyRefusal,
  usedByCancelling,
  usesOf,
} from './subsidy.ts';
import { limitPeriod, subsidyKind } from './subsidy-codes.ts';
import { cover, exampleList, exampleRules } from './testing/example-rules.ts';

const page = readFileSync(new URL('../../../docs/subsidy-cases.md', import.meta.url), 'utf8');
const rowsOf = (heading: string): string[][] =>
  (page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

type Written = { rule: keyof typeof exampleRules; left: number | null; asked: AskedSubsidy };
const datesOf = (word: string, cell: string) => {
  const [, start_date = '2026-04-01', end_date = null] =
    new RegExp(`${word}(\\d{4}-\\d\\d-\\d\\d)〜(\\d{4}-\\d\\d-\\d\\d)`).exec(cell) ?? [];
  return { start_date, end_date };
};

/** '誰60 残600 区分2': one benefit of one child. */
function written(cell: string, id: number, date_of_birth: string, day: string): Written {
  const rule = cell.split(' ')[0] as keyof typeof exampleRules;
  const number = (word: string) => Number(new RegExp(`${word}(\\d+)`).exec(cell)?.[1] ?? Number.NaN);
  const left = number('残');
  return {
    rule,
    left: Number.isNaN(left) ? null : left,
    asked: {
      terms: exampleRules[rule],
      approval: {
        id,
        ...datesOf('認定', cell),
        enrolled_flag: cell.includes('在園'),
        reduction_class: (number('区分') || 0) as 0 | 1 | 2 | 3 | 4,
      },
      designation: cell.includes('指定なし')
        ? null
        : { ...datesOf('指定', cell), yen_per_hour: Number.isNaN(number('園')) ? null : number('園') },
      interviewed: cell.includes('面談なし') ? null : (/面談(\d{4}-\d\d-\d\d)/.exec(cell)?.[1] ?? '2026-04-01'),
      date_of_birth,
      day,
    },
  };
}

const usedUp = ({ asked: { terms }, left }: Written) => ({
  minutes: terms.limit_minutes === null ? 0 : terms.limit_minutes - (left ?? 0),
  yen: terms.limit_yen === null ? 0 : terms.limit_yen - (left ?? 0),
});
const isRefund = ({ asked }: Written) => asked.terms.kind === subsidyKind.code.refund;
const subsidiesOf = (benefits: readonly Written[]): ChildSubsidy[] =>
  benefits.flatMap((each) => childSubsidy(each.asked, usedUp(each)) ?? []);

describe('worked cases', () => {
  const cases = rowsOf('Cases');
  it('are at least sixty', () => expect(cases.length).toBeGreaterThanOrEqual(60));

  it.each(cases)(
    '%s: %s',
    (_no, _what, born = '', day = '', reserved = '', really = '', benefits = '', tickets = '', ...expected) => {
      const births = born.split(' / ');
      const cells = benefits.split(' / ');
      const own = births.map((birth, child) =>
        (cells[child] ?? '')
          .split(' + ')
          .filter((cell) => cell !== 'なし')
          .map((cell, place) => written(cell, child * 10 + place, birth, day)),
      );
      const [from = '', to = ''] = (reserved.split(' ')[0] ?? '').split('-');
      const planned: PricedStay = {
        date: day,
        start: minuteOf(from),
        end: minuteOf(to),
        current_day_flag: reserved.includes('当日'),
        children: births.map((date_of_birth, child) => ({
          date_of_birth,
          breakfast_support_flag: false,
          lunch_support_flag: reserved.includes('昼'),
          supper_support_flag: false,
          subsidies: subsidiesOf(own[child] ?? []),
        })),
      };
      const number = Number(tickets);
      const bundle = { id: 1, purchase_date: '2026-04-01', expiry_date: '2027-04-01', number: 10, price: 10_500 };
      const bundles = number === 0 ? [] : [{ ...bundle, remaining: number }];
      const quoted = price(planned, exampleList);
      const came = (/^[\d:]+-[\d:]+$/.test(really) ? really : `${from}-${to}`).split('-').map(minuteOf);
      const span = {
        came: true,
        start_datetime: instantOf(day, came[0]),
        end_datetime: instantOf(day, came[1]),
      } as const;
      const hours = { extended_open_time: '07:00', extended_close_time: '21:00' };
      const spans = births.map(() => span);
      const ticketsOf = { bundles, choice: null };
      const bill = stayBill(planned, quoted.lines, spans, exampleList, hours, ticketsOf);
      const cancelled = /^取消(\d+)%$/.exec(really)?.[1];
      const lines = bill.price.lines;
      const paysNow = cancelled === undefined ? bill.total_amount : percentOf(quoted.total, Number(cancelled));

      // What will be charged is what was shown, where nothing differs from it.
      if (really === '') expect(quoted.total - applyTickets(quoted.lines, bundles, day, null).discount).toBe(paysNow);
      const books = linesOfBill(
        { amount_lines: lines, number_of_tickets_used: bill.number_of_tickets_used, others_discount_amount: 0 },
        cover(births.map((birth) => isSchoolchild(birth, day))),
      );
      const comesBack = sum(
        own.map((each, child) => {
          const refund = each.find((one) => isRefund(one) && subsidyRefusal(one.asked) === null);
          if (refund === undefined || cancelled !== undefined) return 0;
          const covered = sum(
            books.filter((one) => one.covered_flag && one.child_id === child).map(({ amount }) => amount),
          );
          return laterRefund(covered, refund.asked.terms.percent, refund.left);
        }),
      );
      const uses = own.flatMap((each, child) =>
        each.flatMap(({ asked }) => {
          const stay = usesOf(lines, child).get(asked.approval.id) ?? { minutes: 0, yen: 0 };
          const used = cancelled === undefined ? stay : usedByCancelling(stay, asked.terms, cancelled === '0');
          if (asked.terms.limit_minutes !== null) return used.minutes > 0 ? [`${used.minutes}分`] : [];
          return used.yen > 0 ? [`${used.yen}円`] : [];
        }),
      );
      const off = bill.subsidies_discount_amount;
      const whole = bill.price.total + off;
      expect([whole, off, bill.tickets_discount_amount, paysNow, comesBack].map(String).concat(uses.join(' '))).toEqual(
        expected,
      );
      expect(sum(books.map(({ amount }) => amount))).toBe(bill.total_amount);
    },
  );
});

it.each(rowsOf('Where a limit begins anew'))('a %s of %s', (period, day = '', from, to) => {
  expect(limitSpan(limitPeriod.code[period as 'month' | 'year'], day)).toEqual({ from, to });
});
