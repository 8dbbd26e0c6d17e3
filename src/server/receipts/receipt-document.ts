import { paymentMethod, paymentType } from '../../domain/codes.ts';
import type { CompanyFacts } from '../../domain/company-facts.ts';
import { formatPostalCode, formatTel } from '../../domain/membership/contact-format.ts';
import { formatYen } from '../../domain/money/money.ts';
import {
  type ReceiptLine,
  type ReceiptTotal,
  receiptLines,
  receiptNumber,
  receiptTotals,
} from '../../domain/money/receipt.ts';
import { tokyoDateOf } from '../../domain/time.ts';
import { formatDate, formatDateWeekday, formatJapaneseDate, formatTimeRange } from '../../domain/time-format.ts';
import type { ReceiptCopy, ReceiptPaymentRow } from '../store/money/receipts.ts';

/** Every word of a receipt, before it is drawn. */
export interface ReceiptDocument {
  number: string;
  issued_date: string;
  reissue: boolean;
  addressee: string;
  honorific: string;
  amount: string;
  purpose: string;
  facts: [label: string, value: string][];
  lines: ReceiptLine[];
  totals: ReceiptTotal[];
  notes: string[];
  issuer: string[];
}

const { usage, cancellation_fee, monthly_plan, tickets } = paymentType.code;
const purposes: ReadonlyMap<number, string> = new Map([
  [usage, '一時保育ご利用料金として'],
  [cancellation_fee, '一時保育キャンセル料として'],
  [monthly_plan, '月額プラン料金として'],
  [tickets, '一時保育回数券代として'],
]);

/** The issuer is the company as it was on the day of the payment: a copy issued later says the same. */
export function receiptDocument(payment: ReceiptPaymentRow, copy: ReceiptCopy, company: CompanyFacts): ReceiptDocument {
  const lines = receiptLines(payment);
  const { start_datetime, end_datetime, branch_name } = payment;
  const facts: ReceiptDocument['facts'] = [
    ['お支払日', formatDate(payment.payment_date)],
    ['お支払方法', paymentMethod.label(payment.payment_method)],
  ];
  if (branch_name !== null) facts.push(['ご利用園', branch_name]);
  if (start_datetime !== null && end_datetime !== null) {
    const label = payment.payment_type === cancellation_fee ? 'ご予約日時' : 'ご利用日時';
    facts.push([label, `${formatDateWeekday(start_datetime)} ${formatTimeRange(start_datetime, end_datetime)}`]);
  }
  // Employers and municipalities that share the cost ask whose care it was.
  if (payment.child_names.length > 0) facts.push(['お子さま', payment.child_names.join('、')]);
  return {
    number: receiptNumber(payment),
    issued_date: formatJapaneseDate(tokyoDateOf(copy.issued_at)),
    reissue: copy.copy > 1,
    addressee: copy.addressee,
    honorific: copy.honorific,
    amount: `¥${payment.amount.toLocaleString('en-US')}-`,
    purpose: purposes.get(payment.payment_type) ?? payment.remarks,
    facts,
    lines,
    totals: receiptTotals(lines),
    notes: notesOf(payment, copy),
    issuer: issuerLines(company),
  };
}

/** What is not known is left out. */
const issuerLines = ({ name, postal_code, address, tel, invoice_registration_number }: CompanyFacts): string[] => [
  name,
  ...(postal_code ? [`${formatPostalCode(postal_code)} ${address}`] : []),
  ...(tel ? [`TEL ${formatTel(tel)}`] : []),
  ...(invoice_registration_number ? [`登録番号 ${invoice_registration_number}`] : []),
];

function notesOf(payment: ReceiptPaymentRow, copy: ReceiptCopy): string[] {
  const notes: string[] = [];
  if (copy.copy > 1)
    notes.push('この領収書は再発行したものです。先に発行した領収書とあわせて二重に使用することはできません。');
  if (payment.refunded_amount > 0 && payment.refunded_date !== null) {
    notes.push(`${formatDate(payment.refunded_date)}に${formatYen(payment.refunded_amount)}を返金しています。`);
  }
  if (payment.payment_method === paymentMethod.code.card) {
    notes.push('クレジットカードによるお支払いのため、金銭または有価証券の受取書には該当しません。');
  }
  if (payment.payment_type === cancellation_fee && payment.fee_reason !== '')
    notes.push(`キャンセル料の理由: ${payment.fee_reason}`);
  if (payment.payment_type === tickets) notes.push('回数券は、ご利用時の保育料の税区分に従います。');
  notes.push('電子データで発行した領収書のため、収入印紙は貼付していません。');
  return notes;
}
