import type { Job } from '../../queue/job.ts';
import { eachReserve } from '../../reserves/jobs/each-reserve.ts';
import { notifyAttendanceOf } from '../notify-attendance.ts';
import { staysToNotify } from '../store/attendance-told.ts';

/** Guardians hear of comings and leavings that were not taken back. */
export const tellAttendance: Job<'tellAttendance'> = async (services) => {
  const now = services.clock.now();
  const due = await services.database.read(now, (db) => staysToNotify(db, now));
  await eachReserve(services, due, (tx, reserve_id) => notifyAttendanceOf(tx, reserve_id, now));
};
