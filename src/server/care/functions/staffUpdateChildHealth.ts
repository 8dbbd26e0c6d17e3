import { requireKnownChild } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { requireReadConsent } from '../../membership/read-consent.ts';
import { noteReadConsent } from '../../membership/store/desk-families.ts';
import { cardSeal } from '../../sealed-card.ts';
import { writeAudit } from '../../store/audit.ts';
import { healthInText, requireChildDataConsent, saveChildHealth } from '../child-health.ts';
import { fromStaff, lockChildOfFamily } from '../store/child-health.ts';

/** What a family said at the desk or on the telephone, written down by staff who see the child. */
export const staffUpdateChildHealth = implement(
  'staffUpdateChildHealth',
  async ({ account, clock, config, database, uid, pin_branch }, input, acting) => {
    const { consent_read_out: consent, ...answer } = input;
    const now = clock.now();
    await requireKnownChild({ database, clock, uid, pin_branch }, answer.child_id);
    if (consent) requireReadConsent(consent);
    return database.transaction(now, async (tx) => {
      const child = await lockChildOfFamily(tx, answer.child_id);
      if (child === null || child.disable) throw new Refusal('not_found');
      const { customer_id } = child;
      const agreed = consent ? () => noteReadConsent(tx, { customer_id, ...consent, account_id: account.id }) : null;
      await requireChildDataConsent(tx, customer_id, agreed);
      const { before, after } = await saveChildHealth(tx, now, answer, fromStaff(account.id), cardSeal(config));
      if (before !== after) {
        const change = {
          account: acting,
          branch_id: account.branch_id,
          table_name: 'children',
        } as const;
        await writeAudit(tx, change, answer.child_id, healthInText(before), healthInText(after, before));
      }
      return { status: 'OK', version: after.version };
    });
  },
);
