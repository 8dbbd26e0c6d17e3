import { requireBranch } from '../../auth/branch-access.ts';
import { implement } from '../../callable/context.ts';
import { watchFrom } from '../sleep-watch.ts';

/** Every 20 seconds, from every screen of the console that is awake. */
export const staffWatchSleep = implement(
  'staffWatchSleep',
  async ({ account, clock, database, tablet_id }, { branch_id, device_key, sound_flag }) => {
    requireBranch(account, branch_id);
    const now = clock.now();
    const screen = { branch_id, device_key, tablet_id, account_id: account.id, sound_flag };
    const { again_seconds, others_awake } = await database.transaction(now, (tx) => watchFrom(tx, now, screen));
    return { status: 'OK', again_seconds, others_awake };
  },
);
