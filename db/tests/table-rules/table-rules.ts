import { otherBranch, ownBranch } from '../actors.ts';
import { bookTables } from './book-tables.ts';
import { cancellingTables } from './cancelling-tables.ts';
import { careTables } from './care-tables.ts';
import { certificateTables } from './certificate-tables.ts';
import { contentTables } from './content-tables.ts';
import { familyTables } from './family-tables.ts';
import { moneyTables } from './money-tables.ts';
import { resaleTables } from './resale-tables.ts';
import {
  all,
  atBranch,
  byBranch,
  byCustomer,
  childComingTo,
  childKnownAt,
  colleagueAt,
  everyActor,
  everyone,
  inForce,
  knownFamily,
  listedBranch,
  members,
  memberWith,
  none,
  ofFamily,
  ofListedBranch,
  personal,
  publishedNotice,
  reserveAt,
  reserveOf,
  staffOnly,
  type TableRule,
  threadAt,
  visibleFamily,
} from './rule-kinds.ts';
import { seatTables } from './seat-tables.ts';
import { ticketTables } from './ticket-tables.ts';
import { unpaidTables } from './unpaid-tables.ts';

/** Every table and view of the public schema. A new one without an entry fails rls.test.ts. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  areas: everyone(),
  prefectures: everyone(),
  branches: {
    sees: {
      ...everyActor(() => all),
      visitor: listedBranch,
      owner: listedBranch,
      other: listedBranch,
      guardian: listedBranch,
      relative: listedBranch,
      registering: listedBranch,
      former: none,
    },
  },
  branch_informations: everyone(),
  branch_images: everyone(),
  branch_faces: everyone(),
  branch_partners: everyone(),
  branch_notices: {
    sees: {
      ...everyActor(() => publishedNotice),
      headquarters: all,
      manager: `${publishedNotice} or branch_id = ${ownBranch}`,
      staff: `${publishedNotice} or branch_id = ${ownBranch}`,
      elsewhere: `${publishedNotice} or branch_id = ${otherBranch}`,
    },
  },
  branch_certificates: {
    sees: {
      ...everyActor(() => "end_date is null or '2026-11-16' <= end_date"),
      headquarters: all,
      manager: all,
      staff: all,
      elsewhere: all,
      former: none,
    },
  },
  branch_postings: everyone(),
  accounts: staffOnly({ manager: colleagueAt(2), staff: colleagueAt(2), elsewhere: colleagueAt(3) }),
  account_branches: {
    ...staffOnly({ manager: byBranch(2), staff: byBranch(2), elsewhere: byBranch(3) }),
    key: '(account_id, branch_id)',
  },
  account_qualifications: staffOnly({}),
  staff_sign_in_settings: staffOnly({ manager: all, staff: all, elsewhere: all }),
  plan_types: everyone(),
  plan_type_summaries: everyone(),
  unit_prices: everyone(),
  ticket_prices: everyone(),
  ticket_sale_rankings: everyone(),
  cancellation_policies: everyone(),
  reserve_settings: everyone(),
  age_limits: everyone(),
  meal_hours: everyone(),
  company_facts: { sees: { ...everyActor(() => inForce), headquarters: all } },
  company_documents: { sees: { ...everyActor(() => `${inForce} or announced_flag`), headquarters: all } },
  bring_lists: everyone(),
  holidays: { ...everyone(), key: 'date' },
  customers: {
    sees: {
      ...personal(
        (customer) => `id = ${customer}`,
        (branch) =>
          `status <> 4 and (default_branch_id = ${branch} or id in (select customer_id from reserves where branch_id = ${branch}))`,
      ).sees,
    },
  },
  plan_type_customer_histories: personal(byCustomer, 'refused'),
  customer_consents: {
    sees: {
      ...ofFamily(byCustomer, (branch) => `kind = 'child_data' and ${visibleFamily('customer_id')(branch)}`).sees,
      headquarters: "kind = 'child_data'",
    },
  },
  children: ofFamily(
    byCustomer,
    (branch) =>
      `id in (select child_id from reserve_details d join reserves r on r.id = d.reserve_id where r.branch_id = ${branch})`,
  ),
  temporary_customer_informations: {
    sees: { ...personal(() => none, 'refused').sees, registering: "uid = 'demo-matsumoto'" },
  },
  unsubscribe_questionnaires: personal(byCustomer, () => none),
  subscription_batch_exclusions: staffOnly({}),
  reservable_managements: everyone(),
  branch_capacities: staffOnly({ manager: byBranch(2), staff: byBranch(2), elsewhere: byBranch(3) }),
  branch_hours: everyone(),
  branch_patterns: everyone(),
  branch_pattern_days: everyone(),
  imports: staffOnly({}),
  imported_customers: staffOnly({}),
  reserves: ofFamily(byCustomer, byBranch),
  reserve_details: ofFamily(reserveOf, reserveAt),
  reserve_cancellations: ofFamily(reserveOf, reserveAt),
  emergencies: atBranch,
  emergency_children: atBranch,
  pick_up_escalations: atBranch,
  pick_up_calls: atBranch,
  fee_waivers: ofFamily(reserveOf, byBranch),
  ...cancellingTables,
  childcares: ofFamily(byCustomer, byBranch),
  tickets: ofFamily(byCustomer, knownFamily),
  ticket_uses: ofFamily(
    (customer) => `ticket_id in (select id from tickets where customer_id = ${customer})`,
    (branch) => `childcare_id in (select id from childcares where branch_id = ${branch})`,
  ),
  payment_intents: personal(byCustomer, knownFamily),
  payments: personal(byCustomer, byBranch),
  view_own_payments: { ...personal(byCustomer, 'refused'), from: 'payments' },
  childcare_corrections: ofFamily(
    (customer) => `childcare_id in (select id from childcares where customer_id = ${customer})`,
    (branch) => `childcare_id in (select id from childcares where branch_id = ${branch})`,
  ),
  write_offs: atBranch,
  ...resaleTables,
  refunds: staffOnly({ manager: 'payment_id in (select id from payments where branch_id = 2)' }),
  staff_recruitment_applications: staffOnly({ manager: byBranch(2) }),
  ...contentTables,
  inquiries: personal(byCustomer, byBranch),
  inbox_threads: staffOnly({
    manager: byBranch(ownBranch),
    staff: `${byBranch(ownBranch)} and kind <> 3`,
    elsewhere: `${byBranch(otherBranch)} and kind <> 3`,
  }),
  inbox_answers: staffOnly({
    manager: threadAt(ownBranch),
    staff: threadAt(ownBranch, ' and kind <> 3'),
    elsewhere: threadAt(otherBranch, ' and kind <> 3'),
  }),
  inbox_templates: staffOnly({
    manager: `branch_id is null or ${byBranch(ownBranch)}`,
    staff: `branch_id is null or ${byBranch(ownBranch)}`,
    elsewhere: `branch_id is null or ${byBranch(otherBranch)}`,
  }),
  notifications: {
    sees: {
      ...personal(byCustomer, reserveAt).sees,
      other: memberWith('demo-kimura'),
      guardian: memberWith('demo-kimura-partner'),
      relative: memberWith('demo-kimura-mother'),
    },
  },
  daily_reports: staffOnly({ manager: byBranch(2), staff: byBranch(2), elsewhere: byBranch(3) }),
  branch_day_closes: staffOnly({ manager: byBranch(2), staff: byBranch(2), elsewhere: byBranch(3) }),
  branch_days_to_close: {
    ...staffOnly({ manager: byBranch(2), staff: byBranch(2), elsewhere: byBranch(3) }),
    key: '(branch_id, date)',
  },
  child_remarks: staffOnly({
    manager: childKnownAt(ownBranch),
    staff: childKnownAt(ownBranch),
    elsewhere: childKnownAt(otherBranch),
  }),
  audit_logs: staffOnly({ manager: byBranch(2) }),
  headquarters_messages: staffOnly({}),
  rule_drafts: staffOnly({}),
  site_states: everyone(),
  service_checks: staffOnly({}),
  files: {
    sees: {
      ...ofFamily(
        (customer) => `${byCustomer(customer)} or ${customer} in (select app.photo_families(id))`,
        (branch) =>
          `not private_flag or purpose = 'incident_photo' and branch_id = ${branch}
          or id in (select file_id from child_logs where branch_id = ${branch}) or purpose <> 'family_document'
            and customer_id in (select id from customers where status <> 4
              and (default_branch_id = ${branch} or id in (select customer_id from reserves where branch_id = ${branch})))
          or id in (select file_id from child_documents where ${childComingTo(branch)})
          or id in (select file_id from pickup_bars where ${childKnownAt(branch)})`,
      ).sees,
      // An upload that no paper names yet is nobody's but the family's.
      headquarters: "purpose <> 'family_document' or id in (select file_id from child_documents)",
    },
  },

  customer_stops: ofFamily(byCustomer, visibleFamily('customer_id')),
  customer_merges: staffOnly({
    manager: visibleFamily('into_customer_id')(2),
    staff: visibleFamily('into_customer_id')(2),
    elsewhere: visibleFamily('into_customer_id')(3),
  }),
  view_stops_in_force: ofFamily(byCustomer, visibleFamily('customer_id')),

  ...careTables,
  ...seatTables,
  ...moneyTables,
  ...ticketTables,
  ...bookTables,
  ...unpaidTables,
  ...certificateTables,
  ...familyTables,
  closures: atBranch,
  branch_ends: atBranch,
  closure_notices: atBranch,
  closure_reserves: atBranch,

  view_branch_age_limits: {
    key: '(branch_id, adaptation_date)',
    sees: {
      ...everyActor(() => all),
      visitor: ofListedBranch,
      owner: ofListedBranch,
      other: ofListedBranch,
      guardian: ofListedBranch,
      relative: ofListedBranch,
      registering: ofListedBranch,
      former: none,
    },
  },
  view_branch_customer_counts: { ...members(), key: 'branch_id' },
  view_plan_types: everyone(),
  view_ticket_prices: everyone(),
  view_reserve_date_calendars: { ...everyone(), key: '(branch_id, date)' },
  view_reserve_date_today: { ...everyone(), key: 'today' },
  view_reserve_settings: { ...everyone(), key: 'step_minutes' },
  view_claims: { ...everyone(), key: 'minimum_minutes' },
  view_customers: personal((customer) => `id = ${customer}`, 'refused'),
  view_due_consents: { ...personal(byCustomer, 'refused'), key: '(customer_id, kind)' },
  view_payments: atBranch,
  view_branch_day_numbers: {
    ...atBranch,
    key: '(branch_id, date)',
  },
  view_open_items: {
    ...atBranch,
    key: '(kind, reserve_id)',
  },
  view_unclosed_days: {
    ...atBranch,
    key: '(branch_id, date)',
  },
  view_reserves: ofFamily(byCustomer, byBranch),
  view_reserve_cancellation_fees: { ...ofFamily(reserveOf, reserveAt), key: 'reserve_id' },
  tablets: staffOnly({ manager: byBranch(2), staff: byBranch(2), elsewhere: byBranch(3) }),
};

/** All that is written through the data API; everything else goes through functions, as the owner of the tables. */
export const directWrites: Readonly<Record<string, readonly string[]>> = {
  children: ['insert by user', 'update by user'],
  customers: ['update by user'],
  notifications: ['update by user'],
};
