import { type Plugin, parseSync } from 'vite';
import { phrasesOf } from './phrases.ts';

/**
 * Marks the phrases of headings and buttons while building, with a zero-width space between them: Safari and Firefox do not
 * know `word-break: auto-phrase` and broke 一時/保育 in two. The sheet says `keep-all` there, so a line ends at a mark or after a
 * comma (src/web/design/base.css). What comes from the database is not marked.
 */
export function markPhrases(): Plugin {
  return {
    name: 'mark-phrases',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/web\/(?!staff\b|console\/|parts\/\w+\/(staff|headquarters)\/).*\.tsx$/ },
      handler: (code, id) => ({ code: withMarkedPhrases(code, id), map: null }),
    },
  };
}

const MARK = '\u200B';
/** A shorter one stands on one line everywhere. */
const SHORTEST = 6;
/** What base.css lets break at phrases, and the components that draw it. */
const tags = new Set('h1 h2 h3 th legend summary button PageHeading Button LinkButton'.split(' '));
/** Components that draw their title so. */
const titled = new Set('Section Notice EmptyState MypagePage FlowPage'.split(' '));
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Found = { code: string; texts: { start: number; words: string }[] };

export function withMarkedPhrases(code: string, file: string): string {
  if (!japanese.test(code)) return code;
  const { program } = parseSync(file, code, { lang: 'tsx' });
  const found: Found = { code, texts: [] };
  collect(program, false, found);
  return found.texts
    .map(({ start, words }) => ({ start: code.indexOf(words, start), words }))
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, words }) => text.slice(0, start) + marked(words) + text.slice(start + words.length), code);
}

/** Line by line: what stands between two lines of a JSX text is no part of a phrase. */
const marked = (text: string): string =>
  text
    .split(/(\n\s*)/)
    .map((line) => (line.length >= SHORTEST && japanese.test(line) ? phrasesOf(line).join(MARK) : line))
    .join('');

/** The texts below a node that are drawn inside something that breaks at phrases. */
function collect(node: unknown, inside: boolean, found: Found): void {
  if (Array.isArray(node)) for (const one of node) collect(one, inside, found);
  if (!isNode(node)) return;
  if (node.type === 'JSXElement') {
    collectElement(node, inside, found);
    return;
  }
  const words = wordsOf(node);
  if (inside && words !== '') found.texts.push({ start: node.start, words });
  const stays = passesOn[node.type];
  for (const [key, child] of Object.entries(node)) collect(child, inside && (stays?.includes(key) ?? false), found);
}

/** Whatever a text is only handed through by; a function or its arguments may do anything with it. */
const passesOn: Record<string, readonly string[]> = {
  JSXFragment: ['children'],
  JSXExpressionContainer: ['expression'],
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['left', 'right'],
  ParenthesizedExpression: ['expression'],
  TemplateLiteral: ['quasis'],
};

function collectElement(element: Node, inside: boolean, found: Found): void {
  const opening = element.openingElement as Node & { attributes: Node[] };
  const name = (opening.name as { name?: string }).name ?? '';
  for (const attribute of opening.attributes) {
    const isTitle = titled.has(name) && (attribute.name as { name?: string } | undefined)?.name === 'title';
    collect(attribute.value, isTitle, found);
  }
  const isPlain = /^[a-z]/.test(name);
  const breaks = tags.has(name) || classesHave(opening, /\b(phrases\b|buttonStyle\()/, found);
  const isOneLine = classesHave(opening, /\b(sr-only|whitespace-nowrap)\b/, found);
  // What is said to be its name must be found in what is seen: a mark there would be a letter more (WCAG 2.5.3).
  const isNamed = opening.attributes.some(({ name }) => (name as { name?: string } | undefined)?.name === 'aria-label');
  collect(element.children, !isOneLine && !isNamed && (breaks || (inside && isPlain)), found);
}

const classesHave = ({ attributes }: { attributes: Node[] }, words: RegExp, { code }: Found): boolean =>
  attributes.some(({ start, end }) => code.startsWith('className=', start) && words.test(code.slice(start, end)));

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** As they stand in the source, without what encloses them. */
function wordsOf({ type, value, raw }: Node): string {
  if (type === 'JSXText' && typeof value === 'string') return typeof raw === 'string' ? raw : value;
  if (type === 'Literal' && typeof value === 'string' && typeof raw === 'string') return raw.slice(1, -1);
  return type === 'TemplateElement' ? (value as { raw: string }).raw : '';
}
