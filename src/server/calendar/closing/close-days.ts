import type { DayChange } from '../../../contract/functions/calendar/day-change.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { cancelCause, cancelType, closureKind } from '../../../domain/codes.ts';
import { type ClosureChoice, closureChoice } from '../../../domain/staff-codes.ts';
import { requireBranch } from '../../auth/branch-access.ts';
import { notify } from '../../notifying/notify.ts';
import { type Transaction, violatedConstraint } from '../../postgres/database.ts';
import { changeDays, datesOf } from '../../reserves/branch-days.ts';
import { cancelSeats } from '../../reserves/cancel-seats.ts';
import { branchDays } from '../../reserves/store/branch-days.ts';
import { lockBranchDays } from '../../reserves/store/reserve-facts.ts';
import { refuseOtherContent } from '../../same-content.ts';
import { type Acting, audited, writeAudit } from '../../store/audit.ts';
import { insertClosureNotice, type TouchedReserve, touchedFamilies } from '../store/closure-notices.ts';
import { closureByKey, insertClosure } from '../store/closures.ts';
import { dayChangeOf } from './day-change.ts';

type Closing = {
  now: Date;
  account: Acting;
  branch_id: number;
  change: DayChange;
  choice: ClosureChoice;
  seen_reserve_ids: readonly number[];
  reserve_ids: readonly number[];
  title: string;
  content: string;
  idempotency_key: string;
  content_hash: string;
  /** One press for several branches. */
  several: boolean;
};
type Closed = { closure_id: number; families: number };

const kinds = { mark: closureKind.code.day, capacity: closureKind.code.capacity, hours: closureKind.code.hours };

/**
 * Closes days of one branch over its reserves, in one transaction: the days change, the chosen reserves are cancelled
 * free of charge (or wait for the family's answer), and each family gets one message. The same press again is answered
 * with what it did the first time.
 */
export async function closeDays(tx: Transaction, input: Closing): Promise<Closed> {
  const { account, branch_id, change, choice } = input;
  requireBranch(account, branch_id);
  const dates = datesOf(change);
  await lockBranchDays(tx, branch_id, change.date_from, change.date_to);
  const repeated = await closureByKey(tx, branch_id, input.idempotency_key);
  if (repeated) {
    refuseOtherContent(repeated.content_hash, input.content_hash);
    return { closure_id: repeated.closure_id, families: repeated.families };
  }
  const days = dayChangeOf(tx, branch_id, change);
  const touched = await touchedFamilies(tx, await days.touched(dates));
  const seen = new Set(input.seen_reserve_ids);
  // A reserve was made while the list was on screen: none is cancelled unseen.
  if (touched.some(({ id }) => !seen.has(id))) {
    throw new Refusal('closure_touches_reserves', { details: { touched_reserve_ids: touched.map(({ id }) => id) } });
  }
  const before = await days.rows(dates);
  await changeDays(tx, { ...change, ...days, account, branch_id, confirmed: true });
  const closure_id = await insertClosure(tx, {
    branch_id,
    kind: kinds[change.kind],
    choice,
    date_from: change.date_from,
    date_to: change.date_to,
    ...timesOf(change),
    capacity: change.kind === 'capacity' ? change.capacity : null,
    reason: change.kind === 'mark' ? change.remarks : '',
    title: input.title,
    content: input.content,
    before,
    idempotency_key: input.idempotency_key,
    content_hash: input.content_hash,
    several_flag: input.several,
    account_id: account.id,
  });
  const chosen = new Set(choice === closureChoice.code.keep ? [] : input.reserve_ids);
  const reserves = touched.filter(({ id }) => chosen.has(id));
  const families = Map.groupBy(reserves, ({ customer_id }) => customer_id);
  const branch = (await branchDays(tx, branch_id, [change.date_from]))[0]?.day;
  for (const [customer_id, stays] of families) {
    const reserve_ids = stays.map(({ id }) => id);
    const closure_notice_id = await insertClosureNotice(tx, { closure_id, branch_id, customer_id, reserve_ids });
    if (choice === closureChoice.code.cancel) await cancelAll(tx, input, stays);
    await notify(tx, {
      customer_id,
      // The first of them: its history shows the branch's staff that the family was notified.
      reserve_id: reserve_ids[0] ?? null,
      kind: 'branch_closure',
      data: {
        closure_notice_id,
        branch_name: branch?.branch_name ?? '',
        branch_tel: branch?.branch_tel ?? '',
        choice,
        title: input.title,
        content: input.content,
        stays,
      },
      occurrence: `closure-${closure_id}`,
    });
  }
  const entry = { account, branch_id, table_name: 'closures', reason: input.title } as const;
  await writeAudit(tx, entry, closure_id, null, {
    choice,
    date_from: change.date_from,
    date_to: change.date_to,
    families: families.size,
    reserves: reserves.length,
  });
  return { closure_id, families: families.size };
}

async function cancelAll(tx: Transaction, input: Closing, stays: readonly TouchedReserve[]): Promise<void> {
  const { now, account, branch_id, title } = input;
  for (const { id } of stays) {
    const change = { account, branch_id, table_name: 'reserves', record_id: id, reason: title } as const;
    await audited(tx, change, () =>
      cancelSeats(tx, {
        now,
        reserveId: id,
        customerId: null,
        cancelType: cancelType.code.byStaff,
        cancelCause: cancelCause.code.branch,
        remarks: title,
        quotedFee: null,
        waive: true,
        word: { account_id: account.id, reason: title.slice(0, 200), manager: true },
        skipNotification: true,
      }),
    );
  }
}

/** What is closed within the days, or open in them, for anyone who reads of it later. */
function timesOf(change: DayChange): { start_time: string | null; end_time: string | null } {
  if (change.kind === 'capacity') return { start_time: change.start_time, end_time: change.end_time };
  const hours = change.kind === 'hours' ? change.hours : null;
  return { start_time: hours?.extended_open_time ?? null, end_time: hours?.extended_close_time ?? null };
}

/** The database keeps hours in their order. */
export function refuseWrongHours(error: unknown): never {
  if (violatedConstraint(error) === 'hours_ordered') throw new Refusal('input_error', { fields: ['hours'] });
  throw error;
}
