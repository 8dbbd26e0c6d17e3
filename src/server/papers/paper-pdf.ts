import { band, drawnPdf, faint, ink, line as lineBetween, type Pdf, rule, type Style, setType } from './drawing.ts';
import type { Paper, PaperColumn, PaperSection } from './paper.ts';

const left = 48;
const right = 547;
const width = right - left;
const top = 48;
const bottom = 786;
const text = 9;
const label = 112;
const inside = { x: 6, y: 4 };

/** Draws a paper on as many A4 pages as it needs: no row is split, and a table's head repeats on every page. */
export const paperPdf = (paper: Paper, createdAt: Date): Promise<Buffer> => papersPdf([paper], createdAt);

/** Several papers in one file, each starting on a new page. */
export const papersPdf = (papers: readonly Paper[], createdAt: Date): Promise<Buffer> =>
  drawnPdf({ title: papers[0]?.title ?? '', createdAt, bufferPages: true }, (pdf) => {
    const pages: Paper[] = [];
    for (const [index, paper] of papers.entries()) {
      if (index > 0) pdf.addPage();
      let y = heading(pdf, paper);
      for (const section of paper.sections) y = drawSection(pdf, section, y + 14);
      while (pages.length < pdf.bufferedPageRange().count) pages.push(paper);
    }
    feet(pdf, pages);
  });

const set = (pdf: Pdf, { size = text, bold = false, color = ink }: Partial<Style>): void =>
  setType(pdf, { size, bold, color });

function write(pdf: Pdf, words: string, x: number, y: number, style: Partial<Style> = {}): void {
  set(pdf, style);
  pdf.text(words, x, y, { width: style.span ?? width, align: style.align ?? 'left', lineGap: 1 });
}

function heightOf(pdf: Pdf, words: string, span: number, style: Partial<Style> = {}): number {
  set(pdf, style);
  return pdf.heightOfString(words === '' ? ' ' : words, { width: span, lineGap: 1 });
}

const line = (pdf: Pdf, y: number, color = rule, thickness = 0.6): void =>
  lineBetween(pdf, y, left, right, color, thickness);

function heading(pdf: Pdf, paper: Paper): number {
  write(pdf, paper.title, left, top, { size: 18, bold: true });
  write(pdf, paper.issued, left, top + 28, { size: 8, color: faint });
  const y = top + 46;
  line(pdf, y, ink, 1);
  if (paper.lead === '') return y;
  write(pdf, paper.lead, left, y + 8, { size: 10 });
  return y + 8 + heightOf(pdf, paper.lead, width, { size: 10 });
}

/** Where the next thing of this height begins: here, or on a new page. */
function room(pdf: Pdf, y: number, height: number): number {
  if (y + height <= bottom) return y;
  pdf.addPage();
  return top;
}

function drawSection(pdf: Pdf, section: PaperSection, from: number): number {
  // A heading is never left alone at the foot of a page.
  let y = room(pdf, from, 64);
  write(pdf, section.heading, left, y, { size: 11, bold: true });
  y += 19;
  if ('facts' in section) return drawFacts(pdf, section.facts, y);
  if (section.rows.length === 0) {
    write(pdf, section.empty, left, y + 2, { color: faint });
    return y + 16;
  }
  return drawTable(pdf, section.columns, section.rows, y);
}

function drawFacts(pdf: Pdf, facts: readonly [string, string][], from: number): number {
  let y = from;
  const span = width - label - inside.x;
  line(pdf, y);
  for (const [name, value] of facts) {
    const height = Math.max(heightOf(pdf, value, span), heightOf(pdf, name, label - inside.x)) + 2 * inside.y;
    const place = room(pdf, y, height);
    if (place !== y) line(pdf, place);
    y = place;
    pdf.rect(left, y + 0.4, label - inside.x, height - 0.8).fill(band);
    write(pdf, name, left + inside.x, y + inside.y, { color: faint, span: label - 2 * inside.x });
    write(pdf, value, left + label, y + inside.y, { span });
    y += height;
    line(pdf, y);
  }
  return y;
}

function drawTable(pdf: Pdf, columns: readonly PaperColumn[], rows: readonly string[][], from: number): number {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const spans = columns.map(({ share }) => (width * share) / shares);
  const places = spans.map((_, index) => left + spans.slice(0, index).reduce((sum, each) => sum + each, 0));
  const row = (cells: readonly string[], y: number, style: Partial<Style>) => {
    cells.forEach((cell, index) => {
      const span = (spans[index] ?? 0) - 2 * inside.x;
      const align = columns[index]?.align ?? 'left';
      write(pdf, cell, (places[index] ?? left) + inside.x, y + inside.y, { ...style, span, align });
    });
  };
  const head = (y: number): number => {
    pdf.rect(left, y, width, 20).fill(band);
    row(
      columns.map((column) => column.label),
      y,
      { size: 8, color: faint },
    );
    line(pdf, y + 20);
    return y + 20;
  };
  let y = head(from);
  for (const cells of rows) {
    const height =
      Math.max(...cells.map((cell, index) => heightOf(pdf, cell, (spans[index] ?? 0) - 2 * inside.x))) + 2 * inside.y;
    const place = room(pdf, y, height);
    y = place === y ? y : head(place);
    row(cells, y, {});
    y += height;
    line(pdf, y);
  }
  return y;
}

function feet(pdf: Pdf, pages: readonly Paper[]): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    line(pdf, 800);
    write(pdf, pages[page]?.foot ?? '', left, 806, { size: 7.5, color: faint, span: width - 60 });
    write(pdf, `${page + 1} / ${count}`, left, 806, { size: 7.5, color: faint, align: 'right' });
  }
}
