import { otherId } from '../actors.ts';
import {
  byCustomer,
  memberWith,
  none,
  ofFamily,
  personal,
  staffOnly,
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
  // stays as a relative sees them
  view_seen_stays: {
    from: '(select * from reserves where live and approval_status in (1, 3) and childcare_status <> 4) stays',
    sees: { ...ofFamily(byCustomer, 'refused').sees, relative: byCustomer(otherId) },
  },
  // invitations, freeze
  // passes
  // health
  // morning
  // day
  // messages
  // notification settings
  line_quotas: { key: 'month', ...staffOnly({}) },
  notification_settings: {
    key: "family_member_id || ' ' || kind_group",
    sees: {
      ...personal(() => none, 'refused').sees,
      other: memberWith('demo-kimura'),
      guardian: memberWith('demo-kimura-partner'),
      relative: memberWith('demo-kimura-mother'),
    },
  },
};
