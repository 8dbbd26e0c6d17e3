import { childDataVersion } from '../../../domain/membership/consents.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { insertConsents } from '../../membership/store/registering.ts';
import { cardSeal } from '../../sealed-card.ts';
import { requireChildDataConsent, saveChildHealth } from '../child-health.ts';
import { fromFamily, lockChildOfFamily } from '../store/child-health.ts';

/** A guardian's answer about a child. */
export const updateChildHealth = implement(
  'updateChildHealth',
  async ({ clock, config, customer, database, person }, input) => {
    const { child_data_version, ...answer } = input;
    const now = clock.now();
    return database.transaction(now, async (tx) => {
      const child = await lockChildOfFamily(tx, answer.child_id);
      // Another family's child is treated as missing.
      if (child === null || child.disable || child.customer_id !== customer.id) throw new Refusal('not_found');
      const agrees = child_data_version === null || child_data_version === undefined;
      await requireChildDataConsent(tx, customer.id, agrees ? null : () => agree(tx, person, child_data_version));
      const { after } = await saveChildHealth(tx, now, answer, fromFamily(person.family_member_id), cardSeal(config));
      return { status: 'OK', version: after.version };
    });
  },
);

/** Another version means that another text was read. */
async function agree(
  tx: Parameters<typeof insertConsents>[0],
  { customer_id, family_member_id }: { customer_id: number; family_member_id: number },
  version: string,
): Promise<void> {
  if (version !== childDataVersion) throw new Refusal('consents_outdated');
  await insertConsents(tx, customer_id, { child_data: version }, family_member_id);
}
