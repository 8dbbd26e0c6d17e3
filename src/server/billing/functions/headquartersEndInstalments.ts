import { implement, Refusal } from '../../callable/context.ts';
import { notify } from '../../notifying/notify.ts';
import { audited } from '../../store/audit.ts';
import { lockPlan, setPlanStatus } from '../store/instalments.ts';
import { unpaidClaims } from '../store/unpaid.ts';

/** The agreement ends: what is open is owed as before, and the steps of the policy go on. */
export const headquartersEndInstalments = implement(
  'headquartersEndInstalments',
  async ({ account, clock, database }, { instalment_plan_id, reason }, acting) => {
    await database.transaction(clock.now(), async (tx) => {
      const plan = await lockPlan(tx, instalment_plan_id);
      if (plan === null) throw new Refusal('not_found');
      if (plan.status !== 'kept') return;
      const { customer_id } = plan;
      const change = { account: acting, branch_id: account.branch_id, reason } as const;
      await audited(tx, { ...change, table_name: 'instalment_plans', record_id: instalment_plan_id }, () =>
        setPlanStatus(tx, instalment_plan_id, 'ended'),
      );
      const amount = (await unpaidClaims(tx, customer_id)).reduce((sum, claim) => sum + claim.amount, 0);
      const occurrence = `plan-${instalment_plan_id}`;
      if (amount > 0) await notify(tx, { customer_id, kind: 'instalments_ended', data: { amount }, occurrence });
    });
    return { status: 'OK' };
  },
);
