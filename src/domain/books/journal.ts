import type { TokyoDate } from '../time.ts';
import type { Yen } from '../yen.ts';
import { salesTax } from './figures/figure-list.ts';
import { type FileLayout, journalKind } from './journal-codes.ts';

/** A day's sum of one kind at one place (app.journal_lines). Money that goes back is negative. */
export type JournalLine = {
  readonly date: TokyoDate;
  /** Null: what belongs to no branch. */
  readonly branch_id: number | null;
  readonly kind: number;
  readonly tax: number;
  /** Taken at the desk, not through Stripe. */
  readonly desk_flag: boolean;
  readonly amount: Yen;
};

export type AccountMapping = {
  readonly kind: number;
  readonly tax: number;
  readonly debit_account: string;
  readonly desk_account: string;
  readonly credit_account: string;
  readonly debit_tax: string;
  readonly credit_tax: string;
  readonly memo: string;
};

type JournalSide = { readonly account: string; readonly tax: string };
type JournalEntry = {
  readonly date: TokyoDate;
  readonly debit: JournalSide;
  readonly credit: JournalSide;
  readonly amount: Yen;
  readonly memo: string;
};
type UnmappedKind = {
  readonly kind: number;
  readonly tax: number;
  readonly lines: number;
  readonly amount: Yen;
};

export const journalText = ({ kind, tax }: { kind: number; tax: number }): string =>
  `${journalKind.label(kind)}(${salesTax.label(tax)})`;

/** Each line to its accounts. A negative one changes sides, so that every amount is positive; nothing is left out unsaid. */
export function journalOf(
  lines: readonly JournalLine[],
  mappings: readonly AccountMapping[],
  placeOf: (branch_id: number | null) => string,
): { entries: JournalEntry[]; unmapped: UnmappedKind[] } {
  const byKey = new Map(mappings.map((mapping) => [`${mapping.kind} ${mapping.tax}`, mapping]));
  const unmapped = new Map<string, UnmappedKind>();
  const entries: JournalEntry[] = [];
  for (const line of lines) {
    const key = `${line.kind} ${line.tax}`;
    const mapping = byKey.get(key);
    if (mapping === undefined) {
      const known = unmapped.get(key) ?? { kind: line.kind, tax: line.tax, lines: 0, amount: 0 };
      unmapped.set(key, { ...known, lines: known.lines + 1, amount: known.amount + line.amount });
      continue;
    }
    const money = line.desk_flag && mapping.desk_account !== '' ? mapping.desk_account : mapping.debit_account;
    const debit = { account: money, tax: mapping.debit_tax };
    const credit = { account: mapping.credit_account, tax: mapping.credit_tax };
    entries.push({
      date: line.date,
      ...(line.amount < 0 ? { debit: credit, credit: debit } : { debit, credit }),
      amount: Math.abs(line.amount),
      memo: memoOf(mapping.memo, line, placeOf(line.branch_id)),
    });
  }
  return { entries, unmapped: [...unmapped.values()] };
}

const memoOf = (memo: string, line: JournalLine, place: string): string =>
  memo
    .replaceAll('{園}', place)
    .replaceAll('{内容}', journalText(line))
    .replaceAll('{月}', `${line.date.slice(0, 4)}年${Number(line.date.slice(5, 7))}月`);

type Cell = string | number;
type Columns = readonly (readonly [title: string, cell: (entry: JournalEntry, number: number) => Cell])[];
const slashed = (date: TokyoDate): string => date.replaceAll('-', '/');

const layouts: Readonly<Record<FileLayout, Columns>> = {
  freee: [
    ['日付', ({ date }) => slashed(date)],
    ['借方勘定科目', ({ debit }) => debit.account],
    ['借方税区分', ({ debit }) => debit.tax],
    ['借方金額', ({ amount }) => amount],
    ['貸方勘定科目', ({ credit }) => credit.account],
    ['貸方税区分', ({ credit }) => credit.tax],
    ['貸方金額', ({ amount }) => amount],
    ['摘要', ({ memo }) => memo],
  ],
  yayoi: [
    // 2000 says: an entry of one line.
    ['識別フラグ', () => '2000'],
    ['伝票No.', (_, number) => number],
    ['決算', () => ''],
    ['取引日付', ({ date }) => slashed(date)],
    ['借方勘定科目', ({ debit }) => debit.account],
    ['借方補助科目', () => ''],
    ['借方部門', () => ''],
    ['借方税区分', ({ debit }) => debit.tax],
    ['借方金額', ({ amount }) => amount],
    ['借方税金額', () => ''],
    ['貸方勘定科目', ({ credit }) => credit.account],
    ['貸方補助科目', () => ''],
    ['貸方部門', () => ''],
    ['貸方税区分', ({ credit }) => credit.tax],
    ['貸方金額', ({ amount }) => amount],
    ['貸方税金額', () => ''],
    ['摘要', ({ memo }) => memo],
    ['番号', () => ''],
    ['期日', () => ''],
    ['タイプ', () => '0'],
    ['生成元', () => ''],
    ['仕訳メモ', () => ''],
    ['付箋1', () => '0'],
    ['付箋2', () => '0'],
    ['調整', () => 'no'],
  ],
  money_forward: [
    ['取引No', (_, number) => number],
    ['取引日', ({ date }) => slashed(date)],
    ['借方勘定科目', ({ debit }) => debit.account],
    ['借方補助科目', () => ''],
    ['借方税区分', ({ debit }) => debit.tax],
    ['借方部門', () => ''],
    ['借方金額(円)', ({ amount }) => amount],
    ['貸方勘定科目', ({ credit }) => credit.account],
    ['貸方補助科目', () => ''],
    ['貸方税区分', ({ credit }) => credit.tax],
    ['貸方部門', () => ''],
    ['貸方金額(円)', ({ amount }) => amount],
    ['摘要', ({ memo }) => memo],
  ],
};

/** The file's rows, titles first. */
export function journalFile(layout: FileLayout, entries: readonly JournalEntry[]): Cell[][] {
  const columns = layouts[layout];
  return [
    columns.map(([title]) => title),
    ...entries.map((entry, position) => columns.map(([, cell]) => cell(entry, position + 1))),
  ];
}
