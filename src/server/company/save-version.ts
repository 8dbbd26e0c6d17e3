import { Refusal } from '../../contract/refusal.ts';
import type { DocumentKind } from '../../domain/codes.ts';
import { hasBegun } from '../../domain/settings/in-force.ts';
import { addDays, type TokyoDate } from '../../domain/time.ts';
import { addRow, editRow } from '../edit-row.ts';
import type { Transaction } from '../postgres/database.ts';
import { type Acting, lockedRowOf } from '../store/audit.ts';
import { newestVersion, type VersionedTable } from './store/versions.ts';

type VersionSave = {
  account: Acting;
  table_name: VersionedTable;
  /** Documents are versioned separately by kind. */
  kind: DocumentKind | null;
  today: TokyoDate;
  input: { id: number | null; version: number; adaptation_date: TokyoDate };
};

/**
 * Saves a dated version: one in force is never changed, a new one begins today at the earliest, one still to come can be
 * edited. Two people who both add one: the second is shown what the first added.
 */
export async function saveVersion(
  tx: Transaction,
  { account, table_name, kind, today, input }: VersionSave,
  write: { add(): Promise<number>; edit(id: number): Promise<void> },
): Promise<number> {
  if (hasBegun(input, addDays(today, -1))) {
    throw new Refusal('input_error', { msg: '今日より前の日付からは始められません。', fields: ['adaptation_date'] });
  }
  const change = { account, branch_id: account.branch_id, table_name } as const;
  const { id } = input;
  if (id === null) {
    const newest = await newestVersion(tx, table_name, kind);
    if ((newest?.id ?? 0) !== input.version) {
      // Where a version is added, its "version" is the newest one the form knew.
      throw new Refusal('changed_meanwhile', { details: { current: { ...newest, version: newest?.id ?? 0 } } });
    }
    return addRow(tx, change, write.add);
  }
  await refuseInForce(tx, table_name, id, today);
  await editRow(tx, { ...change, record_id: id, version: input.version }, () => write.edit(id));
  return id;
}

/** The database refuses it too (trigger in_force_is_final); here it is said in words. */
export async function refuseInForce(
  tx: Transaction,
  table_name: VersionedTable,
  id: number,
  today: TokyoDate,
): Promise<void> {
  const row = await lockedRowOf(tx, table_name, id);
  if (row === null) throw new Refusal('not_found');
  if (hasBegun({ adaptation_date: String(row.adaptation_date) }, today)) throw new Refusal('version_in_force');
}
