import { customerStatus } from '../../../domain/codes.ts';
import { transitionCustomer } from '../../../domain/membership/customer.ts';
import { cancelEffect } from '../../../domain/membership/plan-change.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { type FunctionContext, implement, Refusal } from '../../callable/context.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { writeAudit } from '../../store/audit.ts';
import { askForErasure, mergedInto, mergeSideOf } from '../store/customer-merges.ts';
import { customerById } from '../store/customers.ts';
import { changeMembership } from '../subscription/change-membership.ts';

const { accountDeleted } = customerStatus.code;
/** 山田 花子 is the same person with a full-width space, or none, between the names. */
const spaceless = (name: string): string => name.replaceAll(/[\s\u3000]/g, '');

/**
 * On the family's request: the account is deleted as the parent would do it, and the erasure job does not wait for the
 * retention period. Refused while a reserve, a charge or a refund is open.
 */
export const headquartersEraseCustomer = implement('headquartersEraseCustomer', async (context, input, acting) => {
  const { account, clock, database } = context;
  const { customer_id, confirm_name, reason } = input;
  const customer = await database.transaction(clock.now(), async (tx) => {
    const customer = await customerById(tx, customer_id);
    if (customer === null) throw new Refusal('not_found');
    if (spaceless(confirm_name) !== spaceless(customer.name)) {
      throw new Refusal('name_mismatch', { fields: ['confirm_name'] });
    }
    const kept = await mergedInto(tx, customer_id);
    if (kept !== null) {
      const msg = `このアカウントは、お客様番号${kept}に統合されています。統合先のお客様から消去してください。`;
      throw new Refusal('erasure_refused', { msg });
    }
    if ((await mergeSideOf(tx, customer_id)).money_open) throw new Refusal('erasure_refused');
    return customer;
  });
  if (customer.status !== accountDeleted) await deleteAccount(context, customer_id);
  await database.transaction(clock.now(), async (tx) => {
    await askForErasure(tx, customer_id);
    const change = { account: acting, branch_id: account.branch_id, reason };
    const before = { status: customer.status };
    await writeAudit(tx, { ...change, table_name: 'customers' }, customer_id, before, { status: accountDeleted });
    await enqueue(tx, 'eraseDeletedCustomers', {});
  });
  return { status: 'OK' };
});

async function deleteAccount(context: FunctionContext<'headquarters'>, customer_id: number): Promise<void> {
  await changeMembership(context, {
    customer_id,
    action: 'cancel',
    plan_type_id: null,
    decide(standing, subscription) {
      if (!transitionCustomer(standing, 'cancel').ok) throw new Refusal('erasure_refused');
      return { effect: cancelEffect(subscription), kind: 'leave', date: tokyoDateOf(context.clock.now()) };
    },
  });
}
