import { nearbyBranchLimit } from '../../../domain/branches/nearby.ts';
import { dayMark, earliestStart } from '../../../domain/calendar/calendar.ts';
import { branchDaySlots, freeUntil, startsWithRoom } from '../../../domain/calendar/capacity.ts';
import { reservableMark } from '../../../domain/codes.ts';
import { timeText, tokyoDateOf } from '../../../domain/time.ts';
import { implement } from '../../callable/context.ts';
import { askedChildren } from '../asked-children.ts';
import { branchDayOf } from '../stay.ts';
import { ownChildren } from '../store/child-stays.ts';
import { branchesNear, branchesOnDay, usualBranch } from '../store/nearby.ts';
import { rulesOn } from '../store/reserve-facts.ts';

/** Ours: the next free time today of the branches near to one of them, by the same slots a save is held against. */
export const reserveTodayBranches = implement('reserveTodayBranches', async ({ database, clock, uid }, input) => {
  const now = clock.now();
  const today = tokyoDateOf(now);
  const [{ settings }, near, own] = await Promise.all([
    database.read(clock.now(), (db) => rulesOn(db, today)),
    database.read(clock.now(), async (db) => {
      const branch_id = input.near_branch_id ?? (await usualBranch(db, uid, today));
      return branch_id === null ? [] : branchesNear(db, { branch_id, date: today, limit: nearbyBranchLimit });
    }),
    // Null if a child is not the caller's: then only the number of children counts, not their ages.
    database.read(clock.now(), (db) => ownChildren(db, uid, input.child_ids)),
  ]);
  const ids = near.map(({ branch_id }) => branch_id);
  const days = await database.read(clock.now(), (db) =>
    branchesOnDay(db, today, ids, { uid, child_ids: input.child_ids }),
  );
  const asked = askedChildren(own ?? [], { ...input, birth_dates: [] });
  const children = asked.count;
  const wanted = { children, length: settings.minimum_minutes, earliest: earliestStart(today, now, settings) };
  const listed = new Map(near.map((branch) => [branch.branch_id, branch]));
  const branches = days.flatMap((day) => {
    const branch = listed.get(day.branch_id);
    if (branch === undefined) return [];
    const slots = branchDaySlots(branchDayOf(day), settings, asked.agesOn(day));
    const mark = dayMark({ date: today, now, branch: day, staffMark: day.mark, slots, children, settings });
    const open = mark.reservable_status !== reservableMark.unavailable;
    const start = open ? startsWithRoom(slots, wanted, settings)[0] : undefined;
    return {
      ...branch,
      reservable_status: mark.reservable_status,
      reserve_remarks: day.mark_remarks,
      next_start: start === undefined ? null : timeText(start),
      free_until: start === undefined ? null : timeText(freeUntil(slots, start, children, settings)),
    };
  });
  return { status: 'OK', today, branches };
});
