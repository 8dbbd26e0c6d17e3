import { closedDuring } from '../../../domain/calendar/closed-stay.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { formatMonthDay, formatTimeRange } from '../../../domain/time-format.ts';
import { notify } from '../../notifying/notify.ts';
import { insertBranchMessage } from '../../notifying/store/branch-messages.ts';
import type { Transaction } from '../../postgres/database.ts';
import type { Job } from '../../queue/job.ts';
import { branchDayOf, feesFromNow, stayOf } from '../stay.ts';
import { dayFacts } from '../store/reserve-facts.ts';
import { markReminded, reservesToRemind } from '../store/reserve-sweeps.ts';
import { type ReserveRow, readReserve } from '../store/reserves.ts';
import { eachReserve } from './each-reserve.ts';

/** Once per reserve and day; whether it is still to be sent is decided again when it is sent. */
export const remindReserves: Job<'remindReserves'> = async (services) => {
  const now = services.clock.now();
  const due = await services.database.read(services.clock.now(), (db) => reservesToRemind(db, now));
  await eachReserve(services, due, async (tx, reserve_id) => {
    if (!(await markReminded(tx, reserve_id))) return;
    const reserve = await readReserve(tx, reserve_id);
    if (reserve === null || !reserve.live) return;
    if (await meetsClosedDoors(tx, reserve)) return notifyStaff(tx, reserve);
    const { customer_id, reserve_date } = reserve;
    const data = { ...reserve, today: tokyoDateOf(now), cancel_schedule: await feesFromNow(tx, reserve, now) };
    await notify(tx, { customer_id, reserve_id, kind: 'reserve_reminder', data, occurrence: reserve_date });
  });
};

/** The day or hour was closed after the reserve was made: a reminder must not invite the family to a closed branch. */
async function meetsClosedDoors(tx: Transaction, reserve: ReserveRow): Promise<boolean> {
  const { day } = await dayFacts(tx, reserve.branch_id, reserve.reserve_date, null);
  return day !== null && closedDuring(day.mark, branchDayOf(day), stayOf(reserve)) !== null;
}

/** The staff who left the reserve in place know what was agreed; board and calendar show it too. No children's names. */
async function notifyStaff(tx: Transaction, reserve: ReserveRow): Promise<void> {
  const { id, branch_id, reserve_date, start_datetime, end_datetime } = reserve;
  await insertBranchMessage(tx, {
    branch_id,
    deduplication_key: `reminder held back ${id} ${reserve_date}`,
    body: [
      '[info][title]休園の日に残っているご予約があります[/title]',
      `${formatMonthDay(reserve_date)} ${formatTimeRange(start_datetime, end_datetime)}`,
      `予約番号 ${id}`,
      '前日のお知らせは送っていません。お預かりするかどうかを、園からご家庭へお伝えください。[/info]',
    ].join('\n'),
  });
}
