import { implement, Refusal } from '../../callable/context.ts';
import {
  benefitOverlaps,
  insertBenefit,
  lockBenefit,
  lockOwnChild,
  prefectureExists,
  updateBenefit,
} from '../store/certificates/benefits.ts';

/** Ours: 施設等利用給付認定 of a child, as the parent copies it from the municipality's letter. */
export const saveChildBenefit = implement('saveChildBenefit', async ({ clock, customer, database }, input) => {
  const { id, version, child_id, ...benefit } = input;
  const saved = await database.transaction(clock.now(), async (tx) => {
    if ((await lockOwnChild(tx, child_id, [customer.id])) === null) throw new Refusal('not_found');
    if (!(await prefectureExists(tx, benefit.prefecture_id)))
      throw new Refusal('not_found', { fields: ['prefecture_id'] });
    if (id !== null) {
      const stored = await lockBenefit(tx, id);
      if (stored?.child_id !== child_id) throw new Refusal('not_found');
      if (stored.version !== version) throw new Refusal('changed_meanwhile');
    }
    if (await benefitOverlaps(tx, child_id, benefit, id))
      throw new Refusal('benefit_overlaps', { fields: ['start_date'] });
    if (id === null) return insertBenefit(tx, child_id, benefit);
    await updateBenefit(tx, id, benefit);
    return id;
  });
  return { status: 'OK', id: saved };
});
