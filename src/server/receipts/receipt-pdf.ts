import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { formatYen } from '../../domain/money/money.ts';
import type { ReceiptTax } from '../../domain/money/receipt.ts';
import type { ReceiptDocument } from './receipt-document.ts';

type Pdf = InstanceType<typeof PDFDocument>;

const font = (name: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-jp/${name}/NotoSansJP_${name}.ttf`));
const REGULAR = font('400Regular');
const BOLD = font('700Bold');

const ink = '#22303c';
const faint = '#5b6b78';
const rule = '#c9d2d9';
const paper = '#f3f6f8';
const stamp = '#b3261e';
const left = 56;
const right = 539;
const width = right - left;

const taxWords: Readonly<Record<ReceiptTax, string>> = { '10%': '10%', 非課税: '非課税', 対象外: '対象外' };

/** Draws a receipt on one A4 page. The same document always gives the same bytes. */
export function receiptPdf(receipt: ReceiptDocument, createdAt: Date): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'ja-JP',
    info: { Title: `領収書 ${receipt.number}`, CreationDate: createdAt, ModDate: createdAt },
  });
  pdf.registerFont('regular', REGULAR).registerFont('bold', BOLD).fillColor(ink);
  heading(pdf, receipt);
  amountBox(pdf, receipt);
  const below = Math.max(facts(pdf, receipt, 310), issuer(pdf, receipt, 306));
  totals(pdf, receipt, lineTable(pdf, receipt, below + 16));
  notes(pdf, receipt);
  const chunks: Buffer[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.on('end', () => resolve(Buffer.concat(chunks)));
  pdf.on('error', reject);
  pdf.end();
  return promise;
}

function write(pdf: Pdf, text: string, x: number, y: number, options: Partial<Style> = {}): void {
  const { size = 10, bold = false, color = ink, align = 'left', span = width, spacing = 0 } = options;
  pdf
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(color);
  pdf.text(text, x, y, { width: span, align, lineBreak: false, characterSpacing: spacing, height: size * 2 });
}
interface Style {
  size: number;
  bold: boolean;
  color: string;
  align: 'left' | 'right' | 'center';
  span: number;
  spacing: number;
}

function line(pdf: Pdf, y: number, from = left, to = right, color = rule, thickness = 0.7): void {
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(thickness).strokeColor(color).stroke();
}

/** Long names are set smaller instead of being cut off. */
function fitting(pdf: Pdf, text: string, size: number, span: number): number {
  const wide = pdf.font('bold').fontSize(size).widthOfString(text);
  return wide <= span ? size : Math.max(8, Math.floor((size * span) / wide));
}

function heading(pdf: Pdf, receipt: ReceiptDocument): void {
  write(pdf, '領収書', left, 58, { size: 26, bold: true, align: 'center', spacing: 10 });
  write(pdf, `No. ${receipt.number}`, left, 112, { size: 9, color: faint, align: 'right' });
  write(pdf, `発行日 ${receipt.issued_date}`, left, 127, { size: 9, color: faint, align: 'right' });
  if (receipt.reissue) {
    pdf.roundedRect(left, 62, 74, 26, 3).lineWidth(1.4).strokeColor(stamp).stroke();
    write(pdf, '再発行', left, 66, { size: 13, bold: true, color: stamp, align: 'center', span: 74, spacing: 2 });
  }
  const size = fitting(pdf, receipt.addressee, 17, 250);
  write(pdf, receipt.addressee, left, 150 + (17 - size), { size, bold: true, span: 256 });
  write(pdf, receipt.honorific, left + 262, 153, { size: 13, span: 32 });
  line(pdf, 180, left, left + 294, ink, 1);
}

function amountBox(pdf: Pdf, receipt: ReceiptDocument): void {
  pdf.rect(left, 200, width, 58).fill(paper);
  pdf.rect(left, 200, 4, 58).fill(ink);
  write(pdf, '金額', left + 22, 220, { size: 12, bold: true, span: 60 });
  write(pdf, receipt.amount, left, 208, { size: 27, bold: true, align: 'center' });
  write(pdf, '(税込)', right - 70, 224, { size: 9, color: faint, span: 54, align: 'right' });
  write(pdf, `但し ${receipt.purpose}`, left, 268, { size: 11 });
  write(pdf, '上記の金額を正に領収いたしました。', left, 268, { size: 10, color: faint, align: 'right' });
}

function facts(pdf: Pdf, receipt: ReceiptDocument, top: number): number {
  receipt.facts.forEach(([label, value], index) => {
    const y = top + index * 17;
    write(pdf, label, left, y, { size: 9, color: faint, span: 70 });
    write(pdf, value, left + 72, y, { size: Math.min(9.5, fitting(pdf, value, 9.5, 172)), span: 176 });
  });
  return top + receipt.facts.length * 17;
}

const columns = { quantity: left + 240, tax: left + 330, amount: left + 384 };

function lineTable(pdf: Pdf, receipt: ReceiptDocument, top: number): number {
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
  pdf.rect(left, top, width, 22).fill(paper);
  row(['内容', '数量', '税区分', '金額(税込)'], top + 5, { size: 8.5, color: faint });
  // One page holds any reserve; with many lines the rows stand closer and smaller.
  const step = Math.min(21, Math.floor(232 / receipt.lines.length));
  const small = step < 13 ? { size: Math.max(6, step - 3) } : {};
  receipt.lines.forEach((item, index) => {
    const y = top + 22 + index * step;
    row(
      [item.label, item.quantity, taxWords[item.tax], formatYen(item.amount)],
      y + Math.max(0, (step - 14) / 2),
      small,
    );
    line(pdf, y + step);
  });
  return top + 22 + receipt.lines.length * step;
}

function totals(pdf: Pdf, receipt: ReceiptDocument, top: number): void {
  const from = left + 240;
  let y = top + 10;
  for (const { tax, amount, included_tax } of receipt.totals) {
    const label = tax === '10%' ? '10%対象' : tax;
    write(pdf, label, from, y, { size: 9, color: faint, span: 120 });
    write(pdf, formatYen(amount), columns.amount, y, { size: 9.5, span: right - columns.amount - 8, align: 'right' });
    y += 16;
    if (tax !== '10%') continue;
    write(pdf, '(うち消費税)', from + 12, y, { size: 8.5, color: faint, span: 120 });
    const inside = `(${formatYen(included_tax)})`;
    write(pdf, inside, columns.amount, y, {
      size: 8.5,
      color: faint,
      span: right - columns.amount - 8,
      align: 'right',
    });
    y += 16;
  }
  line(pdf, y + 2, from, right, ink, 1);
  write(pdf, '合計', from, y + 8, { size: 11, bold: true, span: 100 });
  const whole = formatYen(receipt.totals.reduce((sum, { amount }) => sum + amount, 0));
  write(pdf, whole, columns.amount, y + 8, { size: 11, bold: true, span: right - columns.amount - 8, align: 'right' });
}

function issuer(pdf: Pdf, receipt: ReceiptDocument, top: number): number {
  const [name = '', ...rest] = receipt.issuer;
  write(pdf, name, left, top, { size: 12, bold: true, align: 'right' });
  rest.forEach((text, index) => {
    write(pdf, text, left, top + 21 + index * 14, { size: 8.5, align: 'right' });
  });
  return top + 21 + rest.length * 14;
}

function notes(pdf: Pdf, receipt: ReceiptDocument): void {
  const top = 790 - receipt.notes.length * 12;
  line(pdf, top - 8);
  receipt.notes.forEach((text, index) => {
    write(pdf, `・${text}`, left, top + index * 12, { size: 7.5, color: faint });
  });
}
