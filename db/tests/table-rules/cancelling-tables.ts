import { byBranch, personal, reserveOf, type TableRule } from './rule-kinds.ts';

/** Tables about cancellation fees; what is money is the paying member's alone. */
export const cancellingTables: Readonly<Record<string, TableRule>> = {
  fee_goodwills: personal(
    (customer) => `reserve_cancellation_id in (select id from reserve_cancellations where ${reserveOf(customer)})`,
    byBranch,
  ),
};
