import { requireKnownFamily } from '../../auth/branch-access.ts';
import { endFamilyLinks } from '../../auth/store/family-links.ts';
import { userByUid } from '../../auth/store/users.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { customerById } from '../../membership/store/customers.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { writeAudit } from '../../store/audit.ts';
import { deskLink } from '../desk-families.ts';

/** Issues the link again if it was lost or has expired. Never for a family that can sign in: staff open no account that has an owner. */
export const staffIssueFamilyLink = implement('staffIssueFamilyLink', async (context, input, acting) => {
  const { account, clock, database } = context;
  const { customer_id, mail_flag } = input;
  await requireKnownFamily(context, customer_id);
  return database.transaction(clock.now(), async (tx) => {
    const customer = await customerById(tx, customer_id);
    if (customer === null) throw new Refusal('not_found');
    if ((await userByUid(tx, customer.uid)) !== null) throw new Refusal('family_signs_in');
    const mail = mail_flag === 1 && customer.email !== null;
    await endFamilyLinks(tx, customer_id);
    const branch_id = customer.default_branch_id ?? account.branch_id;
    const change = { account: acting, branch_id, table_name: 'customers' } as const;
    await writeAudit(tx, change, customer_id, null, { mail_flag: mail });
    if (mail) await enqueue(tx, 'sendFamilyLink', { customer_id });
    return { status: 'OK', ...(await deskLink(tx, context, customer_id)), mail_flag: mail };
  });
});
