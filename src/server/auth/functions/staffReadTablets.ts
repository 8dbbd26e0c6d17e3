import { implement } from '../../callable/context.ts';
import { requireBranch } from '../branch-access.ts';
import { lockedPins } from '../store/pins.ts';
import { tabletSettings, tabletsOfBranch } from '../store/tablets.ts';

export const staffReadTablets = implement(
  'staffReadTablets',
  async ({ account, clock, database, tablet_id }, { branch_id }) => {
    requireBranch(account, branch_id);
    return database.transaction(clock.now(), async (tx) => {
      const { pin_error_limit } = await tabletSettings(tx);
      const tablets = await tabletsOfBranch(tx, branch_id);
      return {
        status: 'OK',
        tablets: tablets.map(({ registered_at, last_seen_at, revoked_at, ...tablet }) => ({
          ...tablet,
          registered_at: registered_at.toISOString(),
          last_seen_at: last_seen_at.toISOString(),
          revoked_at: revoked_at?.toISOString() ?? null,
          current: tablet.id === tablet_id,
        })),
        locked: await lockedPins(tx, branch_id, pin_error_limit),
      };
    });
  },
);
