import { staffGaps } from '../../src/domain/staffing/ratio.ts';
import { addDays, daysBetween, type TokyoDate, timeText, tokyoDateOf } from '../../src/domain/time.ts';
import type { Database } from '../../src/server/postgres/database.ts';
import { branchDayOf } from '../../src/server/reserves/stay.ts';
import { dayFacts } from '../../src/server/reserves/store/reserve-facts.ts';
import { oversold, seatState } from '../../src/server/reserves/testing/seats/seat-state.ts';
import { soakBranches } from '../load/families.ts';
import type { Check, CheckContext } from './check.ts';

const DAYS_AFTER = 10;

/** Counted again, step by step: nobody sits where no seat is, and nobody without enough people to care for them. */
export async function checkSeats({ now, client, journal }: CheckContext, database: Database): Promise<Check[]> {
  const today = tokyoDateOf(now);
  // A run goes on for days of its own clock; what was before it is the demo's.
  const first = journal.reserves.reduce((day, { stay }) => earlier(day, tokyoDateOf(stay.start_datetime)), today);
  const dates = Array.from({ length: daysBetween(first, today) + DAYS_AFTER }, (_, day) => addDays(first, day));
  const tooMany: string[] = [];
  const unpaired: string[] = [];
  const miscounted: string[] = [];
  const tooFewStaff: string[] = [];
  let takers = 0;
  for (const branch_id of soakBranches) {
    const after = await seatState(database, now, branch_id, dates);
    takers += after.takers.length;
    tooMany.push(...oversold({ ...after, takers: [] }, after).map((found) => `branch ${branch_id}: ${found}`));
    unpaired.push(...after.unpaired.map((id) => `offer ${id} and its hold`));
    miscounted.push(...after.miscounted.map((found) => `branch ${branch_id}: ${found}`));
    for (const date of dates.filter((day) => day >= today)) {
      const { day } = await database.read(now, (db) => dayFacts(db, branch_id, date, null));
      const { held, staffing } = day === null ? { held: [], staffing: null } : branchDayOf(day);
      if (staffing === null || staffing === undefined) continue;
      const inCare = held.flatMap(({ ages, ...range }) => (ages === undefined ? [] : [{ ...range, ages }]));
      for (const { start, end, staff, required } of staffGaps({ ...staffing, held: inCare })) {
        tooFewStaff.push(`branch ${branch_id} ${date} ${timeText(start)}–${timeText(end)}: ${staff} of ${required}`);
      }
    }
  }
  const twice = await client.query<{ child_id: number }>(
    `select a.child_id from reserve_details a join reserve_details b
       on b.child_id = a.child_id and b.id > a.id and a.live and b.live and a.during && b.during`,
  );
  return [
    {
      name: 'no slot above its capacity',
      looked: `${takers} reserves and holds on ${dates.length} days`,
      against: tooMany,
    },
    {
      name: 'no slot above its ratio',
      looked: `${DAYS_AFTER} days of the branch whose roster decides`,
      against: tooFewStaff,
    },
    {
      name: 'calendars count every seat taken, and no other',
      looked: `${dates.length} days, minute by minute`,
      against: miscounted,
    },
    { name: 'every open offer has its one hold', looked: `${dates.length} days`, against: unpaired },
    {
      name: 'no child in two places',
      looked: 'every live reserve',
      against: twice.rows.map(({ child_id }) => `child ${child_id}`),
    },
  ];
}

const earlier = (one: TokyoDate, other: TokyoDate): TokyoDate => (one < other ? one : other);
