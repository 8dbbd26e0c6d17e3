import { familyRole } from '../../domain/family/family-codes.ts';

/**
 * Everything that is said of a table beyond its columns and policies, in one place: docs/generated/tables.md, the tables the audit log
 * names, the export and the erasure of a family come from it. Nothing has a default: a table without an answer is refused by
 * `npm run codegen`.
 */
export type TableDefinition = TablePlace & TableAnswers;

interface TablePlace {
  /** Who writes it. "HQ" is headquarters, "manager" the branch's own. */
  readonly owner: string;
  /** Where it is seen or changed, or why nowhere. */
  readonly screen: string;
}
type TableAnswers = (PersonalTable | { readonly nobody: string }) & {
  /** What the audit log calls its rows; null: none of its rows are recorded by themselves. */
  readonly audit: string | null;
};

export type PersonalData = 'person' | 'child' | 'health' | 'stay' | 'money' | 'message' | 'sign-in' | 'staff';

/** What it says about people; otherwise `nobody` says why it says nothing (`noColumn`: no column could). */
interface PersonalTable {
  /** The kind of personal data in it; what each function touches is derived from it (docs/generated/personal-data.md). */
  readonly holds: PersonalData;
  /** Which rows the person's own export has; otherwise why none. */
  readonly exported: ExportedRows | string;
  readonly kept: string;
  readonly erased: Erasure;
}

/** Tables of the same owner and screen. */
export function at<const Answers extends Readonly<Record<string, TableAnswers>>>(
  owner: string,
  screen: string,
  tables: Answers,
): { readonly [Name in keyof Answers]: Answers[Name] & TablePlace } {
  const placed = Object.entries(tables).map(([name, answers]) => [name, { owner, screen, ...answers }]);
  return Object.fromEntries(placed);
}

export interface ExportedRows {
  /** $1 is the customer's id (null during registration), $2 the uid. */
  readonly where: string;
  /** Left out: secrets and what only staff may read. */
  readonly without?: readonly string[];
}

/** What takes the person out. Each way is looked up where it is done, so that the list cannot promise what no code does. */
export type Erasure =
  /** The rows go with the family; $1 is the customer's id. */
  | { readonly delete: string }
  /** A statement of eraseCustomer changes or deletes the rows. */
  | 'eraseCustomer'
  /** A statement of forgetOldRecords deletes them. */
  | 'forgetOldRecords'
  /** A statement of deleteOldThreads deletes them (messages/jobs/forgetOldRecords). */
  | 'deleteOldThreads'
  /** They go with the row they hang on. */
  | `with ${string}`
  /** They hold no more of a person than the number of a row that has been emptied; the reason they stay. */
  | { readonly stays: string };

export const retention = {
  account: 'while the account exists, then retention_days of the settings',
  books: 'as the law wants books to be kept: days and amounts, without the person',
  inbox: 'so many months after the inbox closed it (reserve_settings)',
  reports: 'so many months after its day (reserve_settings)',
  care: 'so many months after its day (care_settings), at the latest with the account',
  day: 'a day',
} as const;

export const stays = {
  emptied: { stays: 'days, amounts and ids, for the books; the family they name is emptied' },
  working: { stays: 'what staff did stays, with who did it' },
} as const;

/** Rows of one family; $1 is the customer's id. */
export const own = {
  family: 'customer_id = $1',
  children: 'child_id in (select id from children where customer_id = $1)',
  reserves: 'reserve_id in (select id from reserves where customer_id = $1)',
  wishes: 'waitlist_entry_id in (select id from waitlist_entries where customer_id = $1)',
  threads: 'family_thread_id in (select id from family_threads where customer_id = $1)',
  members: 'family_member_id in (select id from family_members where customer_id = $1)',
  payingMember: `family_member_id in (select id from family_members where customer_id = $1 and role = ${familyRole.code.payingMember})`,
} as const;

/** Who of the staff wrote or struck it, and what they said about that among themselves. */
export const staffOfCare = [
  ...['account_id', 'woke_account_id', 'struck_account_id', 'reason', 'woke_reason', 'strike_reason'],
  ...['proof', 'idempotency_key', 'content_hash'],
] as const;

export const staffRecord = { exported: 'about staff', kept: 'as long as the records it explains' } as const;
export const rosterRecord = { exported: 'about staff', kept: 'so many months after its day (care_settings)' } as const;
export const secret = 'secrets';
export const noColumn = 'names nobody';
