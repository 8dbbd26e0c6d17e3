import { searchWords, telephoneDigits } from '../../../domain/text/search-text.ts';

/** One word of a search: the conditions by which a family (`c`), a child (`k`) or a customer's number is found. */
interface WordWays {
  families: string[];
  children: string[];
  number: string | null;
}

interface SearchWays {
  words: WordWays[];
  /** Families by how their mail address begins; empty where nothing like one was typed. */
  address: string;
  values: unknown[];
}

/** Whatever is in the place of a value. */
type Bind = (value: string | number) => string;

/** Kana is stored as katakana. */
const katakana = (text: string): string =>
  text.replaceAll(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));
/** A percent sign is a character like any other. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** The index of pairs finds the candidates, `like` decides. */
function named(word: string, bind: Bind): Pick<WordWays, 'families' | 'children'> {
  const [text, pattern] = [bind(word), bind(`%${literal(word)}%`)];
  const found = (alias: string) =>
    `app.bigrams(${alias}.search_text) @> app.bigrams(${text}) and ${alias}.search_text like ${pattern}`;
  return { families: [found('c')], children: [found('k')] };
}

/** Telephone numbers by how they begin or end. A customer's number is typed alone; it is short, a telephone number is not. */
function numbered(digits: string, bind: Bind): Pick<WordWays, 'families' | 'number'> {
  const families = [`c.tel like ${bind(`${digits}%`)}`, `reverse(c.tel) like reverse(${bind(digits)}) || '%'`];
  return { families, number: bind(digits.length < 10 ? Number(digits) : 0) };
}

function waysOf(word: string, bind: Bind): WordWays {
  const digits = telephoneDigits(word);
  if (digits?.length === 1) return { families: [], children: [], number: bind(Number(digits)) };
  if (digits !== null) {
    const [name, number] = [named(word, bind), numbered(digits, bind)];
    return { families: [...name.families, ...number.families], children: name.children, number: number.number };
  }
  // A single character has no pair: it begins the name or the kana.
  if ([...word].length === 1) {
    const begun = [
      `c.search_text like ${bind(`${literal(word)}%`)}`,
      `c.name_kana like ${bind(`${literal(katakana(word))}%`)}`,
    ];
    return { families: begun, children: [], number: null };
  }
  return { ...named(word, bind), number: null };
}

/** How what was typed finds families: by every word of it, or as the beginning of an address. */
export function waysToFind(typed: string): SearchWays {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}::${typeof value === 'number' ? 'integer' : 'text'}`;
  const words = searchWords(typed).map((word) => waysOf(word, bind));
  const start = typed.trim().toLowerCase();
  const address =
    start.length < 2
      ? ''
      : `select c.id from customers c where lower(c.email::text) like ${bind(`${literal(start)}%`)}`;
  return { words, address, values };
}

export const familiesBy = ({ families, number }: WordWays): string[] => [
  ...families.map((where) => `select c.id from customers c where ${where}`),
  ...(number === null ? [] : [`select ${number} as id`]),
];
export const familiesByChild = ({ children }: WordWays): string[] =>
  children.map((where) => `select k.customer_id as id from children k where ${where}`);
export const childrenBy = ({ children }: WordWays): string[] =>
  children.map((where) => `select k.id from children k where ${where}`);
