/** Titles that may already have been typed as part of the name. */
const titles = ['さん', 'さま', '様', 'ちゃん', 'くん'];

/** 佐藤 花子 → 佐藤 花子さん; a name that has its title keeps it. No name stays none. */
export const withSan = (name: string): string => withTitle(name, 'さん');

/** 佐藤 花子 → 佐藤 花子様: to and about a customer. `gap` separates the two in headings and the first line of a letter. */
export const withSama = (name: string, gap: '' | ' ' = ''): string => withTitle(name, `${gap}様`);

function withTitle(name: string, title: string): string {
  const typed = name.trimEnd();
  return typed === '' || titles.some((known) => typed.endsWith(known)) ? typed : `${typed}${title}`;
}

/** 佐藤 陽向 → 陽向さん: within one family the first name says it. A title typed apart (陽向 ちゃん) goes with its name. */
export function calledName(name: string): string {
  const words = name.trim().split(/[ 　]+/);
  const given = words.at(-1) ?? '';
  return withSan(titles.includes(given) ? `${words.at(-2) ?? ''}${given}` : given);
}
