import { paymentType } from '../../codes.ts';
import type { CompanyFacts } from '../../company/company-facts.ts';
import type { TokyoDate } from '../../time.ts';
import { formatJapaneseDate } from '../../time-format.ts';
import { sum, type Yen } from '../../yen.ts';
import { type ReceiptTax, taxOfCode } from './receipt.ts';
import { issuerLines } from './receipt-paper.ts';

/** A part of a year's books: whose, in which month, for what and in which classes. */
export type YearLine = {
  readonly month: number;
  readonly payment_type: number;
  readonly child_name: string | null;
  readonly tax: number;
  readonly covered_flag: boolean;
  readonly amount: Yen;
};

type Table = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [label: string, ...amounts: Yen[]])[];
};

/** Every word of a yearly statement, as it is stored and drawn. */
export type StatementPaper = {
  readonly number: string;
  readonly year: number;
  readonly issued_date: string;
  readonly reissued_date: string | null;
  readonly corrects: string | null;
  readonly customer_name: string;
  readonly addressee: string;
  readonly honorific: string;
  readonly period: string;
  readonly total: Yen;
  readonly tables: readonly Table[];
  /** The lines behind the tables, for the CSV: the first row names the columns. */
  readonly csv: readonly (readonly (string | number)[])[];
  readonly notes: readonly string[];
  readonly issuer: readonly string[];
};

const { usage, cancellationFee, monthlyPlan, tickets, refund } = paymentType.code;
const types = [usage, cancellationFee, monthlyPlan, tickets, refund] as const;

type TaxClass = { readonly tax: ReceiptTax; readonly covered: boolean; readonly label: string };
/** `taxed`: '10%', or '8%・10%' of a year in which the rate changed. */
const classesOf = (taxed: string): readonly TaxClass[] => [
  { tax: 'exempt', covered: true, label: '非課税 対象' },
  { tax: 'exempt', covered: false, label: '非課税 対象外' },
  { tax: 'taxed', covered: true, label: `${taxed} 対象` },
  { tax: 'taxed', covered: false, label: `${taxed} 対象外` },
  { tax: 'outside', covered: false, label: '不課税' },
];

type YearIssue = {
  readonly number: string;
  readonly year: number;
  readonly today: TokyoDate;
  readonly customer_name: string;
  readonly addressee: string;
  readonly honorific: string;
  /** Rates in force at some day of the year. */
  readonly percents: readonly number[];
  readonly company: CompanyFacts;
  readonly old: Pick<StatementPaper, 'number' | 'issued_date'> | null;
};

/** All that a family paid and got back in a calendar year, by month: for what, in which classes, for which child. */
export function statementPaper(lines: readonly YearLine[], issue: YearIssue): StatementPaper {
  const { year, today, old } = issue;
  const taxed = issue.percents.map((percent) => `${percent}%`).join('・');
  const classes = classesOf(taxed);
  const last = `${year}-12-31` < today ? `${year}-12-31` : today;
  const total = sum(lines.map(({ amount }) => amount));
  const inClass = ({ tax, covered }: TaxClass, line: YearLine) =>
    taxOfCode(line.tax) === tax && line.covered_flag === covered;
  return {
    number: issue.number,
    year,
    issued_date: formatJapaneseDate(today),
    reissued_date: null,
    corrects: old && `${old.number}(${old.issued_date}発行)を訂正`,
    customer_name: issue.customer_name,
    addressee: issue.addressee,
    honorific: issue.honorific,
    period: `${formatJapaneseDate(`${year}-01-01`)}〜${formatJapaneseDate(last)}`,
    total,
    tables: [
      table(
        '内容ごとの金額',
        lines,
        types.map((type) => [paymentType.label(type), (line) => line.payment_type === type]),
      ),
      table(
        '税区分と無償化の対象ごとの金額',
        lines,
        classes.map((each) => [each.label, (line) => inClass(each, line)]),
      ),
      childTable(lines, classes, inClass),
    ],
    csv: csvRows(lines, issue, classes, inClass),
    notes: [
      'お支払いがあった日で集計しています。金額は税込みで、返金は差し引いています。',
      '「対象」は、幼児教育・保育の無償化の対象となる利用料(特定子ども・子育て支援利用料)です。認定の有無や上限は考えていません。',
      '回数券は購入された月の金額です。回数券でお支払いの時間は、ご利用の金額に含みません。',
      'この明細書は、領収書や適格請求書に代わるものではありません。',
    ],
    issuer: issuerLines(issue.company, false),
  };
}

