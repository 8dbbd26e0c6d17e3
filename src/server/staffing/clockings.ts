import { Refusal } from '../../contract/refusal.ts';
import { instantOf, minuteOf, type TokyoDate, tokyoDateOf } from '../../domain/time.ts';
import { formatClock } from '../../domain/time-format.ts';
import { requireBranch } from '../auth/branch-access.ts';
import type { Account } from '../auth/store/accounts.ts';
import type { Transaction } from '../postgres/database.ts';
import { type Acting, writeAudit } from '../store/audit.ts';
import { notifyBranchesLeft } from './left-short.ts';
import {
  type Clocking,
  deleteClocking,
  endClocking,
  insertClocking,
  lockClockings,
  writeCorrectedClocking,
} from './store/clockings.ts';
import { rosterRow, worksAt } from './store/roster.ts';

type Pressing = { now: Date; account: Acting; tablet_id: number | null; branch_id: number };

/** One works where one belongs; headquarters see every branch and work at none of them. */
function requireOwnBranch({ branch_ids }: Account, branch_id: number): void {
  if (!branch_ids.includes(branch_id)) throw new Refusal('not_found');
}

/** Anyone who is here already, stays here: a second press changes nothing. */
export async function clockIn(tx: Transaction, { now, account, tablet_id, branch_id }: Pressing) {
  requireOwnBranch(account, branch_id);
  const day = { branch_id, account_id: account.id, date: tokyoDateOf(now) };
  const open = (await lockClockings(tx, day)).find(({ clock_out_at }) => clock_out_at === null);
  if (open) return { staff_clocking_id: open.id, clock_in_at: open.clock_in_at };
  const { id, clock_in_at } = await insertClocking(tx, day, tablet_id);
  const change = { account, branch_id, table_name: 'staff_clockings' } as const;
  await writeAudit(tx, change, id, null, await rosterRow(tx, 'staff_clockings', id));
  await notifyBranchesLeft(tx, account.id, day.date);
  return { staff_clocking_id: id, clock_in_at };
}

export async function clockOut(tx: Transaction, { now, account, branch_id }: Pressing) {
  requireOwnBranch(account, branch_id);
  const clockings = await lockClockings(tx, { branch_id, account_id: account.id, date: tokyoDateOf(now) });
  const open = clockings.find(({ clock_out_at }) => clock_out_at === null);
  if (open === undefined) return alreadyOut(clockings.at(-1));
  const before = await rosterRow(tx, 'staff_clockings', open.id);
  const clock_out_at = await endClocking(tx, open.id);
  const change = { account, branch_id, table_name: 'staff_clockings' } as const;
  await writeAudit(tx, change, open.id, before, await rosterRow(tx, 'staff_clockings', open.id));
  return { staff_clocking_id: open.id, clock_out_at };
}

function alreadyOut(last: Clocking | undefined) {
  if (last?.clock_out_at) return { staff_clocking_id: last.id, clock_out_at: last.clock_out_at };
  throw new Refusal('input_error', {
    msg: '今日の出勤の記録がありません。先に「出勤する」を押すか、園長に訂正を依頼してください。',
  });
}

interface Correction {
  branch_id: number;
  account_id: number;
  date: TokyoDate;
  staff_clocking_id: number | null;
  version: number | null;
  clock_in_time: string;
  clock_out_time: string | null;
  remove_flag: 0 | 1;
  reason: string;
}

/** As the form shows it. */
const formOf = ({ version, clock_in_at, clock_out_at }: Clocking) => ({
  version,
  clock_in_time: formatClock(clock_in_at),
  clock_out_time: clock_out_at && formatClock(clock_out_at),
});

const wrong = (path: string, message: string): Refusal =>
  new Refusal('input_error', { fields: [path], details: [{ path, message }] });

function correctedTimes({ date, clock_in_time, clock_out_time }: Correction, now: Date) {
  const clock_in_at = instantOf(date, minuteOf(clock_in_time));
  const clock_out_at = clock_out_time === null ? null : instantOf(date, minuteOf(clock_out_time));
  if (clock_in_at > now) throw wrong('clock_in_time', 'まだ来ていない時間です。出勤の時間をご確認ください。');
  if (clock_out_at && clock_out_at < clock_in_at) {
    throw wrong('clock_out_time', '退勤の時間は、出勤より後にしてください。');
  }
  if (clock_out_at && clock_out_at > now) {
    throw wrong('clock_out_time', 'まだ来ていない時間です。退勤の時間をご確認ください。');
  }
  return { clock_in_at, clock_out_at };
}

/** Nobody is here twice at the same time. */
function requireFree(others: readonly Clocking[], { clock_in_at, clock_out_at }: ReturnType<typeof correctedTimes>) {
  const overlaps = others.some(
    (other) =>
      (other.clock_out_at === null || clock_in_at < other.clock_out_at) &&
      (clock_out_at === null || other.clock_in_at < clock_out_at),
  );
  if (overlaps) throw wrong('clock_in_time', '同じ日のほかの記録と、時間が重なっています。');
}

/** By a manager, with a reason; what was before is in the audit log. */
export async function correctClocking(
  tx: Transaction,
  { now, account }: { now: Date; account: Acting },
  correction: Correction,
) {
  const { branch_id, account_id, staff_clocking_id: id, version, remove_flag, reason } = correction;
  requireBranch(account, branch_id);
  const listed = await lockClockings(tx, correction);
  const stored = id === null ? undefined : listed.find((each) => each.id === id);
  if (id !== null && stored === undefined) throw new Refusal('not_found');
  if (id === null && !(await worksAt(tx, account_id, branch_id))) throw new Refusal('not_found');
  const before = stored ? await rosterRow(tx, 'staff_clockings', stored.id) : null;
  if (stored && stored.version !== version) {
    throw new Refusal('changed_meanwhile', { details: { current: formOf(stored) } });
  }
  const change = { account, branch_id, table_name: 'staff_clockings', reason } as const;
  if (stored && remove_flag === 1) {
    await deleteClocking(tx, stored.id);
    await writeAudit(tx, change, stored.id, before, null);
    await notifyBranchesLeft(tx, account_id, correction.date);
    return { staff_clocking_id: stored.id };
  }
  const times = correctedTimes(correction, now);
  requireFree(
    listed.filter((each) => each !== stored),
    times,
  );
  const corrected = { ...correction, id, ...times, corrected_account_id: account.id, correction_reason: reason };
  const staff_clocking_id = await writeCorrectedClocking(tx, corrected);
  await writeAudit(tx, change, staff_clocking_id, before, await rosterRow(tx, 'staff_clockings', staff_clocking_id));
  await notifyBranchesLeft(tx, account_id, correction.date);
  return { staff_clocking_id };
}
