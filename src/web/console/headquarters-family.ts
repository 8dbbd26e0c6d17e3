import type { SelectHeadquartersFamilyData } from '../../contract/operations/generated.ts';

/** A family as the page of headquarters shows it. */
export type Family = SelectHeadquartersFamilyData['customers'][number];
export type FamilyPartProps = { family: Family; living: boolean; onChanged: () => void };
