import type { Queryable, Transaction } from '../../postgres/database.ts';
import type { CardSeal } from '../../sealed-card.ts';
import { openedTexts, type SealedTexts } from './child-health.ts';

/** Children with text that is not sealed, or sealed under a key other than the one of this name. */
export async function cardsToSeal(db: Queryable, name: Buffer): Promise<number[]> {
  const { rows } = await db.query<{ child_id: number }>(
    `select child_id from child_essentials
     where medical_history <> '' or family_doctor <> '' or substring(sealed_card from 1 for $2) <> $1
     union select child_id from child_health_versions where substring(sealed_card from 1 for $2) <> $1 order by child_id`,
    [name, name.length],
  );
  return rows.map(({ child_id }) => child_id);
}

/** The same words, sealed under the key of today. No other content, so no other version. */
export async function sealTexts(tx: Transaction, child_id: number, seal: CardSeal): Promise<void> {
  const { rows } = await tx.query<SealedTexts>(
    'select medical_history, family_doctor, sealed_card from child_essentials where child_id = $1 for update',
    [child_id],
  );
  if (rows[0] === undefined) return;
  await tx.query(
    "update child_essentials set sealed_card = $2, medical_history = '', family_doctor = '' where child_id = $1",
    [child_id, seal.seal(child_id, openedTexts(child_id, rows[0], seal))],
  );
}

/** Reseals the stored earlier answers under the current key; nothing else of them changes. */
export async function sealVersions(tx: Transaction, child_id: number, seal: CardSeal): Promise<void> {
  const { rows } = await tx.query<{ id: number; sealed_card: Buffer }>(
    `select id, sealed_card from child_health_versions
     where child_id = $1 and substring(sealed_card from 1 for $3) <> $2 order by id`,
    [child_id, seal.name, seal.name.length],
  );
  await tx.query("select set_config('app.erasing', 'on', true)");
  for (const { id, sealed_card } of rows) {
    const again = seal.seal(child_id, seal.open(child_id, sealed_card));
    await tx.query('update child_health_versions set sealed_card = $2 where id = $1', [id, again]);
  }
  await tx.query("select set_config('app.erasing', '', true)");
}
