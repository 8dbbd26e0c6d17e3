import type { Job } from '../../queue/job.ts';
import { eachReserve } from '../../reserves/jobs/each-reserve.ts';
import { staysToTell } from '../store/attendance-told.ts';
import { tellAttendanceOf } from '../tell-attendance.ts';

/** Guardians hear of comings and leavings that were not taken back. */
export const tellAttendance: Job<'tellAttendance'> = async (services) => {
  const now = services.clock.now();
  const due = await services.database.read(now, (db) => staysToTell(db, now));
  await eachReserve(services, due, (tx, reserve_id) => tellAttendanceOf(tx, reserve_id, now));
};
