import { implement, Refusal } from '../../callable/context.ts';
import { writeAudit } from '../../store/audit.ts';
import { newKey } from '../new-key.ts';
import { rotatePartnerKey } from '../store/partner-keys.ts';

/** The partner has time to change over: both keys are good meanwhile. */
export const headquartersRotatePartnerKey = implement(
  'headquartersRotatePartnerKey',
  async ({ account, clock, database }, { partner_key_id: id, version, overlap_hours }, acting) => {
    const { secret, stored } = newKey();
    await database.transaction(clock.now(), async (tx) => {
      const name = await rotatePartnerKey(tx, { id, version, overlap_hours, ...stored });
      if (name === null) throw new Refusal('stale_status');
      const change = { account: acting, branch_id: account.branch_id, table_name: 'auth.partner_keys' } as const;
      await writeAudit(tx, change, id, null, { name, overlap_hours });
    });
    return { status: 'OK', secret };
  },
);
