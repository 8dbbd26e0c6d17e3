import { implement } from '../../callable/context.ts';
import { endLineLink } from '../../notifying/store/staff-messages.ts';

export const staffEndLineLink = implement('staffEndLineLink', async ({ clock, database, account }) => {
  await database.transaction(clock.now(), (tx) => endLineLink(tx, { account_id: account.id }));
  return { status: 'OK' };
});
