import { type PdfFont, pdfPage, shownText } from './pdf-text.ts';

const height = 841.89;
const rounded = (number: number): string => String(Math.round(number * 10) / 10);
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const colorOf = (parts: readonly string[]): string =>
  `#${parts
    .map((part) =>
      Math.round(Number(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/**
 * The picture of a page made by pdfkit as SVG: every text, line and box where the PDF draws it. A picture that can be looked
 * at in a browser and compared line by line.
 */
export function pdfPicture(pdf: Buffer): string {
  const { content, fonts } = pdfPage(pdf);
  const drawn: string[] = [];
  let path = '';
  let box = '';
  const pen = { fill: '#000000', stroke: '#000000', thickness: '1' };
  let text = { x: 0, y: 0, size: '10', spacing: 0, font: undefined as PdfFont | undefined };
  for (const row of content.split('\n')) {
    const words = row.split(' ');
    const operator = words.at(-1) ?? '';
    const numbers = words.slice(0, -1).map(Number);
    if (operator === 'BT') text = { ...text, spacing: 0 };
    else if (operator === 'Tm') text = { ...text, x: numbers[4] ?? 0, y: height - (numbers[5] ?? 0) };
    else if (operator === 'Tf') text = { ...text, size: words[1] ?? '', font: fonts.get((words[0] ?? '').slice(1)) };
    else if (operator === 'Tc') text = { ...text, spacing: numbers[0] ?? 0 };
    else if (operator === 'TJ') drawn.push(textElement(row, text, pen.fill));
    else if (operator === 'scn') pen.fill = colorOf(words.slice(0, 3));
    else if (operator === 'SCN') pen.stroke = colorOf(words.slice(0, 3));
    else if (operator === 'w') pen.thickness = words[0] ?? '';
    else if (operator === 're') {
      const [x, y, w, h] = numbers.map(rounded);
      box = `<rect x="${x}" y="${y}" width="${w}" height="${h}"`;
    } else if (operator === 'm') path = `M ${numbers.map(rounded).join(' ')}`;
    else if (operator === 'l' || operator === 'c')
      path += ` ${operator.toUpperCase()} ${numbers.map(rounded).join(' ')}`;
    else if (operator === 'f') drawn.push(`${box} fill="${pen.fill}"/>`);
    else if (operator === 'S')
      drawn.push(`<path d="${path}" fill="none" stroke="${pen.stroke}" stroke-width="${pen.thickness}"/>`);
  }
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595.28 ${height}" font-family="Noto Sans JP">`;
  const title = `<title>${/>([^<]+)<\/text>/.exec(drawn.join('\n'))?.[1] ?? ''}</title>`;
  return `${[open, title, `<rect width="595.28" height="${height}" fill="#ffffff"/>`, ...drawn, '</svg>'].join('\n')}\n`;
}

function textElement(
  row: string,
  { x, y, size, spacing, font }: { x: number; y: number; size: string; spacing: number; font: PdfFont | undefined },
  fill: string,
): string {
  const look = `font-size="${size}"${font?.bold ? ' font-weight="700"' : ''}${spacing ? ` letter-spacing="${spacing}"` : ''}`;
  return `<text x="${rounded(x)}" y="${rounded(y)}" ${look} fill="${fill}">${escaped(shownText(row, font))}</text>`;
}
