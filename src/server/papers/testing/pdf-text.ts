import { inflateSync } from 'node:zlib';

interface PdfObject {
  head: string;
  stream: string;
}

export interface PdfFont {
  bold: boolean;
  /** Glyph number in hex, as the page writes it, to text. */
  glyphs: ReadonlyMap<string, string>;
}

/** What a page draws, and with which fonts. */
export function pdfPage(pdf: Buffer, place = 0): { content: string; fonts: ReadonlyMap<string, PdfFont> } {
  const objects = readObjects(pdf);
  const page = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))[place];
  const resources = objects.get(reference(page?.head ?? '', 'Resources'))?.head ?? page?.head ?? '';
  const fonts = new Map<string, PdfFont>();
  for (const [, name = '', id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const head = objects.get(Number(id))?.head ?? '';
    const toUnicode = objects.get(reference(head, 'ToUnicode'));
    fonts.set(name, { bold: /Bold/.test(head), glyphs: unicodeTable(toUnicode?.stream ?? '') });
  }
  return { content: objects.get(reference(page?.head ?? '', 'Contents'))?.stream ?? '', fonts };
}

/** What one `TJ` shows. */
export const shownText = (shown: string, font: PdfFont | undefined): string =>
  (
    [...shown.matchAll(/<([0-9a-f]*)>/gi)]
      .map(([, hex]) => hex ?? '')
      .join('')
      .match(/.{4}/g) ?? []
  )
    .map((glyph) => font?.glyphs.get(glyph.toLowerCase()) ?? '?')
    .join('');

/** The text of a PDF made by pdfkit: enough of a reader for its own font subsets (glyph numbers, ToUnicode tables). */
export function pdfText(pdf: Buffer, place = 0): string[] {
  const { content, fonts } = pdfPage(pdf, place);
  const texts: string[] = [];
  let font: PdfFont | undefined;
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? font;
    if (shown !== undefined) texts.push(shownText(shown, font));
  }
  return texts;
}

const reference = (text: string, key: string): number => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1] ?? -1);

function readObjects(pdf: Buffer): Map<number, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)) {
    const [, id, body = ''] = match;
    const [head = '', rest = ''] = body.split(/stream\n/, 2);
    const raw = Buffer.from(rest.slice(0, Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)), 'latin1');
    const stream = head.includes('FlateDecode') && !head.includes('FontFile') ? inflated(raw) : '';
    objects.set(Number(id), { head, stream });
  }
  return objects;
}

function inflated(raw: Buffer): string {
  try {
    return inflateSync(raw).toString('latin1');
  } catch {
    return '';
  }
}

function unicodeTable(cmap: string): Map<string, string> {
  const table = new Map<string, string>();
  for (const [, from = '0', , list = ''] of cmap.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[(.*?)\]/gi)) {
    [...list.matchAll(/<([0-9a-f ]+)>/gi)].forEach(([, hex = ''], index) => {
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      table.set(glyph, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return table;
}
