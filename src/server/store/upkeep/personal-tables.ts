/**
 * Every table that says something about a person: whether the person's own export has it, how long it is kept, and what
 * takes it away. personal-tables.test.ts walks the database's catalogue: a new table that names people (by a key to a
 * customer, a child, an account or a sign-in, or by a column like name, tel, email) fails until it stands here.
 */
export interface PersonalTable {
  /** `true`: in customer-export.ts. Otherwise why not. */
  exported: true | string;
  kept: string;
  erased: Erasure;
}

/** What takes the person out. Each way is looked up where it is done, so that the list cannot promise what no code does. */
export type Erasure =
  /** A statement of eraseCustomer changes or deletes the rows. */
  | 'eraseCustomer'
  /** A statement of forgetOldRecords deletes them. */
  | 'forgetOldRecords'
  /** A statement of deleteOldThreads deletes them (jobs/customers/forgetOldRecords). */
  | 'deleteOldThreads'
  /** They go with the row they hang on. */
  | `with ${string}`
  /** They hold no more of a person than the number of a row that has been emptied; the reason they stay. */
  | { stays: string };

const account = 'while the account exists, then retention_days of the settings';
const books = 'as the law wants books to be kept: days and amounts, without the person';
const inbox = 'so many months after the inbox closed it (reserve_settings)';
const reports = 'so many months after its day (reserve_settings)';
const care = 'so many months after its day (care_settings), at the latest with the account';
const day = 'a day';
const emptied = { stays: 'days, amounts and ids, for the books; the family they name is emptied' } as const;
const working = { stays: 'what staff did stays, with who did it' } as const;
const staffRecord = { exported: 'about staff', kept: 'as long as the records it explains' } as const;
const roster = { exported: 'about staff', kept: 'so many months after its day (care_settings)' } as const;
const secret = 'secrets';

