import { hasBegun } from '../../../domain/settings/in-force.ts';
import { addDays } from '../../../domain/time.ts';
import { formatMonthDay } from '../../../domain/time-format.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { companyDay, lockRules, rulesOf } from '../store/price-rows.ts';
import { setWithdrawn } from '../store/sold-offers.ts';

/** A plan or ticket is no longer sold from a coming day on, or is again. Anyone who has it keeps it. */
export const headquartersWithdrawOffer = implement(
  'headquartersWithdrawOffer',
  async ({ account, clock, database }, { table, id, version, withdrawn_date }, acting) => {
    const change = { account: acting, branch_id: account.branch_id, table_name: table };
    await database.transaction(clock.now(), async (tx) => {
      await lockRules(tx, table);
      await editRow(tx, { ...change, record_id: id, version }, async () => {
        const { tomorrow } = await companyDay(tx);
        const row = (await rulesOf(tx, table)).find((each) => each.id === id);
        if (withdrawn_date !== null && withdrawn_date < tomorrow) {
          const msg = `${formatMonthDay(tomorrow)}以降の日を選んでください。`;
          throw new Refusal('rule_too_early', { fields: ['withdrawn_date'], msg });
        }
        if (withdrawn_date !== null && row !== undefined && !hasBegun(row, addDays(withdrawn_date, -1))) {
          const msg = '販売が始まる日より後の日を選んでください。';
          throw new Refusal('rule_too_early', { fields: ['withdrawn_date'], msg });
        }
        await setWithdrawn(tx, table, id, withdrawn_date);
      });
    });
    return { status: 'OK' };
  },
);
