/** A byte order mark, so that Excel reads the file as UTF-8. */
const mark = '\uFEFF';

/** What a spreadsheet would take for a formula is made plain text; numbers are ours and stay numbers. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

export const csvText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  mark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

export function saveCsv(name: string, rows: readonly (readonly (string | number | null)[])[]): void {
  const url = URL.createObjectURL(new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
