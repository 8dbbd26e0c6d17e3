import { requireKnownChild } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { audited } from '../../store/audit.ts';
import { endBar, lockOpenBar } from '../store/pickup-bars.ts';

export const staffEndPickupBar = implement('staffEndPickupBar', async (context, input, acting) => {
  const { account, clock, database } = context;
  const { pickup_bar_id: record_id, version, reason } = input;
  await database.transaction(clock.now(), async (tx) => {
    const known = await lockOpenBar(tx, record_id);
    if (known === null) throw new Refusal('not_found');
    await requireKnownChild(context, known.child_id);
    if (known.version !== version) throw new Refusal('changed_meanwhile');
    const change = { account: acting, branch_id: account.branch_id, reason, record_id } as const;
    await audited(tx, { ...change, table_name: 'pickup_bars' }, () => endBar(tx, record_id, account.id));
  });
  return { status: 'OK' };
});
