import {
  byBranch,
  byCustomer,
  memberWith,
  none,
  ofFamily,
  personal,
  reserveOf,
  type TableRule,
  visibleFamily,
} from './rule-kinds.ts';

const living = (customer: number) => `customer_id = ${customer} and removed_at is null`;
const memberOf = (families: (branch: number) => string) => (branch: number) =>
  `family_member_id in (select id from family_members where ${families(branch)})`;
const ofPass = (passes: (id: number) => string) => (id: number) =>
  `pickup_pass_id in (select id from pickup_passes where ${passes(id)})`;

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
  pickup_passes: ofFamily(byCustomer, byBranch),
  pickup_pass_children: { ...ofFamily(ofPass(byCustomer), ofPass(byBranch)), key: '(pickup_pass_id, child_id)' },
  arrival_notices: ofFamily(reserveOf, byBranch),
  // health
  // morning
  // day
  // messages
  // notification settings
};
