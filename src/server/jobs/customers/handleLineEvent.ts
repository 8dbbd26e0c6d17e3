import type { Job } from '../../queue/job.ts';
import { setLineNotification } from '../../store/sign-in/line-users.ts';
import { markWebhookProcessed, webhookPayload } from '../../store/upkeep/webhook-events.ts';

interface LineEvent {
  type: string;
  source?: { userId?: string };
}

/** A parent who blocks us gets mail instead; one who comes back gets LINE messages again. */
export const handleLineEvent: Job<'handleLineEvent'> = async ({ clock, database }, { event_id }) => {
  await database.transaction(clock.now(), async (tx) => {
    const event = await webhookPayload<LineEvent>(tx, 'line', event_id);
    const lineUserId = event?.source?.userId;
    if (event && lineUserId && (event.type === 'follow' || event.type === 'unfollow')) {
      await setLineNotification(tx, lineUserId, event.type === 'follow');
    }
    await markWebhookProcessed(tx, 'line', event_id);
  });
};
