import { byBranch, byCustomer, personal, type TableRule } from './rule-kinds.ts';

export const resaleTables: Readonly<Record<string, TableRule>> = {
  fee_give_backs: personal(byCustomer, byBranch),
};
