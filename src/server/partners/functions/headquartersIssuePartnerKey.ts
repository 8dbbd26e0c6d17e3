import { flagToBoolean } from '../../../contract/form-mapping.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { implement, Refusal, refuse } from '../../callable/context.ts';
import { writeAudit } from '../../store/audit.ts';
import { addressesIn } from '../addresses.ts';
import { newKey } from '../new-key.ts';
import { branchChoices, insertPartnerKey } from '../store/partner-keys.ts';

/** The key is in this answer and nowhere else. */
export const headquartersIssuePartnerKey = implement(
  'headquartersIssuePartnerKey',
  async ({ account, clock, database }, input, acting) => {
    const now = clock.now();
    const addresses = addressesIn(input.addresses);
    const scopes = {
      places_flag: flagToBoolean(input.places_flag),
      availability_flag: flagToBoolean(input.availability_flag),
      refer_flag: flagToBoolean(input.refer_flag),
    };
    if (addresses === null) return refuse('input_error', { fields: ['addresses'] });
    if (input.expiry_date <= tokyoDateOf(now)) return refuse('input_error', { fields: ['expiry_date'] });
    if (!Object.values(scopes).includes(true)) return refuse('input_error', { fields: ['places_flag'] });
    const { name, contact_name, contact_email, calls_per_minute, expiry_date, branch_ids } = input;
    const { secret, stored } = newKey();
    const shown = { name, ...scopes, branch_ids, addresses, calls_per_minute, expiry_date };
    const partner_key_id = await database.transaction(now, async (tx) => {
      const known = new Set((await branchChoices(tx)).map(({ id }) => id));
      if (!branch_ids.every((id) => known.has(id))) throw new Refusal('not_found');
      const id = await insertPartnerKey(tx, {
        ...{ name, contact_name, contact_email, ...scopes, addresses, calls_per_minute, expiry_date, ...stored },
        branch_ids: branch_ids.length === 0 ? null : branch_ids,
        account_id: account.id,
      });
      const change = { account: acting, branch_id: account.branch_id, table_name: 'auth.partner_keys' } as const;
      await writeAudit(tx, change, id, null, shown);
      return id;
    });
    return { status: 'OK', partner_key_id, secret };
  },
);
