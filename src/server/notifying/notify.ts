import type { HiddenNotice } from '../../domain/messages/notice-codes.ts';
import type { Transaction } from '../postgres/database.ts';
import { hiddenNotice, noticeKinds } from './notice-kinds.ts';
import { insertNotification } from './store/notifications.ts';
import { type NotificationData, type NotificationKind, notificationText } from './texts.ts';

type FamilyNotice<Kind extends NotificationKind> = {
  customer_id: number;
  kind: Kind;
  reserve_id?: number | null;
  /** The offer it tells of: its link is made when it is sent. */
  seat_offer_id?: number;
  data: NotificationData[Kind];
  /** What happens more than once to a reserve or customer says which time this is. */
  occurrence?: string;
  /** A word to many: what of it reaches a hidden person hangs on whom it was written to. */
  announcement?: { id: number; hidden: HiddenNotice; consented: boolean };
};

/**
 * Notifies a family, each person concerned (notice-kinds.ts): the in-app copies are written now, in the
 * caller's transaction, and a job for each sends LINE and mail after the commit. Idempotent per kind, reserve (or customer) and occurrence.
 */
export async function notify<Kind extends NotificationKind>(
  tx: Transaction,
  notice: FamilyNotice<Kind>,
): Promise<void> {
  const { customer_id, kind, reserve_id = null, seat_offer_id = null, data, occurrence, announcement } = notice;
  const about = reserve_id === null ? `customer-${customer_id}` : `reserve-${reserve_id}`;
  const deduplication_key = [kind, about, ...(occurrence === undefined ? [] : [occurrence])].join(' ');
  const { card = null, ...text } = notificationText(kind, data);
  const { audience, group } = noticeKinds[kind];
  await insertNotification(tx, {
    customer_id,
    audience,
    kind_group: group,
    hidden: announcement?.hidden ?? hiddenNotice(kind),
    reserve_id,
    seat_offer_id,
    kind,
    deduplication_key,
    ...text,
    card,
    ...(announcement && { announcement_id: announcement.id, consented: announcement.consented }),
  });
}
