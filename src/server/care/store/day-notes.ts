import type { Queryable, Transaction } from '../../postgres/database.ts';

interface DayNoteRow {
  id: number;
  words: string;
  version: number;
}

export async function lockDayNote(tx: Transaction, reserve_id: number, child_id: number): Promise<DayNoteRow | null> {
  const { rows } = await tx.query<DayNoteRow>(
    'select id, words, version from day_notes where reserve_id = $1 and child_id = $2 for update',
    [reserve_id, child_id],
  );
  return rows[0] ?? null;
}

/** Null if another note was written at the same moment. */
export async function insertDayNote(
  db: Queryable,
  note: { branch_id: number; reserve_id: number; child_id: number; words: string; account_id: number },
): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    `insert into day_notes (branch_id, reserve_id, child_id, words, account_id) values ($1, $2, $3, $4, $5)
     on conflict (reserve_id, child_id) do nothing returning id`,
    [note.branch_id, note.reserve_id, note.child_id, note.words, note.account_id],
  );
  return rows[0]?.id ?? null;
}

export async function updateDayNote(db: Queryable, id: number, words: string, account_id: number): Promise<void> {
  await db.query('update day_notes set words = $2, account_id = $3 where id = $1', [id, words, account_id]);
}
