import { paymentMethod, paymentType } from '../../codes.ts';
import type { CompanyFacts } from '../../company/company-facts.ts';
import { formatPostalCode, formatTel } from '../../text/contact-format.ts';
import type { TokyoDate } from '../../time.ts';
import { formatDate, formatDateWeekday, formatJapaneseDate, formatTimeRange } from '../../time-format.ts';
import { formatYen, sum, type Yen } from '../../yen.ts';
import {
  type BookLine,
  byClass,
  type ReceiptLine,
  type ReceiptPayment,
  type ReceiptTax,
  receiptLines,
  receiptTotals,
} from './receipt.ts';

/** Every word of a receipt, as it is stored and drawn: nothing on the paper is read from anywhere else. */
export type ReceiptPaper = {
  readonly number: string;
  /** Of the first copy. */
  readonly issued_date: string;
  readonly reissued_date: string | null;
  /** 「{旧番号}({発行日}発行)を訂正」 */
  readonly corrects: string | null;
  readonly customer_name: string;
  readonly addressee: string;
  readonly honorific: string;
  readonly amount: string;
  readonly purpose: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly lines: readonly {
    readonly label: string;
    readonly quantity: string;
    /** '10%', 非課税, 不課税 */
    readonly tax: string;
    readonly covered: boolean;
    readonly amount: Yen;
  }[];
  readonly totals: readonly { readonly label: string; readonly amount: Yen; readonly included_tax: Yen | null }[];
  /** Of the whole, what 無償化 covers; null where nothing is. */
  readonly covered_amount: Yen | null;
  readonly total: Yen;
  readonly notes: readonly string[];
  readonly issuer: readonly string[];
  /** What had been given back when it was issued: once more has, it is to be corrected. */
  readonly refunded_amount: Yen;
};

export type PaidForReceipt = ReceiptPayment & {
  readonly id: number;
  readonly customer_name: string;
  readonly payment_date: TokyoDate;
  readonly payment_method: number;
  readonly branch_name: string | null;
  readonly child_names: readonly string[];
  readonly start_datetime: Date | null;
  readonly end_datetime: Date | null;
  /** Consumption tax of the day of use. */
  readonly standard_percent: number;
  /** Given back of this payment so far, and when last. */
  readonly refunded_amount: Yen;
  readonly refunded_date: TokyoDate | null;
  /** Of a cancellation fee: the policy's sentence at the time. */
  readonly fee_reason: string;
  readonly refund_lines: readonly (BookLine & { readonly date: TokyoDate })[];
};

type ReceiptChoice = { readonly addressee: string; readonly honorific: string; readonly purpose: string };

const { usage, cancellationFee, monthlyPlan, tickets } = paymentType.code;
const purposes: ReadonlyMap<number, string> = new Map([
  [usage, '一時保育ご利用料金として'],
  [cancellationFee, '一時保育キャンセル料として'],
  [monthlyPlan, '月額プラン料金として'],
  [tickets, '一時保育回数券代として'],
]);
/** 但し書き when the family writes none. */
export const defaultPurpose = (payment: { readonly payment_type: number; readonly remarks: string }): string =>
  purposes.get(payment.payment_type) ?? payment.remarks;

const taxWord = (tax: ReceiptTax, percent: number): string =>
  tax === 'taxed' ? `${percent}%` : tax === 'exempt' ? '非課税' : '不課税';

/** The first copy. The issuer is the company as it was on the day of the payment. */
export function receiptPaper(
  payment: PaidForReceipt,
  choice: ReceiptChoice,
  { number, company, today }: { number: string; company: CompanyFacts; today: TokyoDate },
): ReceiptPaper {
  const lines = receiptLines(payment);
  return paperOf(payment, choice, {
    number,
    company,
    today,
    lines,
    corrects: null,
    notes: refundNotes(payment),
  });
}

/** A correction after money was given back: what remains, in the classes that remain, naming the paper it replaces. */
export function correctedPaper(
  payment: PaidForReceipt,
  choice: ReceiptChoice,
  issue: { number: string; company: CompanyFacts; today: TokyoDate; old: Pick<ReceiptPaper, 'number' | 'issued_date'> },
): ReceiptPaper {
  const { old } = issue;
  const dates = new Map(payment.refund_lines.map((line) => [line as BookLine, line.date]));
  const returned = byClass(payment.refund_lines, (line) => `返金(${formatDate(dates.get(line) ?? '')})`);
  return paperOf(payment, choice, {
    ...issue,
    lines: [...receiptLines(payment), ...returned],
    corrects: `${old.number}(${old.issued_date}発行)を訂正`,
    notes: [`この領収書は、${old.number}を訂正したものです。先に発行した領収書は使用できません。`],
  });
}

/** A later copy: the words of the first, to whom and for what it is asked now. */
export function reissuedPaper(first: ReceiptPaper, choice: ReceiptChoice, today: TokyoDate): ReceiptPaper {
  const paid = first.facts.find(([label]) => label === paidLabel)?.[1] ?? '';
  return {
    ...first,
    ...choice,
    reissued_date: formatJapaneseDate(today),
    notes: [
      `この領収書は再発行したものです(初回の発行日 ${first.issued_date}、${paidLabel} ${paid})。先に発行した領収書とあわせて二重に使用することはできません。`,
      ...first.notes,
    ],
  };
}
const paidLabel = 'お支払日';
const methodLabel = 'お支払方法';
const feeReasonLabel = 'キャンセル料の理由: ';
const coveredNote = '※は、幼児教育・保育の無償化の対象となる利用料(特定子ども・子育て支援利用料)です。';

