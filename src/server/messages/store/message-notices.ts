import { inboxStatus } from '../../../domain/codes.ts';
import { messageSender } from '../../../domain/messages/message-codes.ts';
import type { ReserveSettings } from '../../../domain/settings/settings.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

type MessageToNotify = {
  customer_id: number;
  branch_id: number;
  branch_name: string;
  family_thread_id: number;
  /** Some guardian has not read as far as this. */
  unread_flag: boolean;
  /** How far the family has read; they get one notice a day until they read on. */
  read_until: number;
} & Pick<ReserveSettings, 'message_quiet_from' | 'message_quiet_until'>;

/** A message from the branch that the family is to be notified of; null once it is gone. */
export async function messageToNotify(db: Queryable, family_message_id: number): Promise<MessageToNotify | null> {
  const { rows } = await db.query<MessageToNotify>(
    `select t.customer_id, t.branch_id, b.name as branch_name, t.id as family_thread_id,
       coalesce(r.read_until, 0) < m.id as unread_flag, coalesce(r.read_until, 0) as read_until,
       s.message_quiet_from::text, s.message_quiet_until::text
     from family_messages m join family_threads t on t.id = m.family_thread_id join branches b on b.id = t.branch_id
     cross join lateral app.reserve_settings_on(app.tokyo_today()) s
     left join lateral (select max(x.last_read_message_id) as read_until from family_thread_reads x
       where x.family_thread_id = t.id and x.family_member_id is not null) r on true
     where m.id = $1 and m.sender <> ${messageSender.code.family}`,
    [family_message_id],
  );
  return rows[0] ?? null;
}

interface WaitingFamilies {
  branch_id: number;
  waiting: number;
}

/** Branches with a Chatwork room where families wait longer than they should; what headquarters took over is theirs. */
export async function branchesWithWaitingFamilies(db: Queryable): Promise<WaitingFamilies[]> {
  const { rows } = await db.query<WaitingFamilies>(
    `select t.branch_id, count(*)::integer as waiting
     from family_threads t join branches b on b.id = t.branch_id and b.chatwork_room_id is not null
     where t.status in (${inboxStatus.code.unread}, ${inboxStatus.code.assigned})
       and t.handed_to_headquarters_at is null
       and t.waiting_since < app.now() - make_interval(hours => (
         select message_answer_hours from app.reserve_settings_on(app.tokyo_today())))
     group by t.branch_id order by t.branch_id`,
  );
  return rows;
}

/** Messages go after so many months (reserve_settings), their photos with them; an empty thread stays open to write to. */
export async function deleteOldFamilyMessages(tx: Transaction): Promise<void> {
  const old = `created_at < app.now() - make_interval(months => (
    select message_kept_months from app.reserve_settings_on(app.tokyo_today())))`;
  await tx.query(
    `delete from files where id in (select f.file_id from family_message_files f
       join family_messages m on m.id = f.family_message_id where m.${old})`,
  );
  await tx.query(`delete from family_messages where ${old}`);
}
