import { byCustomer, everyone, personal, type TableRule } from './rule-kinds.ts';

const ofPlan = (customer: number) =>
  `instalment_plan_id in (select id from instalment_plans where customer_id = ${customer})`;
const ofInstalment = (customer: number) => `instalment_id in (select id from instalments where ${ofPlan(customer)})`;
/** Headquarters alone: a branch sees the claims, not what was agreed about them. */
const nobodyAt = () => 'false';

/** Tables of what is owed: the paying member's own, and headquarters'. */
export const unpaidTables: Readonly<Record<string, TableRule>> = {
  unpaid_policies: everyone(),
  unpaid_steps: personal(byCustomer, nobodyAt),
  instalment_plans: personal(byCustomer, nobodyAt),
  instalments: personal(ofPlan, nobodyAt),
  instalment_parts: personal(ofInstalment, nobodyAt),
};
