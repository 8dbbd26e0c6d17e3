import { Refusal } from '../contract/refusal.ts';
import type { Transaction } from './postgres/database.ts';
import { type AuditedChange, lockedRowOf, rowOf, writeAudit } from './store/audit.ts';

type RowEdit = AuditedChange & {
  record_id: number;
  /** What the form was opened with. */
  version: number;
};

/**
 * One change to one row: the second of two concurrent savers is refused and shown the current row (decision 16), and the audit log
 * has the row before and after.
 */
export async function editRow<Result>(tx: Transaction, edit: RowEdit, work: () => Promise<Result>): Promise<Result> {
  const before = await lockedRowOf(tx, edit.table_name, edit.record_id);
  if (before === null) throw new Refusal('not_found');
  if (before.version !== edit.version) throw new Refusal('changed_meanwhile', { details: { current: before } });
  const result = await work();
  await writeAudit(tx, edit, edit.record_id, before, await rowOf(tx, edit.table_name, edit.record_id));
  return result;
}

/** One new row, as it was made. `work` answers with its id. */
export async function addRow(tx: Transaction, change: AuditedChange, work: () => Promise<number>): Promise<number> {
  const id = await work();
  await writeAudit(tx, change, id, null, await rowOf(tx, change.table_name, id));
  return id;
}
