import { implement, Refusal } from '../../callable/context.ts';
import { writeAudit } from '../../store/audit.ts';
import { endPartnerKey } from '../store/partner-keys.ts';

/** Every call asks the database for its key, so that the next one is refused in every process. */
export const headquartersEndPartnerKey = implement(
  'headquartersEndPartnerKey',
  async ({ account, clock, database }, { partner_key_id: id, version }, acting) => {
    await database.transaction(clock.now(), async (tx) => {
      const name = await endPartnerKey(tx, { id, version, account_id: account.id });
      if (name === null) throw new Refusal('stale_status');
      const change = { account: acting, branch_id: account.branch_id, table_name: 'auth.partner_keys' } as const;
      await writeAudit(tx, change, id, { name, ended: false }, { name, ended: true });
    });
    return { status: 'OK' };
  },
);
