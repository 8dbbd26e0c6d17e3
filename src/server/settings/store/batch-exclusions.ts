import type { Transaction } from '../../postgres/database.ts';

/** Families the nightly comparison with Stripe leaves alone. Null: this family is one of them already. */
export async function insertBatchExclusion(
  tx: Transaction,
  exclusion: { customer_id: number; reason: string },
): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into subscription_batch_exclusions (customer_id, reason) values ($1, $2)
     on conflict (customer_id) do nothing returning id`,
    [exclusion.customer_id, exclusion.reason],
  );
  return rows[0]?.id ?? null;
}

export async function updateBatchExclusion(tx: Transaction, id: number, reason: string): Promise<void> {
  await tx.query('update subscription_batch_exclusions set reason = $2 where id = $1', [id, reason]);
}

export async function deleteBatchExclusion(tx: Transaction, id: number): Promise<void> {
  await tx.query('delete from subscription_batch_exclusions where id = $1', [id]);
}
