import { inboxStatus } from '../../../domain/codes.ts';
import type { MessageSender } from '../../../domain/messages/message-codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

export interface FamilyThread {
  id: number;
  customer_id: number;
  branch_id: number;
  status: number;
  assigned_account_id: number | null;
  handed_to_headquarters_at: Date | null;
  waiting_since: Date | null;
  version: number;
}
const columns =
  'id, customer_id, branch_id, status, assigned_account_id, handed_to_headquarters_at, waiting_since, version';

export async function lockFamilyThread(tx: Transaction, id: number): Promise<FamilyThread | null> {
  const { rows } = await tx.query<FamilyThread>(`select ${columns} from family_threads where id = $1 for update`, [id]);
  return rows[0] ?? null;
}

/** The one thread of the family and the branch, created if missing. Without a message no answer is due. */
export async function lockThreadOf(tx: Transaction, customer_id: number, branch_id: number): Promise<FamilyThread> {
  await tx.query(
    `insert into family_threads (customer_id, branch_id, status) values ($1, $2, ${inboxStatus.code.closed})
     on conflict (customer_id, branch_id) do nothing`,
    [customer_id, branch_id],
  );
  const { rows } = await tx.query<FamilyThread>(
    `select ${columns} from family_threads where customer_id = $1 and branch_id = $2 for update`,
    [customer_id, branch_id],
  );
  return rows[0] as FamilyThread;
}

/** app.message_branch_ids is the one place that says so. */
export async function mayWriteTo(db: Queryable, customer_id: number, branch_id: number): Promise<boolean> {
  const { rowCount } = await db.query('select from app.message_branch_ids(array[$1::integer]) b (id) where b.id = $2', [
    customer_id,
    branch_id,
  ]);
  return rowCount === 1;
}

/** The family wrote: an answer is due, whatever the thread's status was. */
export async function awaitAnswer(tx: Transaction, id: number): Promise<void> {
  await tx.query(
    `update family_threads set status = ${inboxStatus.code.unread}, last_message_at = app.now(),
       waiting_since = coalesce(waiting_since, app.now()) where id = $1`,
    [id],
  );
}

export async function setAnswered(tx: Transaction, id: number, account_id: number): Promise<void> {
  await tx.query(
    `update family_threads set status = ${inboxStatus.code.answered}, last_message_at = app.now(), waiting_since = null,
       assigned_account_id = $2 where id = $1`,
    [id, account_id],
  );
}

/** Returns the version after the change. No answer is due in a closed thread. */
export async function setFamilyThread(
  tx: Transaction,
  id: number,
  { status, assigned_account_id }: Pick<FamilyThread, 'status' | 'assigned_account_id'>,
): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    `update family_threads set status = $2::smallint, assigned_account_id = $3,
       waiting_since = case when $2::smallint = ${inboxStatus.code.closed} then null else waiting_since end
     where id = $1 returning version`,
    [id, status, assigned_account_id],
  );
  return rows[0]?.version ?? 0;
}

/** To headquarters with a note, or (null) back to the branch; unassigned until it is opened. */
export async function handThread(
  tx: Transaction,
  id: number,
  handed: { account_id: number; note: string } | null,
): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    `update family_threads set handed_to_headquarters_at = case when $2::integer is null then null else app.now() end,
       handed_account_id = $2, handed_note = $3, assigned_account_id = null, status = ${inboxStatus.code.unread}
     where id = $1 returning version`,
    [id, handed?.account_id ?? null, handed?.note ?? ''],
  );
  return rows[0]?.version ?? 0;
}

interface NewFamilyMessage {
  family_thread_id: number;
  sender: MessageSender;
  family_member_id: number | null;
  account_id: number | null;
  body: string;
  idempotency_key: string;
  content_hash: string;
}

/** The message written with this key before, and what it said. */
export async function messageByKey(
  tx: Transaction,
  key: string,
): Promise<{ id: number; content_hash: string | null } | null> {
  const { rows } = await tx.query<{ id: number; content_hash: string | null }>(
    'select id, content_hash from family_messages where idempotency_key = $1',
    [key],
  );
  return rows[0] ?? null;
}

export async function insertFamilyMessage(tx: Transaction, row: NewFamilyMessage): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into family_messages (family_thread_id, sender, family_member_id, account_id, body, idempotency_key, content_hash)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      row.family_thread_id,
      row.sender,
      row.family_member_id,
      row.account_id,
      row.body,
      row.idempotency_key,
      row.content_hash,
    ],
  );
  return (rows[0] as { id: number }).id;
}

export async function attachFile(
  tx: Transaction,
  family_message_id: number,
  file_id: number,
  position: number,
): Promise<void> {
  await tx.query('insert into family_message_files (family_message_id, file_id, position) values ($1, $2, $3)', [
    family_message_id,
    file_id,
    position,
  ]);
}

/** How far a person of the family (null: the branch) has read; never back. Only a message of that thread counts. */
export async function markThreadRead(
  tx: Transaction,
  family_thread_id: number,
  family_member_id: number | null,
  family_message_id: number | 'last',
): Promise<void> {
  await tx.query(
    `insert into family_thread_reads (family_thread_id, family_member_id, last_read_message_id)
     select $1, $2, max(m.id) from family_messages m where m.family_thread_id = $1 and ($3::integer is null or m.id <= $3)
     having max(m.id) is not null
     on conflict (family_thread_id, family_member_id) do update
       set last_read_message_id = excluded.last_read_message_id, read_at = app.now()
       where family_thread_reads.last_read_message_id < excluded.last_read_message_id`,
    [family_thread_id, family_member_id, family_message_id === 'last' ? null : family_message_id],
  );
}

/** Threads of the family with the branch: more than one only where numbers were merged. */
export async function threadsAt(tx: Transaction, customer_id: number, branch_id: number): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `select id from family_threads where branch_id = $2 and (customer_id = $1 or customer_id in (
       select m.from_customer_id from customer_merges m where m.into_customer_id = $1)) order by id`,
    [customer_id, branch_id],
  );
  return rows.map(({ id }) => id);
}
