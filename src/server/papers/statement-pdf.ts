import type { StatementPaper } from '../../domain/billing/papers/statement-paper.ts';
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
  width,
  write,
} from './drawing.ts';

/** Draws a yearly statement from its own words: what, in which classes, for whom. */
export const statementPdf = (paper: StatementPaper, createdAt: Date): Promise<Buffer> =>
  drawnPage(`年間利用明細書 ${paper.number}`, createdAt, (pdf) => {
    heading(pdf, '年間利用明細書', paper);
    write(pdf, `対象期間 ${paper.period}`, left, 192, { size: 10 });
    write(pdf, `お支払いの合計(税込) ${formatYen(paper.total)}`, left, 208, { size: 12, bold: true });
    const [name = '', ...rest] = paper.issuer;
    write(pdf, name, left, 190, { size: 10, bold: true, align: 'right' });
    rest.forEach((text, index) => {
      write(pdf, text, left, 206 + index * 12, { size: 8, align: 'right' });
    });
    const rows = paper.tables.reduce((sum, table) => sum + table.rows.length, 0);
    // One page holds a year of any family; with many rows they move closer together.
    const step = Math.max(7, Math.min(16, Math.floor((745 - 240 - paper.tables.length * 46) / rows)));
    let y = 240;
    for (const table of paper.tables) y = drawTable(pdf, table, y, step);
    footNotes(pdf, paper.notes);
  });

const labelWidth = 92;
const inCell = (amount: number): string => (amount === 0 ? '－' : formatYen(amount));

function drawTable(pdf: Pdf, table: StatementPaper['tables'][number], top: number, step: number): number {
  write(pdf, table.title, left, top, { size: 10, bold: true });
  const span = (width - labelWidth) / (table.columns.length - 1);
  const row = (cells: readonly string[], y: number, style: { size: number; bold?: boolean; color?: string }) => {
    cells.forEach((cell, index) => {
      const room = index === 0 ? labelWidth - 8 : span - 6;
      const size = fitting(pdf, cell, style.size, room, 4);
      const x = index === 0 ? left + 6 : left + labelWidth + (index - 1) * span;
      write(pdf, cell, x, y, { ...style, size, span: room, align: index === 0 ? 'left' : 'right' });
    });
  };
  pdf.rect(left, top + 17, width, 17).fill(band);
  row(table.columns, top + 20, { size: 8, color: faint });
  let y = top + 34;
  table.rows.forEach(([label, ...amounts], index) => {
    const last = index === table.rows.length - 1;
    if (last) line(pdf, y, left, right, ink, 1);
    const size = Math.min(9, (step - 0.5) / 1.55);
    row([label, ...amounts.map(inCell)], y + (step - size * 1.45) / 2 - 0.4, { size, bold: last });
    y += step;
    line(pdf, y);
  });
  return y + 12;
}
