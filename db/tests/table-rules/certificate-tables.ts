import { childOf, members, personal, type TableRule } from './rule-kinds.ts';

/** Tables of the certificates of provision. */
export const certificateTables: Readonly<Record<string, TableRule>> = {
  child_benefits: personal(childOf, 'refused'),
  other_facility_amounts: personal(childOf, 'refused'),
  municipality_layouts: members(),
};
