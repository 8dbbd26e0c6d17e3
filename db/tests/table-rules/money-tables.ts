import { byCustomer, everyone, none, personal, type TableRule } from './rule-kinds.ts';

/** Tables of the papers and rules of money. */
export const moneyTables: Readonly<Record<string, TableRule>> = {
  tax_settings: everyone(),
  issued_documents: personal(byCustomer, () => none),
};
