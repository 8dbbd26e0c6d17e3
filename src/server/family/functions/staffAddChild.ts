import { tokyoDateOf } from '../../../domain/time.ts';
import { requireBranch } from '../../auth/branch-access.ts';
import { requireDeskFamily } from '../../auth/introductions.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { requireReadConsent } from '../../membership/read-consent.ts';
import { childOfFamily, noteReadConsent } from '../../membership/store/desk-families.ts';
import { insertChildren } from '../../membership/store/registering.ts';
import { rowOf, writeAudit } from '../../store/audit.ts';

/** A brother or sister, at the desk. The branch sees the child's health remarks once there is a reserve, as always. */
export const staffAddChild = implement('staffAddChild', async (context, input, acting) => {
  const { account, clock, database } = context;
  const { branch_id, customer_id, child, consent } = input;
  requireBranch(account, branch_id);
  await requireDeskFamily(context, input);
  requireReadConsent(consent);
  if (child.date_of_birth > tokyoDateOf(clock.now())) throw new Refusal('input_error', { fields: ['date_of_birth'] });
  return database.transaction(clock.now(), async (tx) => {
    const known = await childOfFamily(tx, { customer_id, ...child });
    if (known !== null) return { status: 'OK', child_id: known };
    const [child_id = 0] = await insertChildren(tx, customer_id, [child]);
    await noteReadConsent(tx, { customer_id, ...consent, account_id: account.id });
    const change = { account: acting, branch_id, table_name: 'children' } as const;
    await writeAudit(tx, change, child_id, null, await rowOf(tx, 'children', child_id));
    return { status: 'OK', child_id };
  });
});
