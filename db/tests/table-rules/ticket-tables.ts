import { everyone, type TableRule } from './rule-kinds.ts';

/** Tables of tickets beside the bundles themselves. */
export const ticketTables: Readonly<Record<string, TableRule>> = {
  ticket_terms: everyone(),
};
