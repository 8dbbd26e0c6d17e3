import { addMinutes, tokyoDateOf } from '../../../domain/time.ts';
import { requireBranch } from '../../auth/branch-access.ts';
import { introduce } from '../../auth/introductions.ts';
import { implement, refuse } from '../../callable/context.ts';
import { customersByTwoFacts } from '../../membership/store/desk-families.ts';
import { rulesOn } from '../../reserves/store/reserve-facts.ts';
import { writeAudit } from '../../store/audit.ts';
import { countFamilySearch } from '../desk-families.ts';

/**
 * For a member of another branch at the desk or on the phone. Both facts must match exactly, each attempt is counted and
 * recorded (found or not, without the search terms), and a match opens only the reserve form, for a limited time.
 */
export const staffFindMember = implement('staffFindMember', async (context, input, acting) => {
  const { account, clock, config, database } = context;
  const { branch_id, tel, email, child_birth_date } = input;
  requireBranch(account, branch_id);
  await countFamilySearch(context);
  const now = clock.now();
  const { found, settings } = await database.transaction(now, async (tx) => {
    const ids = await customersByTwoFacts(tx, { tel, email, child_birth_date });
    const [only = null] = ids.length === 1 ? ids : [];
    const change = { account: acting, branch_id, table_name: 'customers' } as const;
    await writeAudit(tx, change, only, null, {
      found_flag: only !== null,
      searched_by: tel === null ? 'email' : 'tel',
    });
    return { found: only, ...(await rulesOn(tx, tokyoDateOf(now))) };
  });
  if (found === null) return refuse('member_not_found');
  const until = addMinutes(now, settings.introduction_minutes);
  const introduction = introduce(config.AUTH_SIGNING_KEY, account, branch_id, found, until);
  return { status: 'OK', customer_id: found, introduction };
});
