import { implement, refuse } from '../../callable/context.ts';
import { countMagazineView } from '../store/magazine.ts';

/** SPEC §7: one more view of a published magazine item. */
export const updateMagazineView = implement('updateMagazineView', async ({ clock, database }, { id }) => {
  const known = await database.transaction(clock.now(), (tx) => countMagazineView(tx, id));
  return known ? { status: 'OK' } : refuse('not_found');
});
