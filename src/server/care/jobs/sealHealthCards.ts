import type { Job } from '../../queue/job.ts';
import { cardSeal } from '../../sealed-card.ts';
import { cardsToSeal, sealTexts, sealVersions } from '../store/sealed-texts.ts';

/** Texts from before the card was sealed, and cards under the key before the last change (decision 38). */
export const sealHealthCards: Job<'sealHealthCards'> = async ({ clock, config, database }) => {
  const now = clock.now();
  const seal = cardSeal(config);
  const due = await database.read(now, (db) => cardsToSeal(db, seal.name));
  for (const child_id of due) {
    await database.transaction(now, async (tx) => {
      await sealTexts(tx, child_id, seal);
      await sealVersions(tx, child_id, seal);
    });
  }
};
