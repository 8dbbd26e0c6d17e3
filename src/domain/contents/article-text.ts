/**
 * Markdown of headquarters as blocks, never as HTML: what is no mark of ours stays the characters it is, so no tag,
 * script or attribute can come of it. "## " and "### " head, "- " and "1. " list, "> " quotes, "---" parts, blank lines
 * part paragraphs; **strong**, *emphasis*, [words](address), ![words for those who do not see it](/files/…).
 */
export type ArticlePiece = {
  readonly text: string;
  readonly strong?: true;
  readonly emphasis?: true;
  /** A page of ours, https, http or mailto. */
  readonly to?: string;
};
export type ArticleBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph' | 'quote'; readonly pieces: readonly ArticlePiece[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly ArticlePiece[])[] }
  | { readonly kind: 'picture'; readonly address: string; readonly alternative_text: string }
  | { readonly kind: 'rule' };

const address = String.raw`\/(?![\/\\])[^\s()<>"']{0,300}|https?:\/\/[^\s()<>"']{1,300}|mailto:[^\s()<>"'@]{1,64}@[^\s()<>"'@?&]{1,100}`;
const linked = new RegExp(String.raw`^\[([^[\]\n]{1,200})\]\((${address})\)`);
const strong = /^\*\*(?=\S)([^*\n]{1,500}?)(?<=\S)\*\*/;
const emphasis = /^\*(?=\S)([^*\n]{1,500}?)(?<=\S)\*/;
const picture = /^!\[([^[\]\n]*)\]\(([^\s()]*)\)$/;
/** Pictures lie with us: no other server learns who reads. */
const ownPicture = /^\/(?:files\/[0-9a-f-]{36}\/\d{1,4}\.webp|images\/[A-Za-z0-9/_-]{1,100}\.(?:svg|webp|jpg|png))$/;

export function articlePieces(text: string): ArticlePiece[] {
  const pieces: ArticlePiece[] = [];
  let plain = '';
  const finish = () => {
    if (plain !== '') pieces.push({ text: plain });
    plain = '';
  };
  for (let at = 0; at < text.length; ) {
    const found = marked(text, at);
    if (found === null) {
      plain += text[at];
      at += 1;
    } else {
      finish();
      pieces.push(found.piece);
      at += found.length;
    }
  }
  finish();
  return pieces;
}

function marked(text: string, at: number): { piece: ArticlePiece; length: number } | null {
  const first = text[at];
  if (first !== '[' && first !== '*') return null;
  const rest = text.slice(at, at + 1100);
  // A picture that is none of ours is no link either.
  const link = first === '[' && text[at - 1] !== '!' ? linked.exec(rest) : null;
  if (link) return { piece: { text: link[1] ?? '', to: link[2] ?? '/' }, length: link[0].length };
  const loud = strong.exec(rest);
  if (loud) return { piece: { text: loud[1] ?? '', strong: true }, length: loud[0].length };
  const soft = text[at + 1] === '*' ? null : emphasis.exec(rest);
  return soft && { piece: { text: soft[1] ?? '', emphasis: true }, length: soft[0].length };
}

type Line = { kind: 'text' | 'bullet' | 'number' | 'quote'; text: string };

function lineOf(text: string): Line {
  const bullet = /^[-*] +(.*)$/.exec(text);
  if (bullet) return { kind: 'bullet', text: bullet[1] ?? '' };
  const number = /^\d{1,3}[.．] +(.*)$/.exec(text);
  if (number) return { kind: 'number', text: number[1] ?? '' };
  const quote = /^> ?(.*)$/.exec(text);
  return quote ? { kind: 'quote', text: quote[1] ?? '' } : { kind: 'text', text };
}

export function articleBlocks(content: string): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  let run: Line[] = [];
  const finish = () => {
    const [first] = run;
    if (first)
      blocks.push(
        blockOf(
          first.kind,
          run.map(({ text }) => text),
        ),
      );
    run = [];
  };
  for (const each of content.replaceAll(/\r\n?/g, '\n').split('\n')) {
    const text = each.trim();
    const alone = text === '' ? null : standsAlone(text);
    if (text === '' || alone) {
      finish();
      if (alone) blocks.push(alone);
      continue;
    }
    const line = lineOf(text);
    if (run[0] && run[0].kind !== line.kind) finish();
    run.push(line);
  }
  finish();
  return blocks;
}

function standsAlone(text: string): ArticleBlock | null {
  const heading = /^(#{1,6}) +(.+)$/.exec(text);
  // The title is the page's first heading: "# " is one of the second rank too.
  if (heading) return { kind: 'heading', level: (heading[1] ?? '').length <= 2 ? 2 : 3, text: heading[2] ?? '' };
  if (/^(?:-{3,}|\*{3,})$/.test(text)) return { kind: 'rule' };
  const [, alternative_text = '', where = ''] = picture.exec(text) ?? [];
  return alternative_text.trim() !== '' && ownPicture.test(where)
    ? { kind: 'picture', address: where, alternative_text }
    : null;
}

function blockOf(kind: Line['kind'], lines: readonly string[]): ArticleBlock {
  if (kind === 'text') return { kind: 'paragraph', pieces: articlePieces(lines.join('\n')) };
  if (kind === 'quote') return { kind: 'quote', pieces: articlePieces(lines.join('\n')) };
  return { kind: 'list', ordered: kind === 'number', items: lines.map(articlePieces) };
}

/** What is wrong with the pictures of a text, for who writes it: none has no words, none lies elsewhere. */
export function pictureFault(content: string): 'no_words' | 'not_ours' | null {
  for (const each of content.split(/\r\n?|\n/)) {
    const found = picture.exec(each.trim());
    if (!found) continue;
    if ((found[1] ?? '').trim() === '') return 'no_words';
    if (!ownPicture.test(found[2] ?? '')) return 'not_ours';
  }
  return null;
}

/** The pictures of ours a text shows. */
export const picturesOf = (content: string): string[] =>
  articleBlocks(content).flatMap((block) => (block.kind === 'picture' ? [block.address] : []));

/** The words without their marks: for search engines, and wherever nothing can be loud. */
export const plainWords = (text: string): string =>
  articlePieces(text)
    .map((piece) => piece.text)
    .join('');
