import { implement } from '../../callable/context.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { requireThread } from '../inbox-access.ts';
import { threadOfAnswer, waitAgain } from '../store/inbox-threads.ts';

/** Sends an answer again whose mail was refused. One that has gone is not sent twice. */
export const staffRetryInboxAnswer = implement(
  'staffRetryInboxAnswer',
  async ({ account, clock, database }, { inbox_answer_id }) => {
    await database.transaction(clock.now(), async (tx) => {
      requireThread(account, await threadOfAnswer(tx, inbox_answer_id));
      await waitAgain(tx, inbox_answer_id);
      await enqueue(tx, 'sendInboxAnswer', { inbox_answer_id }, { key: `inbox answer ${inbox_answer_id}` });
    });
    return { status: 'OK', inbox_answer_id };
  },
);
