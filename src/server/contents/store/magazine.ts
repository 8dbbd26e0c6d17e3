import type { Transaction } from '../../postgres/database.ts';

export async function countMagazineView(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update magazine_items set view_count = view_count + 1
     where id = $1 and app.is_published(publication_flag, publication_datetime, null)`,
    [id],
  );
  return rowCount === 1;
}
