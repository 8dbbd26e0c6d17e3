import { childOf, members, personal, type TableRule } from './rule-kinds.ts';

const ofApproval = (customer: number) =>
  `subsidy_approval_id in (select id from subsidy_approvals where ${childOf(customer)})`;

/** Tables of the certificates of provision, and of benefits. */
export const certificateTables: Readonly<Record<string, TableRule>> = {
  child_benefits: personal(childOf, 'refused'),
  other_facility_amounts: personal(childOf, 'refused'),
  municipality_layouts: members(),
  subsidies: members(),
  subsidy_terms: members(),
  subsidy_designations: members(),
  subsidy_approvals: personal(childOf, 'refused'),
  subsidy_interviews: personal(ofApproval, 'refused'),
  subsidy_other_uses: personal(ofApproval, 'refused'),
};
