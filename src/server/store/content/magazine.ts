import type { Transaction } from '../../postgres/database.ts';

export async function countMagazineView(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update magazine_items set view_count = view_count + 1
     where id = $1 and publication_flag and publication_datetime <= app.now()`,
    [id],
  );
  return rowCount === 1;
}
