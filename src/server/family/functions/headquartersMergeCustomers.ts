import { tokyoDateOf } from '../../../domain/time.ts';
import { implement, Refusal, refuse } from '../../callable/context.ts';
import { cardSeal } from '../../sealed-card.ts';
import { merge } from '../merging/merge.ts';
import { planMerge } from '../merging/merge-preview.ts';

/** First called to see what would move, then with what was seen; anything else that happened meanwhile is shown first. */
export const headquartersMergeCustomers = implement(
  'headquartersMergeCustomers',
  async ({ clock, config, database }, input, acting) => {
    const { accepted, reason, ...asked } = input;
    if (accepted !== undefined && reason === '') {
      const details = [{ path: 'reason', message: '統合の理由を入力してください。' }];
      return refuse('input_error', { fields: ['reason'], details });
    }
    return database.transaction(clock.now(), async (tx) => {
      const plan = await planMerge(tx, asked);
      const { preview, accept } = plan;
      if (accepted === undefined) return { status: 'OK' as const, merged: false, preview, accept };
      if (preview.blockers.length > 0) throw new Refusal('merge_refused', { details: { preview } });
      if (accepted !== accept) throw new Refusal('merge_changed', { details: { preview } });
      const identityKey = config.AUTH_SIGNING_KEY;
      await merge(tx, plan, {
        account: acting,
        reason,
        today: tokyoDateOf(clock.now()),
        identityKey,
        seal: cardSeal(config),
      });
      return { status: 'OK' as const, merged: true, preview, accept };
    });
  },
);
