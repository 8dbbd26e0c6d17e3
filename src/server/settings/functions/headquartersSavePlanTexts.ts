import { implement } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { replaceSummaries } from '../offers.ts';
import { lockRules } from '../store/price-rows.ts';
import { setPlanSequence } from '../store/sold-offers.ts';

/** A plan's description and position; its amounts are agreed with its subscribers and stay. */
export const headquartersSavePlanTexts = implement(
  'headquartersSavePlanTexts',
  async ({ account, clock, database }, { id, version, sequence, summaries }, acting) => {
    const change = {
      account: acting,
      branch_id: account.branch_id,
      table_name: 'plan_types',
    } as const;
    await database.transaction(clock.now(), async (tx) => {
      await lockRules(tx, 'plan_types');
      await editRow(tx, { ...change, record_id: id, version }, () => setPlanSequence(tx, id, sequence));
      await replaceSummaries(tx, change, id, summaries);
    });
    return { status: 'OK', id };
  },
);
