import type { LateAnswer, LateKind } from '../../../domain/messages/message-codes.ts';
import type { Transaction } from '../../postgres/database.ts';

interface LateNotice {
  id: number;
  reserve_id: number;
  customer_id: number;
  branch_id: number;
  kind: LateKind;
  expected_datetime: Date;
  replaced_at: Date | null;
  answer: LateAnswer | null;
}

export async function lockLateNotice(tx: Transaction, id: number): Promise<LateNotice | null> {
  const { rows } = await tx.query<LateNotice>(
    `select id, reserve_id, customer_id, branch_id, kind, expected_datetime, replaced_at, answer
     from late_notices where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

export async function lateNoticeByKey(
  tx: Transaction,
  key: string,
): Promise<{ id: number; content_hash: string | null } | null> {
  const { rows } = await tx.query<{ id: number; content_hash: string | null }>(
    'select id, content_hash from late_notices where idempotency_key = $1',
    [key],
  );
  return rows[0] ?? null;
}

interface NewLateNotice {
  reserve_id: number;
  customer_id: number;
  branch_id: number;
  kind: LateKind;
  minutes: number;
  expected_datetime: Date;
  extra_amount: number;
  family_member_id: number;
  idempotency_key: string;
  content_hash: string;
}

/** The newest counts: earlier ones are stored as replaced. The caller holds the reserve's lock. */
export async function replaceLateNotice(tx: Transaction, row: NewLateNotice): Promise<number> {
  await tx.query(
    'update late_notices set replaced_at = app.now() where reserve_id = $1 and kind = $2 and replaced_at is null',
    [row.reserve_id, row.kind],
  );
  const { rows } = await tx.query<{ id: number }>(
    `insert into late_notices (reserve_id, customer_id, branch_id, kind, minutes, expected_datetime, extra_amount,
       family_member_id, idempotency_key, content_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      row.reserve_id,
      row.customer_id,
      row.branch_id,
      row.kind,
      row.minutes,
      row.expected_datetime,
      row.extra_amount,
      row.family_member_id,
      row.idempotency_key,
      row.content_hash,
    ],
  );
  return (rows[0] as { id: number }).id;
}

export async function answerLateNotice(
  tx: Transaction,
  id: number,
  { answer, account_id }: { answer: LateAnswer; account_id: number },
): Promise<void> {
  await tx.query(
    'update late_notices set answer = $2, answered_at = app.now(), answered_account_id = $3 where id = $1',
    [id, answer, account_id],
  );
}
