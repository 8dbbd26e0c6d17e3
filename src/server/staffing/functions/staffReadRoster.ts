import { implement } from '../../callable/context.ts';
import { peopleElsewhere } from '../left-short.ts';
import { readRoster } from '../read-roster.ts';

/** A branch's day of staff beside its children. */
export const staffReadRoster = implement('staffReadRoster', ({ account, clock, database }, { branch_id, date }) =>
  database.read(clock.now(), async (db) => ({
    status: 'OK',
    ...(await readRoster(db, account, { branch_id, date, now: clock.now() })),
    elsewhere: await peopleElsewhere(db, branch_id, date),
  })),
);
