import { otherId } from '../actors.ts';
import {
  all,
  atBranch,
  byBranch,
  byCustomer,
  childComingTo,
  childKnownAt,
  childOf,
  everyone,
  memberWith,
  none,
  ofFamily,
  personal,
  reserveAt,
  reserveOf,
  staffOnly,
  type TableRule,
  visibleFamily,
} from './rule-kinds.ts';

const living = (customer: number) => `customer_id = ${customer} and removed_at is null`;
const memberOf = (families: (branch: number) => string) => (branch: number) =>
  `family_member_id in (select id from family_members where ${families(branch)})`;
const ofPass = (passes: (id: number) => string) => (id: number) =>
  `pickup_pass_id in (select id from pickup_passes where ${passes(id)})`;

const threadOf = (customer: number) =>
  `family_thread_id in (select id from family_threads where customer_id = ${customer})`;
const threadIn = (branch: number) => `family_thread_id in (select id from family_threads where branch_id = ${branch})`;

/** Headquarters, and staff of a branch with a reserve for that child. */
const knownChild = staffOnly({ manager: childKnownAt(2), staff: childKnownAt(2), elsewhere: childKnownAt(3) });

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
  view_family_people: {
    from: '(select id, customer_id, removed_at from family_members) people',
    ...ofFamily(living, 'refused'),
  },
  family_invitations: {
    sees: { ...ofFamily(byCustomer, () => none).sees, headquarters: all },
  },
  pickup_freezes: ofFamily(byCustomer, visibleFamily('customer_id')),
  pickup_freeze_members: {
    key: "pickup_freeze_id || ' ' || family_member_id",
    ...ofFamily(
      (customer) => `pickup_freeze_id in (select id from pickup_freezes where ${byCustomer(customer)})`,
      'refused',
    ),
  },
  // the door: nobody of a family reads whom its child is not handed to
  pickup_bars: knownChild,
  view_pickup_bars_in_force: knownChild,
  hand_over_exceptions: atBranch,
  view_door_people: {
    key: "reserve_id || ' ' || place || ' ' || name",
    ...staffOnly({ manager: reserveAt(2), staff: reserveAt(2), elsewhere: reserveAt(3) }),
  },
  // passes
  pickup_passes: ofFamily(byCustomer, byBranch),
  pickup_pass_children: { ...ofFamily(ofPass(byCustomer), ofPass(byBranch)), key: '(pickup_pass_id, child_id)' },
  arrival_notices: ofFamily(reserveOf, byBranch),
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
  infections: everyone(),
  morning_forms: ofFamily(reserveOf, byBranch),
  illness_notices: { ...ofFamily(reserveOf, byBranch), key: 'reserve_id' },
  first_visit_packs: ofFamily(byCustomer, byBranch),
  // day
  day_notes: atBranch,
  // messages
  family_threads: ofFamily(byCustomer, byBranch),
  family_messages: ofFamily(threadOf, threadIn),
  family_thread_reads: ofFamily(threadOf, threadIn),
  family_message_files: ofFamily(
    (customer) => `family_message_id in (select id from family_messages where ${threadOf(customer)})`,
    (branch) => `family_message_id in (select id from family_messages where ${threadIn(branch)})`,
  ),
  late_notices: ofFamily(byCustomer, byBranch),
  view_message_branches: {
    key: 'branch_id',
    from: '(select id as branch_id, real_store_flag from branches) shops',
    sees: ofFamily(
      (customer) => `real_store_flag and (branch_id in (select branch_id from reserves where customer_id = ${customer}
        and approval_status <> 4) or branch_id in (select default_branch_id from customers where id = ${customer}))`,
      'refused',
    ).sees,
  },
  // words to many, and who wants advertising
  announcements: atBranch,
  announcement_families: staffOnly({
    manager: `announcement_id in (select id from announcements where ${byBranch(2)})`,
    staff: `announcement_id in (select id from announcements where ${byBranch(2)})`,
    elsewhere: `announcement_id in (select id from announcements where ${byBranch(3)})`,
  }),
  advertising_consents: {
    sees: {
      ...personal(() => none, 'refused').sees,
      other: memberWith('demo-kimura'),
      guardian: memberWith('demo-kimura-partner'),
      relative: memberWith('demo-kimura-mother'),
    },
  },
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
  push_subscriptions: {
    sees: {
      ...personal(() => none, 'refused').sees,
      other: memberWith('demo-kimura'),
      guardian: memberWith('demo-kimura-partner'),
      relative: memberWith('demo-kimura-mother'),
    },
  },
};
