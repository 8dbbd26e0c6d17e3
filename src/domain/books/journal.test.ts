import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { salesTax } from './figures/figure-list.ts';
import { type AccountMapping, type JournalLine, journalFile, journalOf } from './journal.ts';
import { fileLayouts, journalKind } from './journal-codes.ts';

const mapping = (kind: number, tax: number): AccountMapping => ({
  kind,
  tax,
  debit_account: '未収入金',
  desk_account: '現金',
  credit_account: '売上高',
  debit_tax: '対象外',
  credit_tax: '非課税売上',
  memo: '{園} {内容} {月}',
});
const line = fc.record<JournalLine>({
  date: fc.constantFrom('2026-10-01', '2026-10-31'),
  branch_id: fc.constantFrom(null, 2, 3),
  kind: fc.constantFrom(...journalKind.keys),
  tax: fc.constantFrom(...salesTax.keys),
  desk_flag: fc.boolean(),
  amount: fc.integer({ min: -100_000, max: 100_000 }).filter((amount) => amount !== 0),
});
const every = journalKind.keys.flatMap((kind) => salesTax.keys.map((tax) => mapping(kind, tax)));

describe('the accounting file', () => {
  it('says every line once: credit less debit of the sales account is the sum of the lines', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { entries, unmapped } = journalOf(lines, every, () => '本部');
        expect(unmapped).toEqual([]);
        expect(entries).toHaveLength(lines.length);
        const sales = entries.reduce(
          (sum, { credit, debit, amount }) =>
            sum + (credit.account === '売上高' ? amount : 0) - (debit.account === '売上高' ? amount : 0),
          0,
        );
        expect(sales).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
        expect(entries.every(({ amount }) => amount > 0)).toBe(true);
      }),
    );
  });

  it('drops nothing unsaid: what has no account is named with its lines and its sum', () => {
    fc.assert(
      fc.property(fc.array(line), fc.subarray(every), (lines, some) => {
        const { entries, unmapped } = journalOf(lines, some, () => '本部');
        expect(entries.length + unmapped.reduce((sum, each) => sum + each.lines, 0)).toBe(lines.length);
      }),
    );
  });

  it.each([
    ['over the desk', true, '現金', '現金'],
    ['over the desk, which has no account of its own', true, '', '未収入金'],
    ['by card', false, '現金', '未収入金'],
  ])('takes the account of money that came %s', (_how, desk_flag, desk_account, account) => {
    const paid = { date: '2026-10-05', branch_id: 2, kind: 13, tax: 1, desk_flag, amount: 700 } as const;
    const { entries } = journalOf([paid], [{ ...mapping(13, 1), desk_account }], () => '本部');
    expect(entries[0]?.debit.account).toBe(account);
  });

  it('changes sides for money that goes back, and takes the account of the desk', () => {
    const base = { date: '2026-10-05', branch_id: 2, kind: 13, tax: 1, desk_flag: true } as const;
    const { entries } = journalOf([{ ...base, amount: -700 }], every, () => 'みなと広場園');
    expect(entries).toEqual([
      {
        date: '2026-10-05',
        debit: { account: '売上高', tax: '非課税売上' },
        credit: { account: '現金', tax: '対象外' },
        amount: 700,
        memo: 'みなと広場園 返金(非課税) 2026年10月',
      },
    ]);
    for (const layout of fileLayouts) {
      const [titles, row] = journalFile(layout, entries);
      expect(row).toHaveLength(titles?.length ?? 0);
      expect(row).toEqual(expect.arrayContaining(['2026/10/05', '売上高', '現金', 700]));
    }
  });
});