export const personalTables: Readonly<Record<string, PersonalTable>> = {
  // families
  customers: { exported: true, kept: account, erased: 'eraseCustomer' },
  children: { exported: true, kept: account, erased: 'eraseCustomer' },
  child_remarks: { exported: 'notes of the staff among themselves', kept: account, erased: 'eraseCustomer' },
  child_allergies: { exported: true, kept: account, erased: 'eraseCustomer' },
  meal_confirmations: { exported: true, kept: books, erased: 'eraseCustomer' },
  child_essentials: { exported: true, kept: account, erased: 'eraseCustomer' },
  child_photo_answers: { exported: true, kept: account, erased: 'eraseCustomer' },
  child_benefits: { exported: true, kept: account, erased: 'eraseCustomer' },
  other_facility_amounts: { exported: true, kept: account, erased: 'eraseCustomer' },
  child_logs: { exported: true, kept: care, erased: 'eraseCustomer' },
  naps: { exported: true, kept: care, erased: 'eraseCustomer' },
  day_notes: { exported: true, kept: care, erased: 'eraseCustomer' },
  sleep_checks: { exported: true, kept: care, erased: 'with naps' },
  medicine_requests: { exported: true, kept: care, erased: 'eraseCustomer' },
  medicine_doses: { exported: true, kept: care, erased: 'with medicine_requests' },
  incidents: { exported: true, kept: care, erased: 'eraseCustomer' },
  incident_children: { exported: true, kept: care, erased: 'eraseCustomer' },
  incident_entries: { exported: 'notes of the staff about what happened', kept: care, erased: 'eraseCustomer' },
  incident_photos: { exported: 'pictures of a place, of the staff', kept: care, erased: 'eraseCustomer' },
  customer_consents: { exported: true, kept: account, erased: 'eraseCustomer' },
  temporary_customer_informations: { exported: true, kept: account, erased: 'eraseCustomer' },
  unsubscribe_questionnaires: { exported: true, kept: account, erased: 'eraseCustomer' },
  notifications: { exported: true, kept: account, erased: 'eraseCustomer' },
  inquiries: {
    exported: true,
    kept: `${account}; at the latest ${inbox}`,
    erased: 'eraseCustomer',
  },
  inbox_answers: { exported: true, kept: `${account}; at the latest ${inbox}`, erased: 'eraseCustomer' },
  customer_stops: { exported: true, kept: account, erased: 'eraseCustomer' },
  customer_merges: { exported: true, kept: account, erased: 'eraseCustomer' },
  files: { exported: true, kept: `${account}; ${day} while nothing uses them`, erased: 'eraseCustomer' },
  reserves: { exported: true, kept: books, erased: 'eraseCustomer' },
  reserve_details: { exported: true, kept: books, erased: 'eraseCustomer' },
  reserve_cancellations: { exported: true, kept: books, erased: 'eraseCustomer' },
  waitlist_entries: { exported: true, kept: account, erased: 'eraseCustomer' },
  waitlist_branches: { exported: true, kept: account, erased: 'with waitlist_entries' },
  waitlist_children: { exported: true, kept: account, erased: 'with waitlist_entries' },
  seat_offers: { exported: true, kept: account, erased: 'with waitlist_entries' },
  seat_holds: { exported: true, kept: 'a week', erased: 'eraseCustomer' },
  reserve_series: { exported: true, kept: books, erased: emptied },
  calendar_feeds: { exported: true, kept: 'until it is stopped or the family leaves', erased: 'eraseCustomer' },
  family_members: { exported: true, kept: account, erased: 'eraseCustomer' },
  family_member_contacts: {
    exported: 'of the other persons; each reads the own',
    kept: account,
    erased: 'with family_members',
  },
  family_invitations: { exported: true, kept: '30 days after its end', erased: 'eraseCustomer' },
  pickup_freezes: { exported: true, kept: account, erased: 'eraseCustomer' },
  pickup_freeze_members: {
    exported: 'who of the guardians froze is told to nobody',
    kept: account,
    erased: 'with pickup_freezes',
  },
  pickup_bars: {
    exported: 'written by staff about somebody whom it may endanger; the asker may be that person (decision 63)',
    kept: 'while it is in force, then so many months (care_settings), at the latest with the account',
    erased: 'eraseCustomer',
  },
  hand_over_exceptions: {
    exported: 'notes of the staff; who fetched stands in reserve_details',
    kept: care,
    erased: 'eraseCustomer',
  },
  pickup_people: { exported: true, kept: account, erased: 'eraseCustomer' },
  notification_settings: { exported: true, kept: account, erased: 'eraseCustomer' },
  push_subscriptions: {
    exported: true,
    kept: 'until it is switched off, the browser is gone or the account ends',
    erased: 'eraseCustomer',
  },
  morning_forms: { exported: true, kept: care, erased: 'eraseCustomer' },
  first_visit_packs: { exported: true, kept: account, erased: 'eraseCustomer' },
  pickup_passes: { exported: true, kept: 'a month after its day', erased: 'with pickup_people' },
  pickup_pass_children: { exported: true, kept: 'a month after its day', erased: 'with pickup_passes' },
  arrival_notices: { exported: true, kept: 'a month', erased: 'eraseCustomer' },
  child_health_versions: { exported: true, kept: care, erased: 'eraseCustomer' },
  child_health_reads: { exported: true, kept: care, erased: 'eraseCustomer' },
  child_health_looks: {
    exported: 'what a branch took note of',
    kept: care,
    erased: 'with child_health_versions',
  },
  child_documents: { exported: true, kept: account, erased: 'eraseCustomer' },
  emergencies: { exported: 'names nobody: what the branch told everybody', kept: books, erased: emptied },
  emergency_children: { exported: true, kept: books, erased: 'eraseCustomer' },
  pick_up_escalations: { exported: 'says only that a manager was told', kept: books, erased: emptied },
  pick_up_calls: { exported: true, kept: books, erased: 'eraseCustomer' },
  fee_waivers: { exported: 'a note between staff about a fee', kept: books, erased: 'eraseCustomer' },
  fee_goodwills: { exported: true, kept: books, erased: 'eraseCustomer' },
  childcares: { exported: true, kept: books, erased: 'eraseCustomer' },
  payment_intents: { exported: true, kept: books, erased: 'eraseCustomer' },
  payments: { exported: true, kept: books, erased: emptied },
  'app.claim_entries': { exported: 'sums of rows that are in it', kept: books, erased: emptied },
  'app.ticket_entries': { exported: 'sums of rows that are in it', kept: books, erased: emptied },
  'app.stripe_payout_rows': { exported: 'sums of rows that are in it', kept: books, erased: emptied },
  'app.free_bill_lines': { exported: 'what a stay with nothing left to pay was for', kept: books, erased: emptied },
  'app.payment_lines': { exported: 'what an entry of the payments was for', kept: books, erased: emptied },
  issued_documents: { exported: true, kept: 'until its legal period ends (keep_until)', erased: 'forgetOldRecords' },
  refunds: { exported: true, kept: books, erased: emptied },
  childcare_corrections: { exported: true, kept: books, erased: emptied },
  write_offs: { exported: true, kept: books, erased: emptied },
  fee_give_backs: { exported: true, kept: books, erased: emptied },
  'app.seats_at_cancellation': { exported: 'how full the branch was', kept: books, erased: emptied },
  unpaid_steps: { exported: true, kept: books, erased: emptied },
  instalment_plans: { exported: true, kept: books, erased: 'eraseCustomer' },
  instalments: { exported: true, kept: books, erased: emptied },
  instalment_parts: { exported: 'which claim an instalment is of', kept: books, erased: emptied },
  tickets: { exported: true, kept: books, erased: 'eraseCustomer' },
  ticket_uses: { exported: true, kept: books, erased: emptied },
  plan_type_customer_histories: { exported: true, kept: books, erased: emptied },
  'app.subscription_changes': { exported: true, kept: books, erased: emptied },
  subscription_batch_exclusions: { exported: 'a note of staff about billing', kept: books, erased: emptied },
  'app.desk_families': { exported: 'who of the staff entered the family', kept: account, erased: working },
  'app.branch_messages': { exported: 'a copy of what the branch was told', kept: account, erased: 'eraseCustomer' },

  closures: { ...staffRecord, erased: working },
  closure_notices: { exported: true, kept: account, erased: 'eraseCustomer' },
  closure_reserves: { exported: 'which stay moved where; the stays are exported', kept: books, erased: emptied },

  // messages between family and branch
  family_threads: { exported: true, kept: inbox, erased: 'eraseCustomer' },
  family_messages: { exported: true, kept: inbox, erased: 'with family_threads' },
  family_message_files: { exported: true, kept: inbox, erased: 'with family_messages' },
  family_thread_reads: { exported: true, kept: inbox, erased: 'with family_threads' },
  late_notices: { exported: true, kept: account, erased: 'eraseCustomer' },

  // sign-in
  'auth.users': { exported: true, kept: account, erased: 'eraseCustomer' },
  'auth.email_changes': { exported: true, kept: account, erased: 'with auth.users' },
  'auth.session_families': { exported: true, kept: '30 days after its end', erased: 'with auth.users' },
  'auth.session_tokens': { exported: secret, kept: '30 days after its end', erased: 'with auth.session_families' },
  'auth.custom_tokens': { exported: secret, kept: day, erased: 'with auth.users' },
  'auth.password_resets': { exported: secret, kept: day, erased: 'with auth.users' },
  'auth.family_links': { exported: secret, kept: day, erased: 'forgetOldRecords' },
  'auth.seat_offer_tokens': { exported: secret, kept: 'a week', erased: 'forgetOldRecords' },
  'auth.line_login_states': { exported: secret, kept: day, erased: 'forgetOldRecords' },
  'auth.rate_limits': { exported: 'counts attempts, not persons', kept: day, erased: 'forgetOldRecords' },
  'auth.deleted_identities': {
    exported: 'cannot be read back',
    kept: 'for ever',
    erased: { stays: 'a keyed hash, so that who comes back is told to register anew' },
  },
  'app.webhook_events': {
    exported: 'emptied once handled',
    kept: 'the ids 90 days, what was said until it is handled',
    erased: 'forgetOldRecords',
  },

  // people who have no account
  staff_recruitment_applications: {
    exported: 'applicants have no account',
    kept: inbox,
    erased: 'deleteOldThreads',
  },
  inbox_threads: { exported: 'its state at the desk', kept: inbox, erased: 'with inquiries' },

  // staff
  accounts: { exported: 'about staff', kept: 'as long as the records it explains', erased: working },
  audit_logs: { exported: 'about what staff did', kept: 'for ever', erased: 'eraseCustomer' },
  daily_reports: { exported: 'about the branch’s day', kept: reports, erased: 'forgetOldRecords' },
  month_closes: { ...staffRecord, erased: working },
  branch_day_closes: { exported: 'about the branch’s day', kept: reports, erased: 'forgetOldRecords' },
  headquarters_messages: { ...staffRecord, erased: working },
  account_branches: { ...staffRecord, erased: working },
  imports: { ...staffRecord, erased: working },
  imported_customers: {
    exported: 'which file the family came with; the family itself is exported',
    kept: account,
    erased: { stays: 'two numbers; the family they name is emptied' },
  },
  site_states: { ...staffRecord, erased: working },
  account_qualifications: { ...staffRecord, erased: working },
  'auth.totp_secrets': { exported: secret, kept: 'while the account uses it', erased: 'with auth.users' },
  'auth.passkeys': { exported: secret, kept: 'while the account uses it', erased: 'with auth.users' },
  'auth.recovery_codes': { exported: secret, kept: 'while the account uses it', erased: 'with auth.users' },
  'auth.second_steps': { exported: secret, kept: day, erased: 'forgetOldRecords' },
  shift_patterns: { ...roster, erased: 'forgetOldRecords' },
  shift_pattern_days: { ...roster, erased: 'with shift_patterns' },
  shifts: { ...roster, erased: 'forgetOldRecords' },
  staff_clockings: { ...roster, erased: 'forgetOldRecords' },
  incident_accounts: { ...staffRecord, kept: care, erased: 'with incidents' },
  tablets: { ...staffRecord, erased: working },
  'app.morning_mails': { exported: 'about staff', kept: 'a month', erased: 'forgetOldRecords' },
  'auth.tablet_secrets': { exported: secret, kept: 'until it is revoked', erased: 'with tablets' },
  'auth.pins': { exported: secret, kept: 'while the account uses it', erased: 'with auth.users' },
  content_versions: { ...staffRecord, erased: working },
  content_images: { ...staffRecord, erased: working },
  'app.magazine_draft_links': { ...staffRecord, erased: working },
  'auth.pin_errors': { exported: 'counts attempts', kept: 'until the next right PIN', erased: 'with auth.pins' },
};

/** What the walk finds and what says nothing about a person, each with its reason. */
export const notPersonal: Readonly<Record<string, string>> = {
  allergens: 'names of foods',
  infections: 'names of illnesses',
  areas: 'names of places',
  prefectures: 'names of places',
  municipality_layouts: 'names of places',
  branches: 'addresses of the company',
  branch_images: 'pictures of a branch; a family’s files are never among them',
  branch_partners: 'names of companies',
  branch_postings: 'who answers for a branch, as the law wants it posted',
  company_facts: 'the company’s own',
  company_documents: 'the company’s own',
  inbox_templates: 'words for any answer',
  'app.plan_price_attempts': 'names of what is sold',
  plan_types: 'names of what is sold',
  ticket_prices: 'names of what is sold',
  holidays: 'names of days',
  qanda_categories: 'names of subjects',
  benefit_categories: 'names of subjects',
  magazine_categories: 'names of subjects',
  inquiry_categories: 'names of subjects',
};
