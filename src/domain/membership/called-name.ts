/** Whoever typed it may have written さん already. */
export const withSan = (name: string): string => (name.endsWith('さん') ? name : `${name}さん`);

/** 佐藤 陽向 → 陽向さん: within one family the first name says it. */
export function calledName(name: string): string {
  const given = name
    .trim()
    .split(/[ 　]+/)
    .at(-1);
  return withSan(given ?? name);
}
