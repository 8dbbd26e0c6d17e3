/** As a spreadsheet opens it; what could be read as a formula is text. */
export function spreadsheetText(rows: readonly string[][]): string {
  const cell = (text: string) => `"${(/^[=@+\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
