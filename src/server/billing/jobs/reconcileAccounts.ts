import { connectedAccounts } from '../../branches/store/branches.ts';
import { syncAccount } from '../../branches/sync-account.ts';
import type { Job } from '../../queue/job.ts';

/** Daily: every branch's account at Stripe is looked at, so that an event which never came is made up for. */
export const reconcileAccounts: Job<'reconcileAccounts'> = async (services) => {
  const { clock, database, log } = services;
  for (const account of await database.read(clock.now(), (db) => connectedAccounts(db))) {
    await syncAccount(services, account).catch((error) =>
      log.error({ err: error, account }, "a branch's account could not be looked at"),
    );
  }
};
