import { expect, it } from 'vitest';
import { paidMonths } from './months.ts';

const paid = (payment_date: string) => ({ payment_date });
const paper = (month: string) => ({ month: `${month}-01` });
const papers = ['2026-11', '2026-10', '2026-08', '2026-07', '2026-05'].map(paper);

/** Months of a page: how many payments and papers. */
const months = (dates: readonly string[], page: { isFirst: boolean; next?: string }) =>
  paidMonths(dates.map(paid), papers, { isFirst: page.isFirst, next: page.next ? paid(page.next) : undefined }).map(
    (each) => `${each.month} ${each.payments.length}/${each.papers.length}`,
  );

it.each([
  [
    'the first page has newer months too',
    ['2026-10-20', '2026-10-02'],
    { isFirst: true, next: '2026-09-30' },
    ['2026-11 0/1', '2026-10 2/1'],
  ],
  [
    'a month between two pages stands on the first of them',
    ['2026-09-30', '2026-09-01'],
    { isFirst: false, next: '2026-06-10' },
    ['2026-09 2/0', '2026-08 0/1', '2026-07 0/1'],
  ],
  ['the last page has all that is older', ['2026-06-10'], { isFirst: false }, ['2026-06 1/0', '2026-05 0/1']],
  [
    'a month on two pages has its papers on both',
    ['2026-10-20'],
    { isFirst: false, next: '2026-10-02' },
    ['2026-10 1/1'],
  ],
  [
    'nothing paid: every month of care',
    [],
    { isFirst: true },
    ['2026-11 0/1', '2026-10 0/1', '2026-08 0/1', '2026-07 0/1', '2026-05 0/1'],
  ],
] as const)('%s', (_case, dates, page, expected) => {
  expect(months(dates, page)).toEqual(expected);
});

it('every month of care is on one page at least, however the payments fall', () => {
  const all = ['2026-11-03', '2026-09-09', '2026-09-01', '2026-06-06', '2026-04-01'];
  for (let size = 1; size <= all.length; size += 1) {
    const seen = new Set<string>();
    for (let offset = 0; offset < all.length; offset += size) {
      const next = all[offset + size];
      const shown = paidMonths(all.slice(offset, offset + size).map(paid), papers, {
        isFirst: offset === 0,
        next: next === undefined ? undefined : paid(next),
      });
      for (const { papers: here } of shown) for (const { month } of here) seen.add(month);
    }
    expect([...seen].toSorted()).toEqual(papers.map(({ month }) => month).toSorted());
  }
});
