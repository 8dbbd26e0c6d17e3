import { calledName } from '../../../../domain/text/called-name.ts';

export { calledName };

/** For whom: the customer's own children by id or, while still registering, children by birth date. */
export type Who =
  | (Named & { readonly child_ids: readonly number[] })
  | (Named & { readonly birth_dates: readonly string[] });

/** `remarks`: what the parent has registered about each child's health, if it was asked for. */
type Named = { readonly names: readonly string[]; readonly remarks?: readonly string[] };

export const countOfWho = (who: Who): number => ('child_ids' in who ? who.child_ids.length : who.birth_dates.length);

/** As a question about free seats names them: ages count where the roster decides. */
export const childrenAsked = (who: Who): { child_ids: number[] } | { birth_dates: string[] } =>
  'child_ids' in who ? { child_ids: [...who.child_ids] } : { birth_dates: [...who.birth_dates] };

export const calledNames = (names: readonly string[]): string => names.map(calledName).join('、');
