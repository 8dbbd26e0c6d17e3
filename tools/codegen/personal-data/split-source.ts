export interface SplitSource {
  /** The program without comments and without what its strings say. */
  readonly code: string;
  /** What its strings say, each with the code inside `${…}` replaced by a mark. */
  readonly strings: readonly string[];
}

/** Where a string has code of its own. */
export const inserted = '¤';

/** Parts TypeScript into code and strings: enough for files that are formatted and compile. */
export function splitSource(text: string): SplitSource {
  const strings: string[] = [];
  let code = '';
  /** For each template that is open: what it said so far; `depth` counts braces inside its `${…}`. */
  const open: { said: string; depth: number }[] = [];
  let at = 0;
  const closed = (from: number, quote: string): number => {
    let end = from;
    while (end < text.length && text[end] !== quote) end += text[end] === '\\' ? 2 : 1;
    return end;
  };
  const readTemplate = (): void => {
    const template = open.at(-1);
    while (template && at < text.length) {
      if (text[at] === '\\') at += 2;
      else if (text.startsWith('${', at)) {
        template.said += inserted;
        template.depth = 1;
        at += 2;
        return;
      } else if (text[at] === '`') {
        strings.push(template.said);
        open.pop();
        at += 1;
        return;
      } else {
        template.said += text[at];
        at += 1;
      }
    }
  };
  while (at < text.length) {
    const letter = text[at] ?? '';
    const inside = open.at(-1);
    if (text.startsWith('//', at)) at = endOf(text, '\n', at);
    else if (text.startsWith('/*', at)) at = endOf(text, '*/', at) + 2;
    else if (letter === "'" || letter === '"') {
      const end = closed(at + 1, letter);
      strings.push(text.slice(at + 1, end));
      code += '""';
      at = end + 1;
    } else if (letter === '`') {
      code += '""';
      open.push({ said: '', depth: 0 });
      at += 1;
      readTemplate();
    } else if (letter === '/' && /(?:^|[(,=:[!&|?{};>]|return)\s*$/.test(code.slice(-12))) {
      at = regularExpressionEnd(text, at);
    } else {
      if (inside && letter === '{') inside.depth += 1;
      if (inside && letter === '}') inside.depth -= 1;
      at += 1;
      if (inside && inside.depth === 0) {
        code += ' ';
        readTemplate();
      } else code += letter;
    }
  }
  return { code, strings };
}

function endOf(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from);
  return end < 0 ? text.length : end;
}

function regularExpressionEnd(text: string, from: number): number {
  let at = from + 1;
  for (let isClass = false; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '[') isClass = true;
    else if (text[at] === ']') isClass = false;
    else if (text[at] === '/' && !isClass) break;
  }
  return at + 1;
}
