import { openingItems } from '../../../domain/company/opening.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { openingChecklist } from '../store/checklist.ts';
import { openSite, siteState } from '../store/site-state.ts';

/** 公開する: from now on families may register. Only with everything there, whatever the page showed. */
export const headquartersOpenSite = implement(
  'headquartersOpenSite',
  async ({ account, clock, database }, { version }, acting) => {
    await database.transaction(clock.now(), async (tx) => {
      const state = await siteState(tx);
      if (state.open_flag) return;
      const edit = {
        account: acting,
        branch_id: account.branch_id,
        table_name: 'site_states',
        record_id: state.id,
        version,
      } as const;
      await editRow(tx, edit, async () => {
        const done = await openingChecklist(tx);
        const missing = openingItems.filter((item) => !done[item]);
        if (missing.length > 0) throw new Refusal('not_ready_to_open', { details: { missing } });
        await openSite(tx, account.id);
      });
    });
    return { status: 'OK' };
  },
);
