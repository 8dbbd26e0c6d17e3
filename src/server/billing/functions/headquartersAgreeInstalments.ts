import { type InstalmentProblem, instalmentAllocations } from '../../../domain/billing/unpaid/instalments.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { addRow } from '../../edit-row.ts';
import { holdCustomer } from '../../membership/store/customer-standing.ts';
import { notify } from '../../notifying/notify.ts';
import { contentHash, refuseOtherContent } from '../../same-content.ts';
import { minimumCharge } from '../settle.ts';
import { insertPlan, planByKey, runningPlanOf } from '../store/instalments.ts';
import { unpaidClaims, unpaidPolicyOn } from '../store/unpaid.ts';

const problemText: Readonly<Record<InstalmentProblem, string>> = {
  count: '分ける回数を、決まりの回数までにしてください。',
  dates: '支払日は、明日以降で、順に後の日にしてください。',
  too_late: '最後の支払日が、決まりの期間を過ぎています。',
  too_small: '1回の金額が、決まりの最低額を下回っています。',
  sum: '各回の合計を、残りの合計と同じにしてください。',
  share_too_small: `この分け方では、${minimumCharge}円未満の請求ができてしまいます。金額を少し変えてください。`,
};

/** Agreed with the family: what is owed, in parts on days, summing to all of it. */
export const headquartersAgreeInstalments = implement(
  'headquartersAgreeInstalments',
  async ({ account, clock, database }, input, acting) => {
    const { customer_id, instalments, reason, idempotency_key } = input;
    const today = tokyoDateOf(clock.now());
    const content_hash = contentHash(input);
    const instalment_plan_id = await database.transaction(clock.now(), async (tx) => {
      await holdCustomer(tx, customer_id);
      const again = await planByKey(tx, idempotency_key);
      if (again !== null) {
        refuseOtherContent(again.content_hash, content_hash);
        return again.id;
      }
      if ((await runningPlanOf(tx, customer_id)) !== null) throw new Refusal('plan_kept');
      const claims = await unpaidClaims(tx, customer_id);
      if (claims.length === 0) throw new Refusal('already_settled');
      if (claims.some(({ open_method }) => open_method === 'konbini')) throw new Refusal('konbini_open');
      const total = claims.reduce((sum, { amount }) => sum + amount, 0);
      if (total !== input.quoted_amount) throw new Refusal('correction_changed', { details: { amount: total } });
      const policy = await unpaidPolicyOn(tx, today);
      const spread = instalmentAllocations(claims, instalments, policy, { today, minimumCharge });
      if (!spread.ok) {
        const details = [{ path: 'instalments', message: problemText[spread.problem] }];
        throw new Refusal('plan_refused', { msg: problemText[spread.problem], fields: ['instalments'], details });
      }
      const planned = instalments.map((instalment, index) => ({
        ...instalment,
        parts: (spread.shares[index] ?? []).flatMap(({ claim, amount }) => {
          const { kind, id } = claims[claim] ?? {};
          return kind === undefined || id === undefined ? [] : [{ target: { kind, id }, amount }];
        }),
      }));
      const change = { account: acting, branch_id: account.branch_id, reason };
      const id = await addRow(tx, { ...change, table_name: 'instalment_plans' }, () =>
        insertPlan(tx, {
          customer_id,
          account_id: account.id,
          reason,
          idempotency_key,
          content_hash,
          instalments: planned,
        }),
      );
      const data = { total, instalments };
      await notify(tx, { customer_id, kind: 'instalments_agreed', data, occurrence: `plan-${id}` });
      return id;
    });
    return { status: 'OK', instalment_plan_id };
  },
);
