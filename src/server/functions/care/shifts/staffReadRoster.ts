import { readRoster } from '../../../branch-desk/roster/read-roster.ts';
import { implement } from '../../callable/context.ts';

/** A branch's day of staff beside its children. */
export const staffReadRoster = implement(
  'staffReadRoster',
  async ({ account, clock, database }, { branch_id, date }) => ({
    status: 'OK',
    ...(await database.read(clock.now(), (db) => readRoster(db, account, { branch_id, date, now: clock.now() }))),
  }),
);
