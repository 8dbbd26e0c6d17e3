import { minutesOfQuiet } from '../../../domain/messages/quiet-hours.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { notify } from '../../notifying/notify.ts';
import { enqueue } from '../../queue/enqueue.ts';
import type { Job } from '../../queue/job.ts';
import { messageToNotify } from '../store/message-notices.ts';

/**
 * LINE and mail say that the branch wrote: not at night (it is in the app at once), not to a family that has read it
 * meanwhile, and once a day for all that lies unread.
 */
export const tellFamilyMessage: Job<'tellFamilyMessage'> = async ({ clock, database }, { family_message_id }) => {
  const now = clock.now();
  await database.transaction(now, async (tx) => {
    const message = await messageToNotify(tx, family_message_id);
    if (message === null || !message.unread_flag) return;
    const minutes = minutesOfQuiet(now, message);
    if (minutes > 0) {
      await enqueue(
        tx,
        'tellFamilyMessage',
        { family_message_id },
        { key: `family message ${family_message_id}`, minutes },
      );
      return;
    }
    const { customer_id, branch_id, branch_name, family_thread_id, read_until } = message;
    const occurrence = `thread-${family_thread_id} ${read_until} ${tokyoDateOf(now)}`;
    await notify(tx, { customer_id, kind: 'family_message', data: { branch_id, branch_name }, occurrence });
  });
};
