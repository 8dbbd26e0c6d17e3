import { Refusal } from '../../contract/refusal.ts';
import { entryTime } from '../../domain/care/entry-time.ts';
import { tokyoDateOf } from '../../domain/time.ts';
import { isManager, mayActIn } from '../auth/branch-access.ts';
import type { Transaction } from '../postgres/database.ts';
import { careSettingsOn } from '../staffing/store/care-settings.ts';
import { type Acting, writeAudit } from '../store/audit.ts';
import { type CareRecord, lockCareRecord, strikeCareRecord } from './store/struck-records.ts';

interface Strike {
  now: Date;
  account: Acting;
  record: CareRecord;
  id: number;
  reason: string;
}

/** Strikes a wrong record, with a reason; it stays readable. Only a manager may strike a late entry, or strike later on. */
export async function strikeRecord(tx: Transaction, { now, account, record, id, reason }: Strike): Promise<void> {
  const written = await lockCareRecord(tx, record, id);
  if (written === null || !mayActIn(account, written.branch_id)) throw new Refusal('not_found');
  if (written.struck_at !== null) throw new Refusal('care_record_struck');
  const settings = await careSettingsOn(tx, tokyoDateOf(now));
  const { managers } = entryTime(written.written_at, now, settings);
  if ((managers || written.late_flag) && !isManager(account)) throw new Refusal('care_manager_needed');
  await strikeCareRecord(tx, record, id, { account_id: account.id, reason, now });
  const { branch_id, reserve_id, happened_at } = written;
  const change = { account, branch_id, table_name: 'reserves', reason } as const;
  await writeAudit(tx, change, reserve_id, null, { record, record_id: id, happened_at });
}
