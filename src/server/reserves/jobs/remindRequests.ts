import { approvalStatus } from '../../../domain/codes.ts';
import type { Job } from '../../queue/job.ts';
import { toolsOf } from '../cancel-seats.ts';
import { notifyBranch } from '../notify-branch.ts';
import { requestsToRemind } from '../store/requests-to-remind.ts';
import { readReserve } from '../store/reserves.ts';
import { eachReserve } from './each-reserve.ts';

/** Reminds the branch of a request before its answer is due, and again when it is late. Once each. */
export const remindRequests: Job<'remindRequests'> = async (services) => {
  const now = services.clock.now();
  const due = await services.database.read(now, (db) => requestsToRemind(db, now));
  const reminders = new Map(due.map((reminder) => [reminder.reserve_id, reminder]));
  await eachReserve(services, [...reminders.keys()], async (tx, reserve_id) => {
    const reserve = await readReserve(tx, reserve_id);
    const reminder = reminders.get(reserve_id);
    // Answered or withdrawn since it was listed.
    if (!reminder || reserve?.approval_status !== approvalStatus.code.pending || !reserve.live) return;
    const { event, occurrence } = reminder;
    const { customer_name } = reserve;
    // Nothing of the reserve has changed: its calendar event stays as it is.
    const tools = { ...toolsOf(reserve), google_calendar: false };
    await notifyBranch(tx, tools, {
      reserveId: reserve_id,
      event,
      words: reserve,
      customerName: customer_name,
      occurrence,
    });
  });
};
