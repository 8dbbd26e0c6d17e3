import { isOpenFor } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { readFigures } from '../read-figures.ts';

/** A manager reads the own branch, everybody else who may every branch and all of them together. */
export const staffReadFigures = implement('staffReadFigures', async ({ account, clock, database }, input) => {
  if (!isOpenFor(account, input.branch_id)) throw new Refusal('not_found');
  return { status: 'OK', ...(await readFigures(database, clock.now(), input)) };
});
