import { sameDayGroups } from '../../../domain/messages/notice-codes.ts';
import { noticePushed } from '../../../domain/messages/notice-ways.ts';
import { notePushOutcomes, pushSubscriptionsFor } from '../../messages/store/push-subscriptions.ts';
import type { Services } from '../../services.ts';
import { moveChannel, type NotificationRow } from '../store/notifications.ts';

/** The page where every message is read again. */
const messagesPage = '/mypage/notifications';

/**
 * Title and link of a notification on each device its person switched on: an extra, so nothing depends on it and nothing
 * is tried again. Marked first: a device has no retry key, and a second buzz is worse than none.
 */
export async function pushToDevices(
  { clock, database, gateways }: Services,
  notification: NotificationRow<unknown>,
  wanted: boolean,
): Promise<void> {
  const { id, title, link, kind_group, account_open, push_status } = notification;
  if (push_status !== 'waiting') return;
  const pushed = wanted && account_open && gateways.webPush.on && noticePushed(kind_group, notification);
  const devices = pushed ? await database.read(clock.now(), (db) => pushSubscriptionsFor(db, id)) : [];
  const first = devices.length > 0 ? 'sent' : 'skipped';
  const isOurs = await database.transaction(clock.now(), (tx) => moveChannel(tx, id, 'push', 'waiting', first));
  if (!isOurs || devices.length === 0) return;
  const notice = { title, link: link ?? messagesPage, urgent: sameDayGroups.includes(kind_group) };
  const outcomes = await Promise.all(
    devices.map(async (device) => ({ id: device.id, outcome: await gateways.webPush.push(device, notice) })),
  );
  await database.transaction(clock.now(), async (tx) => {
    await notePushOutcomes(tx, outcomes);
    if (!outcomes.some(({ outcome }) => outcome === 'taken')) await moveChannel(tx, id, 'push', 'sent', 'failed');
  });
}
