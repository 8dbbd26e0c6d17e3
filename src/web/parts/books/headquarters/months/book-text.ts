import type { FunctionOk } from '../../../../../contract/functions/functions.ts';

export type BookPlaces = FunctionOk<'staffListMonths'>['places'];
export type SheetAnswer = FunctionOk<'staffReadMonthSheet'>;
export type MappingAnswer = FunctionOk<'headquartersListMappings'>;
export type MappingLine = MappingAnswer['mappings'][number];

/** In the address, what belongs to no branch has a name. */
const company = 'company';
export const placeInAddress = (branch_id: number | null): string => (branch_id === null ? company : String(branch_id));
/** Undefined: no place. */
export function placeOfAddress(text: string | undefined): number | null | undefined {
  if (text === company) return null;
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}
export const monthText = (month: string): string => `${month.slice(0, 4)}年${Number(month.slice(5, 7))}月`;
