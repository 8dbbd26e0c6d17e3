import { noLimits } from '../../../domain/cover/working-time.ts';
import { implement } from '../../callable/context.ts';
import { workLimitsOf } from '../store/work-limits.ts';

export const headquartersReadWorkLimits = implement(
  'headquartersReadWorkLimits',
  async ({ clock, database }, { account_id }) => ({
    status: 'OK',
    ...((await database.read(clock.now(), (db) => workLimitsOf(db, account_id))) ?? noLimits),
  }),
);
