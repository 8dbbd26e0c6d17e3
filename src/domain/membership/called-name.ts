/** 佐藤 陽向 → 陽向さん: within one family the first name says it. */
export function calledName(name: string): string {
  const given = name
    .trim()
    .split(/[ 　]+/)
    .at(-1);
  return `${given ?? name}さん`;
}
