/** How people are called already, where whoever typed the name wrote it too. */
const titles = ['さん', 'さま', '様', 'ちゃん', 'くん'];

/** 佐藤 花子 → 佐藤 花子さん; a name that has its title keeps it. No name stays none. */
export function withSan(name: string): string {
  const typed = name.trimEnd();
  return typed === '' || titles.some((title) => typed.endsWith(title)) ? typed : `${typed}さん`;
}

/** 佐藤 陽向 → 陽向さん: within one family the first name says it. A title typed apart (陽向 ちゃん) goes with its name. */
export function calledName(name: string): string {
  const words = name.trim().split(/[ 　]+/);
  const given = words.at(-1) ?? '';
  return withSan(titles.includes(given) ? `${words.at(-2) ?? ''}${given}` : given);
}
