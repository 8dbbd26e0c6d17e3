import type { DocumentKind } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Transaction } from '../../postgres/database.ts';

export type VersionedTable = 'company_facts' | 'company_documents' | 'bring_lists';
type VersionRow = Record<string, unknown> & { id: number; adaptation_date: TokyoDate };

/** Versions are added one at a time; a waiting caller sees what the other added. */
export async function newestVersion(
  tx: Transaction,
  table: VersionedTable,
  kind: DocumentKind | null,
): Promise<VersionRow | null> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`version ${table} ${kind ?? ''}`]);
  const { rows } = await tx.query<{ row: VersionRow }>(
    `select to_jsonb(t) as row from ${table} t ${kind === null ? '' : 'where kind = $1'} order by id desc limit 1`,
    kind === null ? [] : [kind],
  );
  return rows[0]?.row ?? null;
}

/** Only what is still to come can be removed (trigger in_force_is_final). */
export async function deleteVersion(tx: Transaction, table: VersionedTable, id: number): Promise<void> {
  await tx.query(`delete from ${table} where id = $1`, [id]);
}
