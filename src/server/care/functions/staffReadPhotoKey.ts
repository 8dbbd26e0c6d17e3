import { hkdfSync } from 'node:crypto';
import { addDays, instantOf, tokyoDateOf } from '../../../domain/time.ts';
import { mayActIn } from '../../auth/branch-access.ts';
import { tabletForRoll } from '../../auth/store/tablets.ts';
import { implement, refuse } from '../../callable/context.ts';

/**
 * Seals pictures that wait on a registered tablet. Derived from tablet and day and kept nowhere: after midnight, or once the
 * tablet is no longer registered, nobody is told it again, and what was left behind cannot be opened.
 */
export const staffReadPhotoKey = implement(
  'staffReadPhotoKey',
  async ({ account, clock, config, database, tablet_id }) => {
    const now = clock.now();
    const tablet = tablet_id === null ? null : await database.read(now, (db) => tabletForRoll(db, tablet_id));
    if (tablet === null || !mayActIn(account, tablet.branch_id)) return refuse('tablet_needed');
    const today = tokyoDateOf(now);
    const about = `imahoiku waiting photos ${tablet_id} ${today}`;
    const key = Buffer.from(hkdfSync('sha256', config.AUTH_SIGNING_KEY, '', about, 32)).toString('base64');
    return { status: 'OK', key, until: instantOf(addDays(today, 1)).toISOString() };
  },
);
