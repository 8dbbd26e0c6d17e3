import { implement, Refusal } from '../../callable/context.ts';
import { audited, rowOf } from '../../store/audit.ts';
import { closeDraftLink, draftTokenOf, openDraftLink } from '../store/draft-links.ts';

/** Opens or ends the link by which an article is read before it is public. */
export const headquartersSetDraftLink = implement(
  'headquartersSetDraftLink',
  async ({ account, clock, database }, { magazine_item_id, open_flag }, acting) => {
    const draft_token = await database.transaction(clock.now(), async (tx) => {
      if ((await rowOf(tx, 'magazine_items', magazine_item_id)) === null) throw new Refusal('not_found');
      const change = {
        account: acting,
        branch_id: account.branch_id,
        table_name: 'magazine_items',
        reason: open_flag ? 'リンクを作成' : 'リンクを終了',
      } as const;
      await audited(tx, { ...change, record_id: magazine_item_id }, () =>
        open_flag ? openDraftLink(tx, magazine_item_id, account.id) : closeDraftLink(tx, magazine_item_id),
      );
      return draftTokenOf(tx, magazine_item_id);
    });
    return { status: 'OK', draft_token };
  },
);
