import type { Transaction } from '../../postgres/database.ts';

export async function writeTicketChoice(
  tx: Transaction,
  reserve_id: number,
  use_tickets: boolean | null,
): Promise<void> {
  await tx.query('update reserves set use_tickets = $2 where id = $1', [reserve_id, use_tickets]);
}
