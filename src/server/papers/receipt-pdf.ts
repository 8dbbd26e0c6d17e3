import type { ReceiptPaper } from '../../domain/billing/papers/receipt-paper.ts';
import { formatYen } from '../../domain/yen.ts';
import {
  band,
  drawnPage,
  faint,
  fitting,
  footNotes,
  heading,
  ink,
  left,
  line,
  type Pdf,
  right,
  type Style,
  width,
  widthOf,
  write,
} from './drawing.ts';

/** Draws a receipt from its own words. */
export const receiptPdf = (receipt: ReceiptPaper, createdAt: Date): Promise<Buffer> =>
  drawnPage(`領収書 ${receipt.number}`, createdAt, (pdf) => {
    heading(pdf, '領収書', receipt);
    amountBox(pdf, receipt);
    const below = Math.max(facts(pdf, receipt, 310), issuer(pdf, receipt, 306));
    totals(pdf, receipt, lineTable(pdf, receipt, below + 16));
    footNotes(pdf, receipt.notes);
  });

function amountBox(pdf: Pdf, receipt: ReceiptPaper): void {
  pdf.rect(left, 200, width, 58).fill(band);
  pdf.rect(left, 200, 4, 58).fill(ink);
  write(pdf, '金額', left + 22, 220, { size: 12, bold: true, span: 60 });
  write(pdf, receipt.amount, left, 208, { size: 27, bold: true, align: 'center' });
  write(pdf, '(税込)', right - 70, 224, { size: 9, color: faint, span: 54, align: 'right' });
  const purpose = `但し ${receipt.purpose}`;
  const size = fitting(pdf, purpose, 11, width);
  write(pdf, purpose, left, 268, { size });
  const received = '上記の金額を正に領収いたしました。';
  const room = widthOf(pdf, purpose, size) + widthOf(pdf, received, 10) + 12 <= width;
  write(pdf, received, left, room ? 268 : 284, { size: 10, color: faint, align: 'right' });
}

function facts(pdf: Pdf, receipt: ReceiptPaper, top: number): number {
  receipt.facts.forEach(([label, value], index) => {
    const y = top + index * 17;
    write(pdf, label, left, y, { size: 9, color: faint, span: 70 });
    write(pdf, value, left + 72, y, { size: Math.min(9.5, fitting(pdf, value, 9.5, 172)), span: 176 });
  });
  return top + receipt.facts.length * 17;
}

const columns = { quantity: left + 240, tax: left + 330, amount: left + 384 };

function lineTable(pdf: Pdf, receipt: ReceiptPaper, top: number): number {
  const row = (cells: readonly [string, string, string, string], y: number, options: Partial<Style> = {}) => {
    write(pdf, cells[0], left + 8, y, { size: Math.min(9.5, fitting(pdf, cells[0], 9.5, 225)), span: 230, ...options });
    write(pdf, cells[1], columns.quantity, y, { size: 9.5, span: 84, align: 'right', ...options });
    write(pdf, cells[2], columns.tax, y, { size: 9.5, span: 54, align: 'center', ...options });
    write(pdf, cells[3], columns.amount, y, {
      size: 9.5,
      span: right - columns.amount - 8,
      align: 'right',
      ...options,
    });
  };
  pdf.rect(left, top, width, 22).fill(band);
  row(['内容', '数量', '税区分', '金額(税込)'], top + 5, { size: 8.5, color: faint });
  // One page holds any reserve; with many lines the rows get closer and smaller.
  const step = Math.min(21, Math.floor(232 / receipt.lines.length));
  const small = step < 13 ? { size: Math.max(6, step - 3) } : {};
  receipt.lines.forEach((item, index) => {
    const y = top + 22 + index * step;
    row(
      [`${item.label}${item.covered ? ' ※' : ''}`, item.quantity, item.tax, formatYen(item.amount)],
      y + Math.max(0, (step - 14) / 2),
      small,
    );
    line(pdf, y + step);
  });
  return top + 22 + receipt.lines.length * step;
}

function totals(pdf: Pdf, receipt: ReceiptPaper, top: number): void {
  const from = left + 240;
  let y = top + 10;
  const row = (label: string, amount: string, inner: boolean) => {
    const size = inner ? 8.5 : 9.5;
    write(pdf, label, from + (inner ? 12 : 0), y, { size: inner ? 8.5 : 9, color: faint, span: 140 });
    const color = inner ? faint : ink;
    write(pdf, amount, columns.amount, y, { size, color, span: right - columns.amount - 8, align: 'right' });
    y += 16;
  };
  for (const { label, amount, included_tax } of receipt.totals) {
    row(label, formatYen(amount), false);
    if (included_tax !== null) row('(うち消費税)', `(${formatYen(included_tax)})`, true);
  }
  line(pdf, y + 2, from, right, ink, 1);
  write(pdf, '合計', from, y + 8, { size: 11, bold: true, span: 100 });
  const whole = formatYen(receipt.total);
  write(pdf, whole, columns.amount, y + 8, { size: 11, bold: true, span: right - columns.amount - 8, align: 'right' });
  if (receipt.covered_amount === null) return;
  y += 28;
  row('(うち無償化の対象 ※)', `(${formatYen(receipt.covered_amount)})`, true);
}

function issuer(pdf: Pdf, receipt: ReceiptPaper, top: number): number {
  const [name = '', ...rest] = receipt.issuer;
  write(pdf, name, left, top, { size: 12, bold: true, align: 'right' });
  rest.forEach((text, index) => {
    write(pdf, text, left, top + 21 + index * 14, { size: 8.5, align: 'right' });
  });
  return top + 21 + rest.length * 14;
}
