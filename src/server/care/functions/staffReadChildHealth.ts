import { cardChanges, cardInText, cardTextsOf } from '../../../domain/care/health-card.ts';
import { healthReadPage } from '../../../domain/care/health-codes.ts';
import { requireBranch, requireKnownChild } from '../../auth/branch-access.ts';
import { implement } from '../../callable/context.ts';
import type { Transaction } from '../../postgres/database.ts';
import { type CardSeal, cardSeal } from '../../sealed-card.ts';
import { openedText } from '../card-versions.ts';
import { healthVersions, lookedAt } from '../store/card-versions.ts';
import { childHealthOf } from '../store/child-health.ts';
import { noteHealthRead } from '../store/health-reads.ts';

/** Reading and logging the reader are one step: staff cannot see sealed text without leaving a log entry. */
export const staffReadChildHealth = implement(
  'staffReadChildHealth',
  async ({ account, clock, config, database, uid, pin_branch }, { child_ids, branch_id }) => {
    requireBranch(account, branch_id);
    for (const child_id of child_ids) await requireKnownChild({ database, clock, uid, pin_branch }, child_id);
    const seal = cardSeal(config);
    const reader = { account_id: account.id, branch_id: account.branch_id, page: healthReadPage.code.card };
    const cards = await database.transaction(clock.now(), async (tx) => {
      const read: Awaited<ReturnType<typeof cardAt>>[] = [];
      for (const child_id of new Set(child_ids)) {
        await noteHealthRead(tx, { child_id, ...reader });
        read.push(await cardAt(tx, branch_id, child_id, seal));
      }
      return read;
    });
    return { status: 'OK', cards };
  },
);

/** The card as it is, and how it differs from what the branch took note of. */
async function cardAt(tx: Transaction, branch_id: number, child_id: number, seal: CardSeal) {
  const health = await childHealthOf(tx, child_id, seal);
  const [newest] = await healthVersions(tx, child_id, 1);
  const acknowledgement = await lookedAt(tx, branch_id, child_id);
  const before = acknowledgement?.sealed_card ? openedText(child_id, acknowledgement.sealed_card, seal) : null;
  return {
    child_id,
    texts: cardTextsOf(health),
    version_id: newest?.id ?? null,
    looked_at: acknowledgement?.looked_at.toISOString() ?? null,
    changes: before === null ? [] : cardChanges(before, cardInText(health)),
  };
}
