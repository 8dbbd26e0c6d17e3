import { cardTextsOf } from '../../../domain/care/health-card.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { cardSeal } from '../../sealed-card.ts';
import { readableVersions } from '../card-versions.ts';
import { healthVersions } from '../store/card-versions.ts';
import { isChildOfFamily } from '../store/child-documents.ts';
import { childHealthOf } from '../store/child-health.ts';

/** How many answers are shown; older ones stay stored. */
const SHOWN = 20;

/** A guardian reads the own child's card as it is, and how it came about. */
export const readChildHealth = implement(
  'readChildHealth',
  async ({ clock, config, customer, database }, { child_id }) => {
    const seal = cardSeal(config);
    return database.read(clock.now(), async (db) => {
      // Another family's child is treated as missing.
      if (!(await isChildOfFamily(db, customer.id, child_id))) throw new Refusal('not_found');
      const health = await childHealthOf(db, child_id, seal);
      const versions = readableVersions(await healthVersions(db, child_id, SHOWN), seal);
      return { status: 'OK', texts: cardTextsOf(health), versions };
    });
  },
);
