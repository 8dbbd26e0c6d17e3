import { accountRole, inboxStatus } from '../../../domain/codes.ts';
import { implement } from '../../callable/context.ts';
import { lockOwnThread } from '../family-threads.ts';
import { markThreadRead, setFamilyThread } from '../store/family-threads.ts';

const { unread, assigned } = inboxStatus.code;

/** Opened: the family sees 既読, and the thread is assigned. Headquarters who only look on leave no mark. */
export const staffReadFamilyThread = implement(
  'staffReadFamilyThread',
  async ({ account, clock, database }, { family_thread_id }) => {
    const version = await database.transaction(clock.now(), async (tx) => {
      const thread = await lockOwnThread(tx, account, family_thread_id);
      const looksOn = account.role === accountRole.code.headquarters && thread.handed_to_headquarters_at === null;
      if (looksOn) return thread.version;
      await markThreadRead(tx, thread.id, null, 'last');
      if (thread.status !== unread) return thread.version;
      const assigned_account_id = thread.assigned_account_id ?? account.id;
      return setFamilyThread(tx, thread.id, { status: assigned, assigned_account_id });
    });
    return { status: 'OK', family_thread_id, version };
  },
);
