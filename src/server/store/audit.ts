import type { OtherAct, OtherSubject } from '../../domain/company/other-acts.ts';
import type { Account } from '../auth/store/accounts.ts';
import type { Transaction } from '../postgres/database.ts';
import type { tables } from '../tables/tables.generated.ts';

type Tables = typeof tables;
/** Tables whose changes by staff are recorded row by row: those whose definition says what the log calls them. */
export type AuditedTable = {
  [Name in keyof Tables]: Tables[Name]['audit'] extends string ? Name : never;
}[keyof Tables];
/** What an entry may be about. */
type NamedTable = AuditedTable | OtherSubject;

/** The name an entry is found by. Only `actingAs` makes one, so that no entry has a name its function did not declare. */
type Act = string & { readonly made: typeof made };
declare const made: unique symbol;

/** Somebody of the staff who does something, under the name of the function they called (its definition's `audit`). */
export interface Acting<Other extends string = never> extends Account {
  readonly act: Act;
  /** The same act by another way: under the name of that function, if the definition says so (`also`). */
  readonly as: (other: Other) => Acting;
}

export const actingAs = <Other extends string = never>(account: Account, act: string): Acting<Other> => ({
  ...account,
  act: act as Act,
  as: (other) => actingAs(account, other),
});

export interface AuditedChange {
  account: Acting;
  branch_id: number;
  table_name: AuditedTable;
  reason?: string;
}

/** Who, when, what, before and after (staff console). The row is read as it is, so no column can be forgotten. */
export async function audited<Result>(
  tx: Transaction,
  change: AuditedChange & { record_id: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await rowOf(tx, change.table_name, change.record_id);
  const result = await work();
  const after = await rowOf(tx, change.table_name, change.record_id);
  await writeAudit(tx, change, change.record_id, before, after);
  return result;
}

/** For what is created, or where the state is more than one row. */
export async function writeAudit(
  tx: Transaction,
  change: Omit<AuditedChange, 'table_name'> & { table_name: NamedTable },
  record_id: number | null,
  before: unknown,
  after: unknown,
): Promise<void> {
  await tx.query(
    `insert into audit_logs
       (account_id, branch_id, action, table_name, record_id, reason, before, after, proof, tablet_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      change.account.id,
      change.branch_id,
      change.account.act,
      change.table_name,
      record_id,
      change.reason ?? '',
      before === null ? null : JSON.stringify(before),
      after === null ? null : JSON.stringify(after),
      change.account.signature?.proof ?? null,
      change.account.signature?.tablet_id ?? null,
    ],
  );
}

/** What nobody on the staff did: a family changed it, or Stripe told us. */
export async function writeAutomaticAudit(
  tx: Transaction,
  entry: {
    branch_id: number | null;
    action: OtherAct;
    table_name: NamedTable;
    record_id: number | null;
    reason: string;
    before?: object;
    after?: object;
  },
): Promise<void> {
  await tx.query(
    `insert into audit_logs (branch_id, action, table_name, record_id, reason, before, after)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [entry.branch_id, entry.action, entry.table_name, entry.record_id, entry.reason, entry.before, entry.after],
  );
}

export async function rowOf(tx: Transaction, table: AuditedTable, id: number): Promise<unknown> {
  const { rows } = await tx.query<{ row: unknown }>(
    `select to_jsonb(t) - 'search_text' as row from ${table} t where t.id = $1`,
    [id],
  );
  return rows[0]?.row ?? null;
}

/** The row as it is, with its version; nobody else changes it until the transaction ends. */
export async function lockedRowOf(
  tx: Transaction,
  table: AuditedTable,
  id: number,
): Promise<(Record<string, unknown> & { version?: number }) | null> {
  const { rows } = await tx.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) - 'search_text' as row from ${table} t where t.id = $1 for update`,
    [id],
  );
  return rows[0]?.row ?? null;
}
