import type { Queryable } from '../../postgres/database.ts';
import type { CardSeal } from '../../sealed-card.ts';
import type { ExportedRows } from '../../tables/table.ts';
import { tables } from '../../tables/tables.generated.ts';
import { exportedToHidden } from './hidden-export.ts';

/** Everything stored about a person, table by table, as the definitions of the tables say. */
export const exportedTables: Readonly<Record<string, ExportedRows>> = Object.fromEntries(
  Object.entries(tables).flatMap(([name, table]) =>
    'exported' in table && typeof table.exported !== 'string' ? [[name, table.exported]] : [],
  ),
);

/** What is sealed is the family's to read: it leaves as the words it is. */
async function openedRows(
  db: Queryable,
  customerId: number | null,
  seal: CardSeal,
): Promise<Readonly<Record<string, unknown[]>>> {
  const opened: Record<string, unknown[]> = {};
  for (const table of ['child_essentials', 'child_health_versions'] as const) {
    const { rows } = await db.query<{ child_id: number; sealed_card: Buffer }>(
      `select child_id, sealed_card from ${table}
       where child_id in (select id from children where customer_id = $1) and sealed_card is not null order by 1, 2`,
      [customerId],
    );
    opened[`${table}.card`] = rows.map(({ child_id, sealed_card }) => ({
      child_id,
      card: seal.open(child_id, sealed_card),
    }));
  }
  return opened;
}

export async function exportRows(
  db: Queryable,
  /** `customer_id` null: during registration. */
  { customer_id, uid, hidden_flag = false }: { customer_id: number | null; uid: string; hidden_flag?: boolean },
  seal: CardSeal,
) {
  const data: Record<string, unknown[]> = {};
  for (const [table, { where, without = [] }] of Object.entries(exportedTables)) {
    const narrowed = hidden_flag ? (exportedToHidden[table] ?? { where: 'false' }) : {};
    // $2 and $3 are named so that every statement uses all its parameters.
    const { rows } = await db.query<{ row: unknown }>(
      `select to_jsonb(t) - $3::text[] as row from ${table} t
       where ${where} and (${narrowed.where ?? 'true'}) and ($1::integer is not null or $2::text is not null) order by 1`,
      [customer_id, uid, [...without, ...(narrowed.without ?? [])]],
    );
    data[table] = rows.map(({ row }) => row);
  }
  return { ...data, ...(await openedRows(db, hidden_flag ? null : customer_id, seal)) };
}
