import type { Queryable, Transaction } from '../../postgres/database.ts';

/** The answer is not sent before that moment. */
export async function holdAnswer(tx: Transaction, reserve_id: number, until: Date): Promise<void> {
  await tx.query('update reserves set answer_held_until = $2 where id = $1', [reserve_id, until]);
}

/** Takes the hold off an answer that was taken back. */
export async function dropHeldAnswer(tx: Transaction, reserve_id: number): Promise<void> {
  await tx.query('update reserves set answer_held_until = null where id = $1', [reserve_id]);
}

/** Until when the answer can be undone; null once the family was notified, or if there is no answer. */
export async function heldUntil(tx: Transaction, reserve_id: number): Promise<Date | null> {
  const { rows } = await tx.query<{ answer_held_until: Date | null }>(
    'select answer_held_until from reserves where id = $1',
    [reserve_id],
  );
  return rows[0]?.answer_held_until ?? null;
}

/** Answers that are due to be sent to their families. */
export async function answersToNotify(db: Queryable, now: Date): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    'select id from reserves where answer_held_until <= $1 order by answer_held_until limit 200',
    [now],
  );
  return rows.map(({ id }) => id);
}
