import { addMinutes } from '../../../domain/time.ts';
import type { Job } from '../../queue/job.ts';
import { changesLeftOpen } from '../store/subscription-changes.ts';
import { reconcileOpenChange } from '../subscription/change-membership.ts';

/** A request that still waits for Stripe ends by itself before this (SPEC §9: 70 seconds). */
const GRACE_MINUTES = 2;

/** Each minute: a plan change or a leaving whose answer from Stripe was lost is finished, or given up. */
export const settleMembershipChanges: Job<'settleMembershipChanges'> = async (services) => {
  const { clock, database, log } = services;
  for (const change of await database.read(clock.now(), (db) =>
    changesLeftOpen(db, addMinutes(clock.now(), -GRACE_MINUTES)),
  )) {
    // One failure must not block the others; the next run retries it.
    await reconcileOpenChange(services, change).catch((error) =>
      log.error({ err: error, subscription_change: change.id }, 'a membership change could not be settled'),
    );
  }
};