/** For a paying member from whom branch, child and times are hidden: number, day and amounts. Headquarters give the whole one. */
export function plainReceipt(paper: ReceiptPaper): ReceiptPaper {
  const taxes = [...new Set(paper.lines.map(({ tax }) => tax))];
  return {
    ...paper,
    facts: paper.facts.filter(([label]) => label === paidLabel || label === methodLabel),
    lines: taxes.map((tax) => ({
      label: 'お支払い',
      quantity: '',
      tax,
      covered: false,
      amount: sum(paper.lines.filter((line) => line.tax === tax).map(({ amount }) => amount)),
    })),
    covered_amount: null,
    notes: [
      ...paper.notes.filter((note) => note !== coveredNote && !note.startsWith(feeReasonLabel)),
      '園・お子さま・日時を記した領収書は、本部が発行します。',
    ],
  };
}

type Parts = {
  number: string;
  company: CompanyFacts;
  today: TokyoDate;
  lines: readonly ReceiptLine[];
  corrects: string | null;
  notes: readonly string[];
};

function paperOf(payment: PaidForReceipt, choice: ReceiptChoice, parts: Parts): ReceiptPaper {
  const { lines, company } = parts;
  const { standard_percent: percent } = payment;
  const totals = receiptTotals(lines, percent);
  const taxed = totals.some(({ tax }) => tax === 'taxed');
  const total = sum(lines.map(({ amount }) => amount));
  const covered = lines.filter((line) => line.covered);
  return {
    number: parts.number,
    issued_date: formatJapaneseDate(parts.today),
    reissued_date: null,
    corrects: parts.corrects,
    customer_name: payment.customer_name,
    ...choice,
    amount: `¥${total.toLocaleString('en-US')}-`,
    facts: factsOf(payment),
    lines: lines.map(({ tax, ...line }) => ({ ...line, tax: taxWord(tax, percent) })),
    totals: totals.map(({ tax, amount, included_tax }) => ({
      label: tax === 'taxed' ? `${percent}%対象` : taxWord(tax, percent),
      amount,
      included_tax: tax === 'taxed' ? included_tax : null,
    })),
    covered_amount: covered.length === 0 ? null : sum(covered.map(({ amount }) => amount)),
    total,
    notes: [...parts.notes, ...classNotes(payment, { taxed, covered: covered.length > 0, company })],
    issuer: issuerLines(company, taxed),
    refunded_amount: payment.refunded_amount,
  };
}

function factsOf(payment: PaidForReceipt): [string, string][] {
  const { start_datetime, end_datetime, branch_name } = payment;
  const facts: [string, string][] = [
    [paidLabel, formatDate(payment.payment_date)],
    [methodLabel, paymentMethod.label(payment.payment_method)],
  ];
  if (branch_name !== null) facts.push(['ご利用園', branch_name]);
  if (start_datetime !== null && end_datetime !== null) {
    const label = payment.payment_type === cancellationFee ? 'ご予約日時' : 'ご利用日時';
    facts.push([label, `${formatDateWeekday(start_datetime)} ${formatTimeRange(start_datetime, end_datetime)}`]);
  }
  // Employers and municipalities that share the cost ask whose care it was.
  if (payment.child_names.length > 0) facts.push(['お子さま', payment.child_names.join('、')]);
  return facts;
}

/** What is not known is left out; a paper without a taxed line is no 適格請求書 and bears no number. */
export const issuerLines = (
  { name, postal_code, address, tel, invoice_registration_number }: CompanyFacts,
  taxed: boolean,
): string[] => [
  name,
  ...(postal_code ? [`${formatPostalCode(postal_code)} ${address}`] : []),
  ...(tel ? [`TEL ${formatTel(tel)}`] : []),
  ...(taxed && invoice_registration_number ? [`登録番号 ${invoice_registration_number}`] : []),
];

const refundNotes = ({ refunded_amount, refunded_date }: PaidForReceipt): string[] =>
  refunded_amount > 0 && refunded_date !== null
    ? [`${formatDate(refunded_date)}に${formatYen(refunded_amount)}を返金しています。`]
    : [];

function classNotes(
  payment: PaidForReceipt,
  { taxed, covered, company }: { taxed: boolean; covered: boolean; company: CompanyFacts },
): string[] {
  const notes: string[] = [];
  if (taxed && company.invoice_registration_number) notes.push('この領収書は、適格請求書(インボイス)を兼ねます。');
  if (covered) notes.push(coveredNote);
  if (payment.payment_method === paymentMethod.code.card) {
    notes.push('クレジットカードによるお支払いのため、金銭または有価証券の受取書には該当しません。');
  }
  if (payment.payment_type === cancellationFee && payment.fee_reason !== '')
    notes.push(`${feeReasonLabel}${payment.fee_reason}`);
  if (payment.payment_type === tickets) notes.push('回数券は、ご利用時の保育料の税区分に従います。');
  notes.push('電子データで発行した領収書のため、収入印紙は貼付していません。');
  return notes;
}
