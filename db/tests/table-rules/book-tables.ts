import { ownBranch } from '../actors.ts';
import { byBranch, none, staffOnly, type TableRule } from './rule-kinds.ts';

/** Tables of a month's close and of the accounting file. */
export const bookTables: Readonly<Record<string, TableRule>> = {
  month_closes: staffOnly({ manager: byBranch(ownBranch), elsewhere: none }),
  accounting_mappings: staffOnly({}),
};
