import type { Queryable, Transaction } from '../../postgres/database.ts';

/** A message to headquarters and the job that mails it; null if it was written before. */
export async function insertHeadquartersMessage(
  tx: Transaction,
  row: {
    kind: string;
    deduplication_key: string;
    title: string;
    content: string;
    branch_id: number | null;
    link: string | null;
  },
): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into headquarters_messages (kind, deduplication_key, title, content, branch_id, link)
     values ($1, $2, $3, $4, $5, $6) on conflict (deduplication_key) do nothing returning id`,
    [row.kind, row.deduplication_key, row.title, row.content, row.branch_id, row.link],
  );
  return rows[0]?.id ?? null;
}

/** Where staff see the payment: on the page of the family. */
export async function customerOfPayment(tx: Transaction, payment_id: number): Promise<number | null> {
  const { rows } = await tx.query<{ customer_id: number }>('select customer_id from payments where id = $1', [
    payment_id,
  ]);
  return rows[0]?.customer_id ?? null;
}

type HeadquartersMail = { id: number; title: string; content: string; email: string };

/** Takes the mail to send; null if it was sent, or another run is at it. Marked first, as every mail. */
export async function takeHeadquartersMail(tx: Transaction, id: number): Promise<HeadquartersMail | null> {
  const { rows } = await tx.query<HeadquartersMail>(
    `update headquarters_messages m set mail_status = 'sent'
     from branches b where m.id = $1 and m.mail_status = 'waiting' and not b.real_store_flag
     returning m.id, m.title, m.content, b.email`,
    [id],
  );
  return rows[0] ?? null;
}

export async function setHeadquartersMail(db: Queryable, id: number, status: 'waiting' | 'failed'): Promise<void> {
  await db.query('update headquarters_messages set mail_status = $2 where id = $1', [id, status]);
}

/** False where there is no such message. A second press keeps who was first. */
export async function setHeadquartersMessageDone(
  tx: Transaction,
  id: number,
  done: { account_id: number } | null,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update headquarters_messages set done_at = case when $2::integer is null then null else coalesce(done_at, app.now()) end,
       done_account_id = case when $2::integer is null then null else coalesce(done_account_id, $2) end
     where id = $1`,
    [id, done?.account_id ?? null],
  );
  return rowCount === 1;
}
