import { napEnd, napGap } from '../../../domain/care/log-codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

export interface NapRow {
  id: number;
  branch_id: number;
  reserve_id: number;
  child_id: number;
  fell_asleep_at: Date;
  woke_at: Date | null;
  woke_written_at: Date | null;
  end_cause: number | null;
  added_flag: boolean;
  struck_at: Date | null;
  content_hash: string | null;
}

const columns = `id, branch_id, reserve_id, child_id, fell_asleep_at, woke_at, woke_written_at, end_cause, added_flag, struck_at,
  content_hash`;

export async function napByKey(db: Queryable, key: string): Promise<NapRow | null> {
  const { rows } = await db.query<NapRow>(`select ${columns} from naps where idempotency_key = $1`, [key]);
  return rows[0] ?? null;
}

/** By the key the tablet gave it; locked against being ended or struck until the transaction ends. */
export async function lockNap(tx: Transaction, key: string): Promise<NapRow | null> {
  const { rows } = await tx.query<NapRow>(`select ${columns} from naps where idempotency_key = $1 for update`, [key]);
  return rows[0] ?? null;
}

export async function endNap(
  tx: Transaction,
  id: number,
  end: { woke_at: Date; account_id: number; late_flag: boolean; reason: string; now: Date },
): Promise<void> {
  await tx.query(
    `update naps set woke_at = $2, end_cause = ${napEnd.code.woke}, woke_account_id = $3, woke_written_at = $4,
       woke_late_flag = $5, woke_reason = $6 where id = $1`,
    [id, end.woke_at, end.account_id, end.now, end.late_flag, end.reason],
  );
}

/** The child sleeps on. */
export async function reopenNap(tx: Transaction, id: number): Promise<void> {
  await tx.query(
    `update naps set woke_at = null, end_cause = null, woke_account_id = null, woke_written_at = null, woke_late_flag = false,
       woke_reason = '' where id = $1`,
    [id],
  );
}

/** Until now nobody could see that the child slept. */
export async function insertGap(
  tx: Transaction,
  gap: { branch_id: number; nap_id: number; from_at: Date; account_id: number },
): Promise<void> {
  await tx.query(
    `insert into nap_gaps (branch_id, nap_id, from_at, until_at, cause, account_id)
     values ($1, $2, $3, greatest($3, app.now()), ${napGap.code.notAwake}, $4)`,
    [gap.branch_id, gap.nap_id, gap.from_at, gap.account_id],
  );
}
