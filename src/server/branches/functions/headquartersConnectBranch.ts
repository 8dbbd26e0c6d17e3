import { implement, Refusal } from '../../callable/context.ts';
import { audited } from '../../store/audit.ts';
import { branchState, setConnectCode } from '../store/branch-pages.ts';

/**
 * The branch hands its papers in at Stripe's own pages (Connect onboarding by account link). The account is made once: the
 * key is the branch, so a second press or a lost answer finds the same one.
 */
export const headquartersConnectBranch = implement(
  'headquartersConnectBranch',
  async ({ clock, config, database, gateways }, { branch_id }, acting) => {
    const branch = await database.read(clock.now(), (db) => branchState(db, branch_id));
    if (branch === null || !branch.real_store_flag) throw new Refusal('not_found');
    const connected = branch.stripe_connect_code ?? (await connect());
    const page = new URL(`/staff/headquarters/branches/${branch_id}/payments`, config.PUBLIC_URL);
    const link = await gateways.stripe.accountLinks.create({
      account: connected,
      type: 'account_onboarding',
      return_url: `${page.href}?from=stripe`,
      refresh_url: `${page.href}?from=expired`,
    });
    return { status: 'OK', url: link.url };

    async function connect(): Promise<string> {
      const { name, email, path_name } = branch as NonNullable<typeof branch>;
      const made = await gateways.stripe.accounts.create(
        {
          type: 'express',
          country: 'JP',
          email,
          business_profile: { name, url: new URL(`/branches/${path_name}`, config.PUBLIC_URL).href },
          capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
          metadata: { branch_id: String(branch_id) },
        },
        { idempotencyKey: `branch acting ${branch_id}` },
      );
      const change = { account: acting, branch_id, table_name: 'branches', record_id: branch_id } as const;
      const code = await database.transaction(clock.now(), (tx) =>
        audited(tx, change, () => setConnectCode(tx, branch_id, made.id)),
      );
      if (code === null) throw new Refusal('not_found');
      return code;
    }
  },
);
