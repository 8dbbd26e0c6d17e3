import { randomUUID } from 'node:crypto';
import { Refusal } from '../../../contract/refusal.ts';
import { endRefusal } from '../../../domain/branches/branch-end.ts';
import { branchStatus, cancelCause, cancelType, closureKind } from '../../../domain/codes.ts';
import { closureChoice } from '../../../domain/staff-codes.ts';
import { addDays, type TokyoDate, tokyoDateOf } from '../../../domain/time.ts';
import { formatJapaneseDate, formatMonthDay } from '../../../domain/time-format.ts';
import type { BranchState } from '../../branches/store/branch-pages.ts';
import { notify } from '../../notifying/notify.ts';
import type { Transaction } from '../../postgres/database.ts';
import { cancelSeats } from '../../reserves/cancel-seats.ts';
import { branchDays } from '../../reserves/store/branch-days.ts';
import { lockBranchDays } from '../../reserves/store/reserve-facts.ts';
import { contentHash } from '../../same-content.ts';
import { insertEnd, reservesAfter, setLastDate } from '../store/branch-ends.ts';
import { insertClosureNotice, touchedFamilies } from '../store/closure-notices.ts';
import { insertClosure } from '../store/closures.ts';

/** Further ahead than any reserve reaches. */
const lockedDays = 190;
/** So many are named; the number says the rest. */
export const named = 100;

/**
 * No new reserve may slip in between looking and ending: the days are locked as each reserve locks its own. Before the
 * branch's row, because a new reserve takes them in that order too.
 */
export async function lockForEnding(tx: Transaction, branch_id: number, now: Date): Promise<void> {
  const today = tokyoDateOf(now);
  await lockBranchDays(tx, branch_id, today, addDays(today, lockedDays));
}

type Ending = {
  now: Date;
  account_id: number;
  branch: BranchState;
  last_date: TokyoDate;
  answer_until: TokyoDate;
  reason: string;
  /** How many stays after the last day were seen. */
  seen_reserves: number;
};

/**
 * The last day, from which the calendar takes nothing further, and to each family with a stay after it one question: where
 * shall it go? Nothing is moved or cancelled here. Answers with the end and the number of families asked.
 */
export async function announceEnd(
  tx: Transaction,
  ending: Ending,
): Promise<{ branchEndId: number; asked_families: number }> {
  const { branch, last_date, answer_until, reason } = ending;
  if (branch.status !== branchStatus.code.open) throw new Refusal('transition_refused');
  if (branch.last_date !== null) throw new Refusal('branch_ends_already');
  const wrong = endRefusal({ ...ending, today: tokyoDateOf(ending.now), open_date: branch.open_date });
  if (wrong !== null) {
    throw new Refusal('input_error', { fields: [wrong === 'answer_day_past' ? 'answer_until' : 'last_date'] });
  }
  const reserves = await reservesAfter(tx, branch.id, last_date);
  if (reserves.length !== ending.seen_reserves) {
    throw new Refusal('branch_has_reserves', {
      details: { count: reserves.length, reserve_ids: reserves.slice(0, named) },
    });
  }
  await setLastDate(tx, branch.id, last_date);
  const asked = reserves.length === 0 ? null : await askFamilies(tx, ending, reserves);
  const closure_id = asked?.closure_id ?? null;
  const row = { branch_id: branch.id, last_date, answer_until, reason, closure_id, account_id: ending.account_id };
  return { branchEndId: await insertEnd(tx, row), asked_families: asked?.families ?? 0 };
}

/** As a closure proposes it: a list for the telephone, a page for each family, a move only by their press. */
async function askFamilies(tx: Transaction, ending: Ending, reserve_ids: readonly number[]) {
  const { branch, last_date, answer_until, reason, account_id } = ending;
  const touched = await touchedFamilies(tx, reserve_ids);
  const date_from = addDays(last_date, 1);
  const title = `${branch.name} 閉園のお知らせ(${formatMonthDay(last_date)}まで)`;
  const content = [
    `${branch.name}は、${formatJapaneseDate(last_date)}をもって閉園します。`,
    reason,
    `${formatMonthDay(answer_until)}までにお返事がないときは、最終日より後のご予約を園で取り消します。キャンセル料はかかりません。`,
  ].join('\n');
  const choice = closureChoice.code.move;
  const closure_id = await insertClosure(tx, {
    branch_id: branch.id,
    kind: closureKind.code.end,
    choice,
    date_from,
    date_to: touched.at(-1)?.reserve_date ?? date_from,
    start_time: null,
    end_time: null,
    capacity: null,
    reason,
    title,
    content,
    before: [],
    idempotency_key: randomUUID(),
    content_hash: contentHash({ title, content }),
    several_flag: false,
    account_id,
  });
  const day = (await branchDays(tx, branch.id, [last_date]))[0]?.day;
  const families = Map.groupBy(touched, ({ customer_id }) => customer_id);
  for (const [customer_id, stays] of families) {
    const ids = stays.map(({ id }) => id);
    const notice = { closure_id, branch_id: branch.id, customer_id, reserve_ids: ids };
    const closure_notice_id = await insertClosureNotice(tx, notice);
    await notify(tx, {
      customer_id,
      reserve_id: ids[0] ?? null,
      kind: 'branch_closure',
      data: {
        closure_notice_id,
        branch_name: branch.name,
        branch_tel: day?.branch_tel ?? '',
        choice,
        title,
        content,
        stays,
      },
      occurrence: `closure-${closure_id}`,
    });
  }
  return { closure_id, families: families.size };
}

/** What nobody answered until the named day: the branch gives it back, and never takes a fee. */
export async function cancelUnanswered(
  tx: Transaction,
  now: Date,
  end: { branch_id: number; last_date: TokyoDate; reason: string },
): Promise<number> {
  const reserves = await reservesAfter(tx, end.branch_id, end.last_date);
  for (const reserveId of reserves) {
    await cancelSeats(tx, {
      now,
      reserveId,
      customerId: null,
      cancelType: cancelType.code.byStaff,
      cancelCause: cancelCause.code.branch,
      remarks: end.reason,
      quotedFee: null,
      waive: true,
      kind: 'reserve_branch_closed',
    });
  }
  return reserves.length;
}
