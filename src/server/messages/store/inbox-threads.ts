import { inboxKind, inboxStatus } from '../../../domain/codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

export interface InboxThread {
  id: number;
  branch_id: number | null;
  kind: number;
  status: number;
  assigned_account_id: number | null;
  version: number;
}

export async function lockInboxThread(tx: Transaction, id: number): Promise<InboxThread | null> {
  const { rows } = await tx.query<InboxThread>(
    'select id, branch_id, kind, status, assigned_account_id, version from inbox_threads where id = $1 for update',
    [id],
  );
  return rows[0] ?? null;
}

/** The version after the change. */
export async function setInboxThread(
  tx: Transaction,
  id: number,
  { status, assigned_account_id }: Pick<InboxThread, 'status' | 'assigned_account_id'>,
): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    'update inbox_threads set status = $2, assigned_account_id = $3 where id = $1 returning version',
    [id, status, assigned_account_id],
  );
  return rows[0]?.version ?? 0;
}

export interface AnswerToSend {
  subject: string;
  body: string;
  email: string;
  branch_name: string;
  branch_email: string;
  branch_tel: string;
}

/** The answer to send, unless already sent, with the sender's address and the answering branch. */
export async function answerToSend(db: Queryable, id: number): Promise<AnswerToSend | null> {
  const { rows } = await db.query<AnswerToSend>(
    `select a.subject, a.body, coalesce(i.email, x.email)::text as email, b.name as branch_name,
       b.email::text as branch_email, b.tel as branch_tel
     from inbox_answers a join inbox_threads t on t.id = a.inbox_thread_id
     left join inquiries i on i.id = t.inquiry_id
     left join staff_recruitment_applications x on x.id = t.staff_recruitment_application_id
     join branches b on b.id = coalesce(t.branch_id,
       (select h.id from branches h where not h.real_store_flag order by h.id limit 1))
     where a.id = $1 and a.mail_status = 'waiting'`,
    [id],
  );
  return rows[0] ?? null;
}

export async function setAnswerMail(db: Queryable, id: number, mail_status: 'sent' | 'failed'): Promise<void> {
  await db.query(
    `update inbox_answers set mail_status = $2, sent_at = case when $2 = 'sent' then app.now() end where id = $1`,
    [id, mail_status],
  );
}

/** The thread of an answer whose mail was refused; it waits again. Null: there is none, or it has gone. */
export async function waitAgain(tx: Transaction, id: number): Promise<void> {
  await tx.query("update inbox_answers set mail_status = 'waiting' where id = $1 and mail_status = 'failed'", [id]);
}

export async function threadOfAnswer(tx: Transaction, id: number): Promise<InboxThread | null> {
  const { rows } = await tx.query<{ inbox_thread_id: number }>(
    'select inbox_thread_id from inbox_answers where id = $1',
    [id],
  );
  return rows[0] ? lockInboxThread(tx, rows[0].inbox_thread_id) : null;
}

/** Branches with a Chatwork room where inquiries have waited too long, and how many. */
export async function branchesToRemind(db: Queryable): Promise<{ branch_id: number; waiting: number }[]> {
  const { rows } = await db.query<{ branch_id: number; waiting: number }>(
    `select t.branch_id, count(*)::integer as waiting
     from inbox_threads t join branches b on b.id = t.branch_id and b.chatwork_room_id is not null
     where t.status in (${inboxStatus.code.unread}, ${inboxStatus.code.assigned})
       and t.created_at < app.now() - make_interval(hours => (
         select inbox_answer_hours from app.reserve_settings_on(app.tokyo_today())))
     group by t.branch_id order by t.branch_id`,
  );
  return rows;
}

/** Threads closed long ago go with what was written and answered (reserve_settings). */
export async function deleteOldThreads(tx: Transaction): Promise<void> {
  const kept = (column: string, kinds: readonly number[]) =>
    `t.status = ${inboxStatus.code.closed} and t.kind in (${kinds.join(', ')})
     and t.updated_at < app.now() - make_interval(months => (
       select ${column} from app.reserve_settings_on(app.tokyo_today())))`;
  const { family, company, application } = inboxKind.code;
  await tx.query(
    `delete from inquiries where id in (
       select t.inquiry_id from inbox_threads t where ${kept('inquiry_kept_months', [family, company])})`,
  );
  await tx.query(
    `delete from staff_recruitment_applications where id in (
       select t.staff_recruitment_application_id from inbox_threads t
       where ${kept('application_kept_months', [application])})`,
  );
}
