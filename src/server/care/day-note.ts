import { Refusal } from '../../contract/refusal.ts';
import { tokyoDateOf } from '../../domain/time.ts';
import { isManager } from '../auth/branch-access.ts';
import type { Transaction } from '../postgres/database.ts';
import { type Acting, writeAudit } from '../store/audit.ts';
import { openStay } from './child-log.ts';
import { insertDayNote, lockDayNote, updateDayNote } from './store/day-notes.ts';

interface SavedDayNote {
  now: Date;
  account: Acting;
  reserve_id: number;
  child_id: number;
  words: string;
  /** What the form was opened with; null where nothing had been written. */
  version: number | null;
}

/** 今日の様子, one text a child and day. Of a day that is over a manager mends it: the family has read it. */
export async function saveDayNote(tx: Transaction, act: SavedDayNote): Promise<void> {
  const { account, words, version } = act;
  const stay = await openStay(tx, act);
  if (tokyoDateOf(stay.arrived_datetime) < tokyoDateOf(act.now) && !isManager(account)) {
    throw new Refusal('care_manager_needed');
  }
  const { branch_id, reserve_id, child_id } = stay;
  const known = await lockDayNote(tx, reserve_id, child_id);
  // The same words again: sent twice, or written by a colleague as well.
  if (known?.words === words) return;
  if ((known?.version ?? null) !== version) throw new Refusal('changed_meanwhile', { details: { current: known } });
  const id = known?.id ?? (await insertDayNote(tx, { branch_id, reserve_id, child_id, words, account_id: account.id }));
  if (id === null) {
    const current = await lockDayNote(tx, reserve_id, child_id);
    throw new Refusal('changed_meanwhile', { details: { current } });
  }
  if (known !== null) await updateDayNote(tx, id, words, account.id);
  const change = { account, branch_id, table_name: 'reserves' } as const;
  await writeAudit(tx, change, reserve_id, null, { record: 'day_notes', record_id: id });
}
