/** Who is tried besides the people of actors.ts: everybody of one family whose standing ends or narrows what they know of it. */
export const standings = [
  'hidden payer',
  'hidden guardian',
  'hidden relative',
  'relative',
  'removed guardian',
  'removed relative',
] as const;
export type Standing = (typeof standings)[number];

export interface Who {
  family_member_id: number;
  customer_id: number;
}
/** A SQL condition for the rows that are seen; nothing where a standing is not named. */
type Sight = Partial<Record<Standing, (who: Who) => string>>;

const ofPerson = ({ family_member_id }: Who): string => `family_member_id = ${family_member_id}`;
const ofCustomer = ({ customer_id }: Who): string => `customer_id = ${customer_id}`;
const belonging = (seen: (who: Who) => string): Sight => ({
  'hidden payer': seen,
  'hidden guardian': seen,
  'hidden relative': seen,
  relative: seen,
});
const nothing: Sight = {};
/** The paying member's contract and plain money. */
const books: Sight = { 'hidden payer': ofCustomer };
/** What hangs on the person, not on the family. */
const ownOfPerson = belonging(ofPerson);

/**
 * What each of them reads of every table and view that a signed-in person may read and a visitor may not: written by hand. Who is
 * hidden keeps the person's own rows and, as the paying member, the contract and plain money; a relative sees stays; who is
 * removed sees nothing. 'everybody': nothing of a family stands there.
 */
export const standingSights: Readonly<Record<string, Sight | 'everybody'>> = {
  arrival_notices: nothing,
  benefit_categories: 'everybody',
  benefit_service_prefectures: 'everybody',
  benefits: 'everybody',
  // Deleted with the hiding.
  calendar_feeds: nothing,
  child_allergies: nothing,
  child_benefits: nothing,
  child_documents: nothing,
  child_essentials: nothing,
  child_health_reads: nothing,
  child_health_versions: nothing,
  child_photo_answers: nothing,
  childcare_corrections: nothing,
  childcares: nothing,
  children: nothing,
  customer_consents: books,
  customer_stops: books,
  customers: { 'hidden payer': ({ customer_id }) => `id = ${customer_id}` },
  family_invitations: nothing,
  family_member_contacts: ownOfPerson,
  family_members: belonging(({ family_member_id }) => `id = ${family_member_id}`),
  family_message_files: nothing,
  family_messages: nothing,
  family_thread_reads: nothing,
  family_threads: nothing,
  fee_give_backs: nothing,
  fee_goodwills: nothing,
  fee_waivers: nothing,
  files: {
    // Pictures of the day, where the family allows them.
    relative: ({ customer_id }) =>
      `purpose = 'child_photo' and ${customer_id} in (select family from app.photo_families(files.id) family)`,
  },
  first_visit_packs: nothing,
  // A person's own question, with the answer.
  inquiries: {
    'hidden payer': ({ customer_id }) => `customer_id = ${customer_id} and asked_member_id is null`,
    'hidden guardian': ({ family_member_id }) => `asked_member_id = ${family_member_id}`,
    'hidden relative': ({ family_member_id }) => `asked_member_id = ${family_member_id}`,
    relative: ({ family_member_id }) => `asked_member_id = ${family_member_id}`,
  },
  instalment_parts: {
    'hidden payer': ({ customer_id }) =>
      `instalment_id in (select i.id from instalments i join instalment_plans p on p.id = i.instalment_plan_id where p.customer_id = ${customer_id})`,
  },
  instalment_plans: books,
  instalments: {
    'hidden payer': ({ customer_id }) =>
      `instalment_plan_id in (select id from instalment_plans where customer_id = ${customer_id})`,
  },
  // Receipts alone: certificates and statements tell of children and branches.
  issued_documents: { 'hidden payer': (who) => `${ofCustomer(who)} and kind = 1` },
  late_notices: nothing,
  morning_forms: nothing,
  municipality_layouts: 'everybody',
  advertising_consents: ownOfPerson,
  notification_settings: ownOfPerson,
  notifications: {
    ...belonging((who) => `${ofPerson(who)} and plain_flag`),
    relative: ofPerson,
  },
  other_facility_amounts: nothing,
  payment_intents: nothing,
  payments: nothing,
  pickup_freeze_members: nothing,
  pickup_freezes: nothing,
  pickup_pass_children: nothing,
  pickup_passes: nothing,
  pickup_people: nothing,
  plan_type_customer_histories: books,
  push_subscriptions: ownOfPerson,
  reserve_cancellations: nothing,
  reserve_details: nothing,
  reserve_series: nothing,
  reserves: nothing,
  seat_holds: nothing,
  seat_offers: nothing,
  // Of whoever registers, by the sign-in.
  temporary_customer_informations: nothing,
  subsidies: 'everybody',
  subsidy_approvals: nothing,
  subsidy_designations: 'everybody',
  subsidy_interviews: nothing,
  subsidy_other_uses: nothing,
  subsidy_terms: 'everybody',
  ticket_uses: nothing,
  tickets: { 'hidden payer': (who) => `${ofCustomer(who)} and paid_datetime is not null` },
  unpaid_steps: books,
  unsubscribe_questionnaires: books,
  view_branch_customer_counts: 'everybody',
  view_child_health_questions: nothing,
  view_customers: { 'hidden payer': ({ customer_id }) => `id = ${customer_id}` },
  view_due_consents: { 'hidden payer': ofCustomer },
  view_families: belonging(ofPerson),
  view_family_people: nothing,
  view_message_branches: nothing,
  view_own_payments: { 'hidden payer': ofCustomer },
  view_reserve_cancellation_fees: nothing,
  view_reserves: nothing,
  view_seen_stays: { relative: ofCustomer },
  view_stops_in_force: books,
  waitlist_branches: nothing,
  waitlist_children: nothing,
  waitlist_entries: nothing,
};
