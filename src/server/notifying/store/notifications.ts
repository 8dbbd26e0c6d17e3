import { customerStatus } from '../../../domain/codes.ts';
import { familyRole } from '../../../domain/family/family-codes.ts';
import type { HiddenNotice, NoticeGroup } from '../../../domain/messages/notice-codes.ts';
import { usualChoice } from '../../../domain/messages/notice-ways.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import { lineIsShort } from './line-quotas.ts';

const { accountDeleted } = customerStatus.code;
const { payingMember, guardian } = familyRole.code;

type NotificationInsert = {
  customer_id: number;
  /** The paying member alone, or both guardians. */
  audience: 'payer' | 'guardians';
  kind_group: NoticeGroup;
  /** What of it reaches a person from whom stays are hidden. */
  hidden: HiddenNotice;
  reserve_id: number | null;
  seat_offer_id: number | null;
  kind: string;
  deduplication_key: string;
  title: string;
  content: string;
  link: string;
  /** What the card of a reserve says, as the writer made it. */
  card: object | null;
  /** The word to many of which this is a copy. */
  announcement_id?: number;
  /** Only to who agreed to advertising. */
  consented?: boolean;
};

/**
 * Whom of a family (`m`) a message is for: the paying member, and the second guardian where it concerns both. Who is hidden gets
 * no copy, unless `toHidden` says that it tells nothing of branch, stay, child or people.
 */
export const recipientsOf = (guardians: string, toHidden: string): string =>
  `(m.role = ${payingMember} or (${guardians} and m.role = ${guardian})) and m.removed_at is null
    and (not m.hidden_flag or ${toHidden})`;

const plainContent = '内容は、マイページでご覧いただけます。';
const plainLink = '/mypage/payments/list';

/** Each person's in-app copy and the job that sends it, in one statement; skips people already notified. */
export async function insertNotification(tx: Transaction, row: NotificationInsert): Promise<void> {
  tx.write(
    `with n as (
       insert into notifications (customer_id, family_member_id, reserve_id, kind, deduplication_key, title, content, link, card,
         seat_offer_id, kind_group, plain_flag, announcement_id)
       select m.customer_id, m.id, case when not short then $2::integer end, $3, $4, $5, case when short then $13 else $6 end,
         case when short then $14 else $7 end, case when not short then $8::jsonb end, $9::integer, $10::smallint,
         short or $12 = 'as_it_is', $15::integer
       from family_members m cross join lateral (select m.hidden_flag and $12 = 'plain' as short) s
       where m.customer_id = $1 and ${recipientsOf('$11::boolean', "$12 <> 'nothing'")}
         and (not $16::boolean or app.agrees_to_advertising(m.id))
       order by m.role
       on conflict (deduplication_key, family_member_id) do nothing returning id
     )
     select app.enqueue('notifyCustomer', json_build_object('notification_id', n.id)) from n`,
    [
      row.customer_id,
      row.reserve_id,
      row.kind,
      row.deduplication_key,
      row.title,
      row.content,
      row.link,
      row.card && JSON.stringify(row.card),
      row.seat_offer_id,
      row.kind_group,
      row.audience === 'guardians',
      row.hidden,
      plainContent,
      plainLink,
      row.announcement_id ?? null,
      row.consented ?? false,
    ],
  );
}

export type SendStatus = 'waiting' | 'sent' | 'skipped' | 'failed';

export type NotificationRow<Card> = {
  id: number;
  kind: string;
  kind_group: NoticeGroup;
  reserve_id: number | null;
  title: string;
  content: string;
  link: string | null;
  card: Card | null;
  line_status: SendStatus;
  mail_status: SendStatus;
  push_status: SendStatus;
  created_at: Date;
  /** Of the person it is for. */
  person_name: string;
  /** Removed from the family since, or headquarters hide from them what it tells. */
  gone: boolean;
  email: string | null;
  email_bounced: boolean;
  /** Null where LINE messages are not wanted or possible. */
  line_user_id: string | null;
  line_flag: boolean;
  mail_flag: boolean;
  push_flag: boolean;
  /** A deleted account's devices get no more notifications. */
  account_open: boolean;
  line_short: boolean;
  /** Null where the message is not about a reserve. */
  reserve_live: boolean | null;
  seat_offer_id: number | null;
  family_member_id: number;
};

/** How a person (`m`, of the family `c`) can be reached (`w`), and what they chose for a group (`s`). */
export const reachOfPerson = (group: string): string =>
  `left join family_member_contacts k on k.family_member_id = m.id
     cross join lateral (
       select c.email, c.email_bounced_at, c.line_user_id, c.line_notification_flag where m.role = ${payingMember}
       union all
       select k.email, k.email_bounced_at, k.line_user_id, coalesce(k.line_notification_flag, false) where m.role <> ${payingMember}
     ) w
     left join notification_settings s on s.family_member_id = m.id and s.kind_group = ${group}`;

export async function notificationToSend<Card>(db: Queryable, id: number): Promise<NotificationRow<Card> | null> {
  const { rows } = await db.query<NotificationRow<Card>>(
    `select n.id, n.family_member_id, n.kind, n.kind_group, n.reserve_id, n.title, n.content, n.link, n.card, n.line_status, n.mail_status,
       n.push_status, n.created_at, coalesce(m.name, c.name) as person_name,
       m.removed_at is not null or (m.hidden_flag and not n.plain_flag)
         or (n.kind = 'announced_advertising' and not app.agrees_to_advertising(m.id)) as gone,
       -- Only the last word still goes to a deleted account.
       case when c.status <> ${accountDeleted} or n.kind in ('account_deleted', 'account_merged') then w.email end as email,
       w.email_bounced_at is not null as email_bounced,
       case when c.status <> ${accountDeleted} and w.line_notification_flag then w.line_user_id end as line_user_id,
       coalesce(s.line_flag, ${usualChoice.line_flag}) as line_flag, coalesce(s.mail_flag, ${usualChoice.mail_flag}) as mail_flag,
       coalesce(s.push_flag, ${usualChoice.push_flag}) as push_flag, c.status <> ${accountDeleted} as account_open,
       ${lineIsShort} as line_short, r.live as reserve_live, n.seat_offer_id
     from notifications n
     join family_members m on m.id = n.family_member_id
     join customers c on c.id = m.customer_id
     ${reachOfPerson('n.kind_group')}
     left join reserves r on r.id = n.reserve_id
     where n.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** False if the channel was no longer in the expected state: another worker is handling it. */
export async function moveChannel(
  tx: Transaction,
  id: number,
  channel: 'line' | 'mail' | 'push',
  from: SendStatus,
  to: SendStatus,
): Promise<boolean> {
  const column = `${channel}_status`;
  const { rowCount } = await tx.query(`update notifications set ${column} = $3 where id = $1 and ${column} = $2`, [
    id,
    from,
    to,
  ]);
  return rowCount === 1;
}
