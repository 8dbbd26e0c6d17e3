import type { Transaction } from '../../postgres/database.ts';

/** Tables whose rows are struck, never changed. */
export type CareRecord = 'child_logs' | 'naps' | 'sleep_checks';

const columns: Readonly<Record<CareRecord, string>> = {
  child_logs: 'reserve_id, happened_at',
  naps: 'reserve_id, fell_asleep_at as happened_at',
  sleep_checks: '(select n.reserve_id from naps n where n.id = nap_id) as reserve_id, checked_at as happened_at',
};

interface WrittenRecord {
  branch_id: number;
  reserve_id: number;
  happened_at: Date;
  written_at: Date;
  late_flag: boolean;
  struck_at: Date | null;
}

export async function lockCareRecord(tx: Transaction, record: CareRecord, id: number): Promise<WrittenRecord | null> {
  const { rows } = await tx.query<WrittenRecord>(
    `select branch_id, ${columns[record]}, written_at, late_flag, struck_at from ${record}
     where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

export async function strikeCareRecord(
  tx: Transaction,
  record: CareRecord,
  id: number,
  strike: { account_id: number; reason: string; now: Date },
): Promise<void> {
  // A picture is struck for every child on it.
  const same = record === 'child_logs' ? 'or file_id = (select file_id from child_logs where id = $1)' : '';
  const sql = `update ${record} set struck_at = $2, struck_account_id = $3, strike_reason = $4
    where (id = $1 ${same}) and struck_at is null`;
  await tx.query(sql, [id, strike.now, strike.account_id, strike.reason]);
}
