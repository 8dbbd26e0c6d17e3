import type { Queryable, Transaction } from '../../postgres/database.ts';

/** A message to the branch's Chatwork room and the job that posts it; nothing (false) if it was written before. */
export async function insertBranchMessage(
  tx: Transaction,
  row: { branch_id: number; deduplication_key: string; body: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `with m as (
       insert into app.branch_messages (branch_id, deduplication_key, body) values ($1, $2, $3)
       on conflict (deduplication_key) do nothing returning id
     )
     select app.enqueue('postBranchMessage', json_build_object('branch_message_id', m.id)) from m`,
    [row.branch_id, row.deduplication_key, row.body],
  );
  return rowCount === 1;
}

export type BranchMessage = {
  id: number;
  body: string;
  status: 'waiting' | 'sending' | 'sent' | 'skipped';
  chatwork_room_id: string | null;
};

export async function branchMessage(db: Queryable, id: number): Promise<BranchMessage | null> {
  const { rows } = await db.query<BranchMessage>(
    `select m.id, m.body, m.status, b.chatwork_room_id
     from app.branch_messages m join branches b on b.id = m.branch_id where m.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export async function setBranchMessageStatus(
  tx: Transaction,
  id: number,
  status: BranchMessage['status'],
  chatwork_message_id: string | null = null,
): Promise<void> {
  await tx.query('update app.branch_messages set status = $2, chatwork_message_id = $3 where id = $1', [
    id,
    status,
    chatwork_message_id,
  ]);
}

/** What the branch wants to know of the children at a glance. */
export type NewsOfChildren = {
  reserve_date: string;
  today_flag: boolean;
  births: string[];
};

export async function newsOfChildren(tx: Transaction, reserve_id: number): Promise<NewsOfChildren | null> {
  const { rows } = await tx.query<NewsOfChildren>(
    `select r.reserve_date, r.reserve_date = app.tokyo_today() as today_flag,
       array(select d.date_of_birth::text from reserve_details d where d.reserve_id = r.id order by d.id) as births
     from reserves r where r.id = $1`,
    [reserve_id],
  );
  return rows[0] ?? null;
}
