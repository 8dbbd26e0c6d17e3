import {
  atBranch,
  byCustomer,
  childComingTo,
  childKnownAt,
  childOf,
  memberWith,
  none,
  ofFamily,
  personal,
  type TableRule,
  visibleFamily,
} from './rule-kinds.ts';

const living = (customer: number) => `customer_id = ${customer} and removed_at is null`;
const memberOf = (families: (branch: number) => string) => (branch: number) =>
  `family_member_id in (select id from family_members where ${families(branch)})`;

/** Tables of the people of a family, and of what they and the branch tell each other. */
export const familyTables: Readonly<Record<string, TableRule>> = {
  family_members: {
    sees: {
      ...ofFamily(living, visibleFamily('customer_id')).sees,
      relative: "uid = 'demo-kimura-mother'",
    },
  },
  family_member_contacts: {
    key: 'family_member_id',
    sees: {
      ...personal(() => none, memberOf(visibleFamily('customer_id'))).sees,
      guardian: memberWith('demo-kimura-partner'),
      relative: memberWith('demo-kimura-mother'),
    },
  },
  pickup_people: ofFamily(byCustomer, visibleFamily('customer_id')),
  view_families: {
    key: 'family_member_id',
    from: '(select id as family_member_id, customer_id, role, uid from family_members) people',
    sees: {
      ...personal((customer) => `role = 1 and customer_id = ${customer}`, 'refused').sees,
      guardian: "uid = 'demo-kimura-partner'",
      relative: "uid = 'demo-kimura-mother'",
    },
  },
  // invitations, freeze
  // passes
  // health
  child_health_versions: ofFamily(childOf, childKnownAt),
  child_health_looks: { key: "branch_id || ' ' || child_id", sees: atBranch.sees },
  child_health_reads: ofFamily(childOf, () => none),
  child_documents: ofFamily((customer) => `${childOf(customer)} and removed_at is null`, childComingTo),
  view_child_health_questions: {
    key: 'child_id',
    from: `(select c.id as child_id, c.customer_id from children c where not c.disable
      and not exists (select from child_health_versions v where v.child_id = c.id)) asked`,
    sees: { ...ofFamily(byCustomer, childKnownAt).sees },
  },
  // morning
  // day
  // messages
  // notification settings
};
