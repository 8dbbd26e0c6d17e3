import { earliestStart } from '../../../domain/calendar/calendar.ts';
import { canHold } from '../../../domain/calendar/capacity.ts';
import { reservableMark } from '../../../domain/codes.ts';
import { ageRefusal } from '../../../domain/membership/age.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';
import { branchDayOf, seatsFor, stayOf } from '../../reserves/stay.ts';
import { type BranchDayFacts, isBeforeRules, nearbyBranchDays, rulesOn } from '../../reserves/store/reserve-facts.ts';

/** How many branches are looked at, and how many are offered. */
const looked_at = 8;
const offered = 3;

type WantedSeats = {
  branch_id: number;
  reserve_date: TokyoDate;
  start_datetime: Date;
  end_datetime: Date;
  children: readonly { date_of_birth: TokyoDate }[];
};

/** Looks for the same stay at other branches by the rule of a save; days and rules are read once each. */
export function seatsAround(db: Queryable, now: Date, except: ReadonlySet<number> = new Set()) {
  const known = new Map<string, Promise<{ days: BranchDayFacts[]; rules: Awaited<ReturnType<typeof rulesOn>> }>>();
  async function read(branch_id: number, date: TokyoDate) {
    const rules = await rulesOn(db, date);
    return { rules, days: isBeforeRules(rules) ? [] : await nearbyBranchDays(db, branch_id, date, looked_at) };
  }
  /** Nearest first; only where no approval is needed (○). */
  return async (wanted: WantedSeats): Promise<BranchDayFacts[]> => {
    const key = `${wanted.branch_id} ${wanted.reserve_date}`;
    const answer = known.get(key) ?? read(wanted.branch_id, wanted.reserve_date);
    known.set(key, answer);
    const { days, rules } = await answer;
    const stay = stayOf(wanted);
    if (stay.start < earliestStart(stay.date, now, rules.settings)) return [];
    return days
      .filter(
        (day) =>
          !except.has(day.branch_id) &&
          (day.mark ?? reservableMark.available) === reservableMark.available &&
          day.age_limits !== null &&
          wanted.children.every((child) => ageRefusal(child.date_of_birth, stay.date, day.age_limits) === null) &&
          canHold(branchDayOf(day), seatsFor(day, stay, wanted.children)),
      )
      .slice(0, offered);
  };
}
