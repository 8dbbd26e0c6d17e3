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
  /** They go with the row they hang on. */
  | `with ${string}`
  /** They hold no more of a person than the number of a row that has been emptied; the reason they stay. */
  | { stays: string };

const account = 'while the account exists, then retention_days of the settings';
const books = 'as the law wants books to be kept: days and amounts, without the person';
const day = 'a day';
const emptied = { stays: 'days, amounts and ids, for the books; the family they name is emptied' } as const;
const working = { stays: 'what staff did stays, with who did it' } as const;
const staffRecord = { exported: 'about staff', kept: 'as long as the records it explains' } as const;
const secret = 'secrets';

export const personalTables: Readonly<Record<string, PersonalTable>> = {
  // families
  customers: { exported: true, kept: account, erased: 'eraseCustomer' },
  children: { exported: true, kept: account, erased: 'eraseCustomer' },
  customer_consents: { exported: true, kept: account, erased: 'eraseCustomer' },
  temporary_customer_informations: { exported: true, kept: account, erased: 'eraseCustomer' },
  unsubscribe_questionnaires: { exported: true, kept: account, erased: 'eraseCustomer' },
  notifications: { exported: true, kept: account, erased: 'eraseCustomer' },
  inquiries: {
    exported: true,
    kept: `${account}; of somebody without an account until headquarters erase it`,
    erased: 'eraseCustomer',
  },
  files: { exported: true, kept: `${account}; ${day} while nothing uses them`, erased: 'eraseCustomer' },
  reserves: { exported: true, kept: books, erased: 'eraseCustomer' },
  reserve_details: { exported: true, kept: books, erased: 'eraseCustomer' },
  reserve_cancellations: { exported: true, kept: books, erased: 'eraseCustomer' },
  childcares: { exported: true, kept: books, erased: 'eraseCustomer' },
  payment_intents: { exported: true, kept: books, erased: 'eraseCustomer' },
  'app.receipt_copies': { exported: true, kept: books, erased: 'eraseCustomer' },
  payments: { exported: true, kept: books, erased: emptied },
  refunds: { exported: true, kept: books, erased: emptied },
  tickets: { exported: true, kept: books, erased: emptied },
  ticket_uses: { exported: true, kept: books, erased: emptied },
  plan_type_customer_histories: { exported: true, kept: books, erased: emptied },
  'app.subscription_changes': { exported: true, kept: books, erased: emptied },
  subscription_batch_exclusions: { exported: 'a note of staff about billing', kept: books, erased: emptied },
  'app.branch_messages': { exported: 'a copy of what the branch was told', kept: account, erased: 'eraseCustomer' },

  // sign-in
  'auth.users': { exported: true, kept: account, erased: 'eraseCustomer' },
  'auth.email_changes': { exported: true, kept: account, erased: 'with auth.users' },
  'auth.session_families': { exported: true, kept: '30 days after its end', erased: 'with auth.users' },
  'auth.session_tokens': { exported: secret, kept: '30 days after its end', erased: 'with auth.session_families' },
  'auth.custom_tokens': { exported: secret, kept: day, erased: 'with auth.users' },
  'auth.password_resets': { exported: secret, kept: day, erased: 'with auth.users' },
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
    kept: 'until headquarters erase it',
    erased: { stays: 'nothing takes it away by itself yet: the inbox’s retention has to' },
  },

  // staff
  accounts: { exported: 'about staff', kept: 'as long as the records it explains', erased: working },
  audit_logs: { exported: 'about what staff did', kept: 'for ever', erased: 'eraseCustomer' },
  daily_reports: { ...staffRecord, erased: working },
  headquarters_messages: { ...staffRecord, erased: working },
};

/** What the walk finds and what says nothing about a person, each with its reason. */
export const notPersonal: Readonly<Record<string, string>> = {
  areas: 'names of places',
  prefectures: 'names of places',
  branches: 'addresses of the company',
  branch_images: 'pictures of a branch; a family’s files are never among them',
  branch_partners: 'names of companies',
  plan_types: 'names of what is sold',
  ticket_prices: 'names of what is sold',
  holidays: 'names of days',
  qanda_categories: 'names of subjects',
  benefit_categories: 'names of subjects',
  magazine_categories: 'names of subjects',
  inquiry_categories: 'names of subjects',
};
