/** For whom: one's own children by id, or those of somebody who is still registering by birth date. */
export type Who =
  | { readonly child_ids: readonly number[]; readonly names: readonly string[] }
  | { readonly birth_dates: readonly string[]; readonly names: readonly string[] };

export const countOf = (who: Who): number => ('child_ids' in who ? who.child_ids.length : who.birth_dates.length);

/** 佐藤 陽向 → 陽向さん: within one family the first name says it. */
export function calledName(name: string): string {
  const given = name
    .trim()
    .split(/[ 　]+/)
    .at(-1);
  return `${given ?? name}さん`;
}

export const calledNames = (names: readonly string[]): string => names.map(calledName).join('、');
