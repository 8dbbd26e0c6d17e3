import { noticeWays } from '../../../domain/messages/notice-ways.ts';
import { wayOutAddress } from '../../auth/store/way-out.ts';
import { companyInForce } from '../../company/store/company-facts.ts';
import { LineQuotaUsedUp } from '../../gateways/line-messaging.ts';
import type { Job } from '../../queue/job.ts';
import { calendarText } from '../../reserves/calendar-text.ts';
import { readReserve } from '../../reserves/store/reserves.ts';
import type { Services } from '../../services.ts';
import { issueOfferToken } from '../../waitlist/store/offers.ts';
import { moveChannel, type NotificationRow, notificationToSend, type SendStatus } from '../store/notifications.ts';
import type { LineCard } from '../writing/line-card.ts';
import { lineMessage, lineRetryKey } from '../writing/line-message.ts';
import { notificationMail } from '../writing/notification-mail.ts';
import { deliverMail } from './deliver-mail.ts';
import { pushToDevices } from './push-to-devices.ts';

/** Looked at when it is sent: what a cancelled or refused reserve no longer needs is not sent, nor to who left the family. */
const needsLiveReserve: ReadonlySet<string> = new Set([
  'reserve_confirmed',
  'wish_reserved',
  'reserve_requested',
  'reserve_changed',
  'reserve_approved',
  'reserve_reminder',
  'morning_form',
]);

/** Kinds whose mail carries the calendar file: the reserve was made or changed. */
const bringsCalendarFile: ReadonlySet<string> = new Set([
  'reserve_confirmed',
  'wish_reserved',
  'reserve_requested',
  'reserve_changed',
  'reserve_approved',
]);

type Notification = NotificationRow<LineCard> & { wayOut?: string };

/** LINE, mail and the devices of one notification, each at most once, by what its person chose; the in-app copy exists already. */
export const notifyCustomer: Job<'notifyCustomer'> = async (services, { notification_id }) => {
  const notification = await services.database.read(services.clock.now(), (db) =>
    notificationToSend<LineCard>(db, notification_id),
  );
  if (notification === null) return;
  const sent = notification.gone ? null : withWayOut(services, await withOfferToken(services, notification));
  const outdated = sent === null || (notification.reserve_live === false && needsLiveReserve.has(notification.kind));
  const ways = outdated ? { line: false, mail: false } : waysOf(notification);
  // All are tried before a failure is reported: a LINE outage must not hold back the mail.
  const [line, mail] = await Promise.allSettled([
    sendLine(services, sent ?? notification, ways.line),
    ways.mail ? sendMail(services, sent ?? notification, true) : undefined,
    // By the plain link: a secret of an offer has no place on a lock screen.
    // Advertising never: a pushed title has no room for its way out.
    pushToDevices(services, notification, !outdated && notification.kind !== 'announced_advertising'),
  ]);
  if (line.status === 'rejected') throw line.reason;
  if (mail.status === 'rejected') throw mail.reason;
  // Mail alone was not wanted; it is when LINE takes no more this month.
  if (!ways.mail) await sendMail(services, sent ?? notification, line.value === 'used_up');
};

const waysOf = (notification: Notification) =>
  noticeWays(notification.kind_group, notification, {
    line: notification.line_user_id !== null,
    mail: notification.email !== null,
    mailBounced: notification.email_bounced,
    lineShort: notification.line_short,
  });

/**
 * An offer's link also opens without a sign-in: its secret is made now, follows # (so no server or log
 * sees it) and is stored nowhere. Null once the offer is answered or over: there is nothing left to ask.
 */
async function withOfferToken({ clock, database }: Services, notification: Notification): Promise<Notification | null> {
  const { seat_offer_id, family_member_id, link } = notification;
  if (seat_offer_id === null || link === null) return notification;
  const token = await database.transaction(clock.now(), (tx) =>
    issueOfferToken(tx, { seat_offer_id, family_member_id }),
  );
  return token === null ? null : { ...notification, link: `${link}#token=${token}` };
}

/** Each advertising message has its person's own way out; made when it is sent, so the stored copy holds no secret. */
function withWayOut({ clock, config }: Services, notification: Notification | null): Notification | null {
  if (notification?.kind !== 'announced_advertising') return notification;
  const address = wayOutAddress(config.AUTH_SIGNING_KEY, notification.family_member_id, clock.now());
  return { ...notification, wayOut: address };
}

/** Moves one channel from a state to the next; false if another worker is handling it. */
const channelOf =
  ({ clock, database }: Services, id: number, channel: 'line' | 'mail' | 'push') =>
  (from: SendStatus, to: SendStatus): Promise<boolean> =>
    database.transaction(clock.now(), (tx) => moveChannel(tx, id, channel, from, to));

async function sendLine(
  services: Services,
  notification: Notification,
  wanted: boolean,
): Promise<'used_up' | undefined> {
  const { id, line_user_id, line_status } = notification;
  if (line_status === 'failed') return 'used_up';
  if (line_status !== 'waiting') return;
  const move = channelOf(services, id, 'line');
  if (line_user_id === null || !wanted) {
    await move('waiting', 'skipped');
    return;
  }
  // Sent first, marked after: LINE recognises the same retry key and does not deliver a repetition.
  const retryKey = lineRetryKey(notification);
  const message = lineMessage({ ...notification, group: notification.kind_group }, services.config.PUBLIC_URL);
  try {
    await services.gateways.lineMessaging.push(line_user_id, message, retryKey);
  } catch (error) {
    if (!(error instanceof LineQuotaUsedUp)) throw error;
    await move('waiting', 'failed');
    return 'used_up';
  }
  await move('waiting', 'sent');
}

async function sendMail(services: Services, notification: Notification, wanted: boolean): Promise<void> {
  const { id, email, mail_status } = notification;
  if (mail_status !== 'waiting') return;
  const move = channelOf(services, id, 'mail');
  if (email === null || !wanted) {
    await move('waiting', 'skipped');
    return;
  }
  // Mail knows no retry key: marked first, so that a crash loses a mail rather than sends two. A refused one waits again.
  if (!(await move('waiting', 'sent'))) return;
  try {
    const company = await services.database.read(services.clock.now(), companyInForce);
    const body = notificationMail(notification, services.config.PUBLIC_URL, company);
    const attachments = await calendarFile(services, notification);
    const sent = await deliverMail(services, { to: email, ...body, attachments, key: `notification-${id}` });
    if (!sent) await move('sent', 'failed');
  } catch (error) {
    await move('sent', 'waiting');
    throw error;
  }
}

/** The reserve's current state, so that an older file never replaces a newer one. */
async function calendarFile({ clock, config, database }: Services, { kind, reserve_id }: Notification) {
  if (reserve_id === null || !bringsCalendarFile.has(kind)) return [];
  const reserve = await database.read(clock.now(), (db) => readReserve(db, reserve_id));
  if (reserve === null) return [];
  return [
    {
      filename: `imahoiku-${reserve_id}.ics`,
      content: calendarText(reserve, config.PUBLIC_URL),
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    },
  ];
}