type Column = readonly [label: string, holds: (line: YearLine) => boolean];
const months = Array.from({ length: 12 }, (_, index) => index + 1);

function table(title: string, lines: readonly YearLine[], columns: readonly Column[]): Table {
  const row = (label: string, own: readonly YearLine[]): [string, ...Yen[]] => [
    label,
    ...columns.map(([, holds]) => sum(own.filter(holds).map(({ amount }) => amount))),
    sum(own.map(({ amount }) => amount)),
  ];
  const used = months.filter((month) => lines.some((line) => line.month === month));
  return {
    title,
    columns: ['月', ...columns.map(([label]) => label), '合計'],
    rows: [
      ...used.map((month) =>
        row(
          `${month}月`,
          lines.filter((line) => line.month === month),
        ),
      ),
      row('合計', lines),
    ],
  };
}

const nobody = 'お子さま共通';

function childTable(
  lines: readonly YearLine[],
  classes: readonly TaxClass[],
  inClass: (tax: TaxClass, line: YearLine) => boolean,
): Table {
  const names = [...new Set(lines.map(({ child_name }) => child_name))];
  const ordered = [...names.filter((name) => name !== null), ...(names.includes(null) ? [null] : [])];
  const row = (label: string, own: readonly YearLine[]): [string, ...Yen[]] => [
    label,
    ...classes.map((each) => sum(own.filter((line) => inClass(each, line)).map(({ amount }) => amount))),
    sum(own.map(({ amount }) => amount)),
  ];
  return {
    title: 'お子さまごとの金額',
    columns: ['お子さま', ...classes.map(({ label }) => label), '合計'],
    rows: [
      ...ordered.map((name) =>
        row(
          name ?? nobody,
          lines.filter((line) => line.child_name === name),
        ),
      ),
      row('合計', lines),
    ],
  };
}

function csvRows(
  lines: readonly YearLine[],
  { year }: YearIssue,
  classes: readonly TaxClass[],
  inClass: (tax: TaxClass, line: YearLine) => boolean,
): (string | number)[][] {
  const taxText = (line: YearLine): string[] => {
    const [tax = '', cover = '対象外'] = (classes.find((each) => inClass(each, line))?.label ?? '').split(' ');
    return [tax, cover];
  };
  const rows = lines.map((line) => [
    `${year}-${String(line.month).padStart(2, '0')}`,
    paymentType.label(line.payment_type),
    line.child_name ?? '',
    ...taxText(line),
    line.amount,
  ]);
  return [['月', '内容', 'お子さま', '税区分', '無償化', '金額(税込、円)'], ...rows];
}

/** A later copy of the same words. */
export const reissuedStatement = (
  first: StatementPaper,
  choice: { readonly addressee: string; readonly honorific: string },
  today: TokyoDate,
): StatementPaper => ({
  ...first,
  ...choice,
  reissued_date: formatJapaneseDate(today),
  notes: [`この明細書は再発行したものです(初回の発行日 ${first.issued_date})。`, ...first.notes],
});

/** Whether the books still say what the statement says. */
export const sameStatement = (one: StatementPaper, other: StatementPaper): boolean =>
  JSON.stringify([one.total, one.csv]) === JSON.stringify([other.total, other.csv]);

export const statementNumber = (year: number, customer_id: number): string =>
  `IS-${year}-${String(customer_id).padStart(6, '0')}`;
