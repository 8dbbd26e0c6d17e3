import { implement } from '../../callable/context.ts';
import { findSeenFamilies } from '../store/seen-families.ts';

/** The policies decide whom the asker may find. */
export const staffFindFamilies = implement(
  'staffFindFamilies',
  async ({ clock, database, uid, pin_branch }, { text }) => {
    return { status: 'OK', ...(await findSeenFamilies(database, clock.now(), { uid, pin_branch }, text)) };
  },
);
