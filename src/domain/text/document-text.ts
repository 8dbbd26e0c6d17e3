/**
 * Text of headquarters, never markup: blank lines part blocks, "## " begins a section, lines with "- " or "1. " are a
 * list, [words](address) is a link to a page of ours or to https. Anything else stays the characters it is.
 */
export type TextPiece = { readonly text: string; readonly to?: string };
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly pieces: readonly TextPiece[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly TextPiece[])[] };
export type TextSection = { readonly heading: string; readonly blocks: readonly TextBlock[] };

const link = /\[([^[\]\n]{1,100})\]\((\/(?!\/)[^\s()]{0,300}|https:\/\/[^\s()]{1,300})\)/g;
const bullet = /^- +/;
const number = /^\d{1,2}[.．] */;

export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: match[1] ?? '', to: match[2] ?? '/' });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** The part before the first heading has the heading ''. */
export function textSections(body: string): TextSection[] {
  const sections: { heading: string; blocks: TextBlock[] }[] = [];
  let lines: string[] = [];
  const finish = () => {
    if (lines.length > 0) here().blocks.push(...blocksOf(lines));
    lines = [];
  };
  const here = () => {
    const last = sections.at(-1);
    if (last) return last;
    const first = { heading: '', blocks: [] };
    sections.push(first);
    return first;
  };
  for (const line of body.replaceAll('\r\n', '\n').split('\n')) {
    const text = line.trim();
    if (text.startsWith('## ')) {
      finish();
      sections.push({ heading: text.slice(3).trim(), blocks: [] });
    } else if (text === '') finish();
    else lines.push(text);
  }
  finish();
  return sections;
}

type Marker = 'bullet' | 'number' | 'none';
const markerOf = (line: string): Marker => (bullet.test(line) ? 'bullet' : number.test(line) ? 'number' : 'none');

/** A run of lines of one kind is one block: a list may follow its sentence without a blank line. */
function blocksOf(lines: readonly string[]): TextBlock[] {
  const runs: { marker: Marker; lines: string[] }[] = [];
  for (const line of lines) {
    const marker = markerOf(line);
    const last = runs.at(-1);
    if (last?.marker === marker) last.lines.push(line);
    else runs.push({ marker, lines: [line] });
  }
  return runs.map((run) => {
    if (run.marker === 'none') return { kind: 'paragraph', pieces: textPieces(run.lines.join('\n')) };
    const mark = run.marker === 'bullet' ? bullet : number;
    const items = run.lines.map((line) => textPieces(line.replace(mark, '')));
    return { kind: 'list', ordered: run.marker === 'number', items };
  });
}
