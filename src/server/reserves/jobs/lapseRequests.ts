import { requestLapses } from '../../../domain/calendar/calendar.ts';
import { approvalStatus } from '../../../domain/codes.ts';
import { refusalReason } from '../../../domain/reserves/refusal-reasons.ts';
import { transition } from '../../../domain/reserves/reserve.ts';
import { notify } from '../../notifying/notify.ts';
import type { Job } from '../../queue/job.ts';
import { toolsOf } from '../cancel-seats.ts';
import { notifyBranch } from '../notify-branch.ts';
import { rulesOn } from '../store/reserve-facts.ts';
import { lapsedRequests } from '../store/reserve-sweeps.ts';
import { lockReserve, writeReserveState } from '../store/reserves.ts';
import { eachReserve } from './each-reserve.ts';

/** Unanswered requests are rejected, their seats freed and the parents notified (product-rules.md "Calendar, capacity, approval"). */
export const lapseRequests: Job<'lapseRequests'> = async (services) => {
  const now = services.clock.now();
  const due = await services.database.read(services.clock.now(), (db) => lapsedRequests(db, now));
  await eachReserve(services, due, async (tx, reserve_id) => {
    const reserve = await lockReserve(tx, reserve_id);
    // Staff may have answered, or the parent cancelled or moved it, since it was listed.
    if (reserve === null || reserve.approval_status !== approvalStatus.code.pending) return;
    const { settings } = await rulesOn(tx, reserve.reserve_date);
    const change = transition(reserve, 'lapse');
    if (!change.ok || requestLapses(reserve, settings) > now) return;
    await writeReserveState(tx, reserve_id, { ...change.changes, refusal_reason: refusalReason.code.unanswered });
    await notify(tx, { customer_id: reserve.customer_id, reserve_id, kind: 'reserve_lapsed', data: reserve });
    const { customer_name } = reserve;
    await notifyBranch(tx, toolsOf(reserve), {
      reserveId: reserve_id,
      event: 'lapsed',
      words: reserve,
      customerName: customer_name,
    });
  });
};
