import { coverStatus } from '../../../domain/cover/cover-codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

interface StaffMessage {
  account_id: number;
  deduplication_key: string;
  title: string;
  content: string;
  link: string;
  /** Sent only while this call is open. */
  cover_call_id?: number;
  /** Not before so many minutes from now. */
  minutes?: number;
}

/** A word to one member of staff, by LINE where they connected it, else by mail. Each key is said once. */
export async function insertStaffMessage(tx: Transaction, message: StaffMessage): Promise<void> {
  const { account_id, deduplication_key, title, content, link, cover_call_id = null, minutes = 0 } = message;
  await tx.query(
    `with m as (
       insert into app.staff_messages (account_id, deduplication_key, title, content, link, cover_call_id)
       values ($1, $2, $3, $4, $5, $6) on conflict (deduplication_key) do nothing returning id
     )
     select app.enqueue('sendStaffMessage', json_build_object('staff_message_id', m.id), null, null, $7) from m`,
    [account_id, deduplication_key, title, content, link, cover_call_id, minutes],
  );
}

interface StaffMessageToSend {
  id: number;
  name: string;
  title: string;
  content: string;
  link: string;
  email: string | null;
  line_user_id: string | null;
}

/** Null if it was sent, its person has left, or the call it asks about is no longer open. */
export async function staffMessageToSend(db: Queryable, id: number): Promise<StaffMessageToSend | null> {
  const { rows } = await db.query<StaffMessageToSend>(
    `select m.id, a.name, m.title, m.content, m.link, u.email::text as email, k.line_user_id
     from app.staff_messages m join accounts a on a.id = m.account_id and not a.disable
     join auth.users u on u.uid = a.uid and not u.disabled left join app.staff_contacts k on k.account_id = a.id
     where m.id = $1 and m.status = 'waiting' and (m.cover_call_id is null or exists (
       select from app.cover_calls c join app.cover_asks s on s.cover_call_id = c.id and s.account_id = m.account_id
       where c.id = m.cover_call_id and c.status = ${coverStatus.code.open}))`,
    [id],
  );
  return rows[0] ?? null;
}

/** False if another run is at it. */
export async function moveStaffMessage(
  tx: Transaction,
  id: number,
  from: 'waiting' | 'sent',
  to: 'waiting' | 'sent' | 'failed',
): Promise<boolean> {
  const { rowCount } = await tx.query('update app.staff_messages set status = $3 where id = $1 and status = $2', [
    id,
    from,
    to,
  ]);
  return rowCount === 1;
}

/** The number counts once, for some minutes; an earlier one no longer does. */
export async function beginLineLink(tx: Transaction, account_id: number, codeHash: string, until: Date): Promise<void> {
  await tx.query(
    `insert into app.staff_contacts (account_id, line_code_hash, line_code_until) values ($1, $2, $3)
     on conflict (account_id) do update set line_code_hash = excluded.line_code_hash, line_code_until = excluded.line_code_until`,
    [account_id, codeHash, until],
  );
}

/** True if the number was somebody's: their messages go to this LINE account from now on, and to nobody else's. */
export async function finishLineLink(tx: Transaction, codeHash: string, line_user_id: string): Promise<boolean> {
  const { rows } = await tx.query<{ account_id: number }>(
    'select account_id from app.staff_contacts where line_code_hash = $1 and line_code_until > app.now() for update',
    [codeHash],
  );
  const [found] = rows;
  if (found === undefined) return false;
  await tx.query('update app.staff_contacts set line_user_id = null where line_user_id = $1', [line_user_id]);
  await tx.query(
    'update app.staff_contacts set line_user_id = $2, line_code_hash = null, line_code_until = null where account_id = $1',
    [found.account_id, line_user_id],
  );
  return true;
}

/** Who blocks the official account, or ends it themselves, gets mail again. */
export async function endLineLink(
  tx: Transaction,
  by: { account_id: number } | { line_user_id: string },
): Promise<void> {
  const [column, value] = 'account_id' in by ? ['account_id', by.account_id] : ['line_user_id', by.line_user_id];
  await tx.query(`update app.staff_contacts set line_user_id = null where ${column} = $1`, [value]);
}
