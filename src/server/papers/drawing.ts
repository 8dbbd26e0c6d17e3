import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

const font = (name: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-jp/${name}/NotoSansJP_${name}.ttf`));
const REGULAR = font('400Regular');
const BOLD = font('700Bold');

export const ink = '#22303c';
export const faint = '#5b6b78';
export const rule = '#c9d2d9';
export const band = '#f3f6f8';
const stamp = '#b3261e';
export const left = 56;
export const right = 539;
export const width = right - left;

type Drawn = {
  readonly title: string;
  readonly createdAt: Date;
  /** Pages stay open to be written on until the last one is drawn. */
  readonly bufferPages?: boolean;
};

/** A paper on A4 pages. The same words always give the same bytes. */
export function drawnPdf({ title, createdAt, bufferPages = false }: Drawn, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'ja-JP',
    bufferPages,
    info: { Title: title, CreationDate: createdAt, ModDate: createdAt },
  });
  pdf.registerFont('regular', REGULAR).registerFont('bold', BOLD);
  draw(pdf);
  const chunks: Buffer[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.on('end', () => resolve(Buffer.concat(chunks)));
  pdf.on('error', reject);
  pdf.end();
  return promise;
}

/** One A4 page of a receipt or a statement. */
export const drawnPage = (title: string, createdAt: Date, draw: (pdf: Pdf) => void): Promise<Buffer> =>
  drawnPdf({ title, createdAt }, (pdf) => {
    pdf.fillColor(ink);
    draw(pdf);
  });

export function setType(pdf: Pdf, { size, bold, color }: Pick<Style, 'size' | 'bold' | 'color'>): void {
  pdf
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(color);
}

export function write(pdf: Pdf, text: string, x: number, y: number, options: Partial<Style> = {}): void {
  const { size = 10, bold = false, color = ink, align = 'left', span = width, spacing = 0 } = options;
  setType(pdf, { size, bold, color });
  pdf.text(text, x, y, { width: span, align, lineBreak: false, characterSpacing: spacing, height: size * 2 });
}
export interface Style {
  size: number;
  bold: boolean;
  color: string;
  align: 'left' | 'right' | 'center';
  span: number;
  spacing: number;
}

export function line(pdf: Pdf, y: number, from = left, to = right, color = rule, thickness = 0.7): void {
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(thickness).strokeColor(color).stroke();
}

export function widthOf(pdf: Pdf, text: string, size: number): number {
  return pdf.font('regular').fontSize(size).widthOfString(text);
}

/** Long names are set smaller instead of being cut off. */
export function fitting(pdf: Pdf, text: string, size: number, span: number, least = 8): number {
  const wide = pdf.font('bold').fontSize(size).widthOfString(text);
  return wide <= span ? size : Math.max(least, Math.floor(((size * span) / wide) * 2) / 2);
}

/** 再発行, 訂正版: at the top of the paper, where it cannot be overlooked. */
function stampWord(pdf: Pdf, word: string, x: number): void {
  pdf.roundedRect(x, 62, 74, 26, 3).lineWidth(1.4).strokeColor(stamp).stroke();
  write(pdf, word, x, 66, { size: 13, bold: true, color: stamp, align: 'center', span: 74, spacing: 2 });
}

interface Headed {
  readonly number: string;
  readonly issued_date: string;
  readonly reissued_date: string | null;
  readonly corrects: string | null;
  readonly addressee: string;
  readonly honorific: string;
}

/** Title, stamps, number and days at the right, to whom at the left. */
export function heading(pdf: Pdf, title: string, paper: Headed): void {
  write(pdf, title, left, 58, { size: 26, bold: true, align: 'center', spacing: title.length > 4 ? 2 : 10 });
  const days = [
    `No. ${paper.number}`,
    `発行日 ${paper.issued_date}`,
    ...(paper.reissued_date === null ? [] : [`再発行日 ${paper.reissued_date}`]),
    ...(paper.corrects === null ? [] : [paper.corrects]),
  ];
  days.forEach((words, index) => {
    write(pdf, words, left, 102 + index * 13, { size: 9, color: faint, align: 'right' });
  });
  if (paper.reissued_date !== null) stampWord(pdf, '再発行', left);
  if (paper.corrects !== null) stampWord(pdf, '訂正版', right - 74);
  const size = fitting(pdf, paper.addressee, 17, 250);
  write(pdf, paper.addressee, left, 150 + (17 - size), { size, bold: true, span: 256 });
  write(pdf, paper.honorific, left + 262, 153, { size: 13, span: 32 });
  line(pdf, 180, left, left + 294, ink, 1);
}

/** Small print at the foot. Long sentences go on in a second line. */
export function footNotes(pdf: Pdf, notes: readonly string[]): void {
  const rows = notes.flatMap((text) => wrapped(pdf, text));
  const top = 800 - rows.length * 12;
  line(pdf, top - 8);
  rows.forEach((text, index) => {
    write(pdf, text, left, top + index * 12, { size: 7.5, color: faint });
  });
}

function wrapped(pdf: Pdf, text: string): string[] {
  const rows: string[] = [];
  let row = '・';
  for (const sign of text) {
    if (widthOf(pdf, row + sign, 7.5) > width) {
      rows.push(row);
      row = '\u3000';
    }
    row += sign;
  }
  return [...rows, row];
}
