import { inboxStatus } from '../../../domain/codes.ts';
import { implement } from '../../callable/context.ts';
import { requireThread } from '../inbox-access.ts';
import { lockInboxThread, setInboxThread } from '../store/inbox-threads.ts';

/** Assigns an unread thread to the first person who opens it. */
export const staffReadInboxThread = implement(
  'staffReadInboxThread',
  async ({ account, clock, database }, { inbox_thread_id }) => {
    const version = await database.transaction(clock.now(), async (tx) => {
      const thread = requireThread(account, await lockInboxThread(tx, inbox_thread_id));
      if (thread.status !== inboxStatus.code.unread || thread.assigned_account_id !== null) return thread.version;
      return setInboxThread(tx, thread.id, { status: inboxStatus.code.assigned, assigned_account_id: account.id });
    });
    return { status: 'OK', inbox_thread_id, version };
  },
);
