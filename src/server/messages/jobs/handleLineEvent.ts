import { setLineNotification } from '../../auth/store/line-users.ts';
import { hashText } from '../../auth/store/secrets.ts';
import { endLineLink, finishLineLink } from '../../notifying/store/staff-messages.ts';
import type { Job } from '../../queue/job.ts';
import { readySeatAnswer } from '../../reserves/answer-ready-seat.ts';
import { readySeatPostback } from '../../reserves/texts/ready-seat-message.ts';
import type { Services } from '../../services.ts';
import { markWebhookProcessed, webhookPayload } from '../../store/webhook-events.ts';

interface LineEvent {
  type: string;
  source?: { userId?: string };
  replyToken?: string;
  postback?: { data?: string };
  message?: { type?: string; text?: string };
}

/**
 * A parent who blocks us gets mail instead; one who comes back gets LINE messages again. A tap on the menu is answered by its
 * reply token, never by a message of our own: nothing reaches who did not ask.
 */
export const handleLineEvent: Job<'handleLineEvent'> = async (services, { event_id }) => {
  const { clock, database } = services;
  const event = await database.read(clock.now(), (db) => webhookPayload<LineEvent>(db, 'line', event_id));
  const lineUserId = event?.source?.userId;
  if (event && lineUserId && event.type === 'postback') await answerTap(services, event, lineUserId);
  if (event && lineUserId && event.type === 'message') await linkStaff(services, event, lineUserId);
  await database.transaction(clock.now(), async (tx) => {
    if (event && lineUserId && (event.type === 'follow' || event.type === 'unfollow')) {
      await setLineNotification(tx, lineUserId, event.type === 'follow');
      if (event.type === 'unfollow') await endLineLink(tx, { line_user_id: lineUserId });
    }
    await markWebhookProcessed(tx, 'line', event_id);
  });
};

async function answerTap({ clock, config, database, gateways }: Services, event: LineEvent, lineUserId: string) {
  const { replyToken, postback } = event;
  if (postback?.data !== readySeatPostback || !replyToken) return;
  const now = clock.now();
  const message = await database.read(now, (db) => readySeatAnswer(db, now, lineUserId, config.PUBLIC_URL));
  await gateways.lineMessaging.reply(replyToken, message);
}

/** A member of staff sends the number their page shows (staffBeginLineLink). Whatever else is written stays unanswered. */
async function linkStaff({ clock, database, gateways }: Services, event: LineEvent, lineUserId: string): Promise<void> {
  const code = event.message?.text?.normalize('NFKC').replace(/\D/g, '') ?? '';
  if (!/^\d{10}$/.test(code) || !event.replyToken) return;
  const linked = await database.transaction(clock.now(), (tx) => finishLineLink(tx, hashText(code), lineUserId));
  const text = linked
    ? '職員の連絡先としてつながりました。応援のお願いなどを、このトークにお届けします。'
    : 'この番号は使えません。「自分のシフト」で、新しい番号を出してください。';
  await gateways.lineMessaging.reply(event.replyToken, { type: 'text', text });
}
