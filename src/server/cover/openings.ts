import { price } from '../../domain/billing/pricing.ts';
import { freeSeatsAt } from '../../domain/calendar/capacity.ts';
import { noMeals } from '../../domain/calendar/meals.ts';
import { demandOf, expectedOn, meanError, pastDays } from '../../domain/cover/demand.ts';
import { hoursToCover } from '../../domain/cover/joined-shift.ts';
import { type OpenHour, type Opening, openingsOf } from '../../domain/cover/openings.ts';
import { breakFor } from '../../domain/cover/working-time.ts';
import type { CareSettings } from '../../domain/settings/care-settings.ts';
import { ageClasses, agesAt, countOf, requiredStaff, staffAt, staffedMinutes } from '../../domain/staffing/ratio.ts';
import { staffingMode } from '../../domain/staffing/staffing-codes.ts';
import { addDays, minuteOf, minuteOfDayOf, type TokyoDate, tokyoDateOf } from '../../domain/time.ts';
import { sum } from '../../domain/yen.ts';
import type { Queryable } from '../postgres/database.ts';
import { agesHeld, branchDayOf } from '../reserves/stay.ts';
import type { BranchDayFacts, RulesOfDay } from '../reserves/store/reserve-facts.ts';
import { careSettingsOn } from '../staffing/store/care-settings.ts';
import { waitingDay } from '../waitlist/store/waiting.ts';
import { weeksAhead } from './ask-cover.ts';
import { demandHours } from './demand-hours.ts';
import { holidaysBetween, knownDemand, unmetWishes } from './store/demand.ts';

const days = (from: TokyoDate, count: number): TokyoDate[] =>
  Array.from({ length: count }, (_, index) => addDays(from, index));

/** From today to four weeks ahead: what one more of the staff would open, and how well the model did. */
export async function readOpenings(db: Queryable, branch_id: number, now: Date) {
  const today = tokyoDateOf(now);
  const settings = await careSettingsOn(db, today);
  const last = addDays(today, weeksAhead * 7);
  const holidays = await holidaysBetween(db, addDays(today, -400), last);
  const known = await knownDemand(db, branch_id);
  const wishes = await unmetWishes(db, branch_id, today, last);
  const openings = [];
  let mode: number = staffingMode.code.warn;
  for (const date of days(today, weeksAhead * 7 + 1)) {
    const { day, rules } = await waitingDay(db, branch_id, date);
    if (day === null) continue;
    mode = day.staffing_mode;
    if (mode !== staffingMode.code.decide || day.care_settings === null) continue;
    const ofDay = wishes.filter((wish) => wish.date === date);
    const demand = demandOf(demandHours(ofDay, day.care_settings), expectedOn(date, today, known, settings, holidays));
    const hours = openHours(day, now);
    for (const opening of openingsOf(hours, demand, day.care_settings))
      openings.push(shown(opening, { date, day, rules, holidays, settings: day.care_settings }));
  }
  const past = pastDays(days(addDays(today, -28), 28), known, settings, holidays);
  const error = meanError(past);
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return {
    staffing_mode: mode,
    openings: openings.toSorted((a, b) => b.families - a.families || b.yen - a.yen || a.date.localeCompare(b.date)),
    model: {
      weeks: settings.demand_weeks,
      known_days: known.length,
      past: past.map((each) => ({ ...each, expected: tenth(each.expected) })),
      error: error === null ? null : tenth(error),
    },
  };
}

/** Each hour that still lies ahead, at its tightest moment. */
function openHours(facts: BranchDayFacts, now: Date): OpenHour[] {
  const day = branchDayOf(facts);
  const care = facts.care_settings;
  if (care === null) return [];
  const staff = staffedMinutes(facts.shifts);
  const held = facts.held.map((each) => ({ ...each, ages: agesHeld(facts, each) }));
  const [opens, closes] = [minuteOf(facts.extended_open_time), minuteOf(facts.extended_close_time)];
  const from = facts.date === tokyoDateOf(now) ? Math.max(opens, minuteOfDayOf(now)) : opens;
  const changes = [...staff, ...held].flatMap(({ start, end }) => [start, end]);
  const hours: OpenHour[] = [];
  for (let hour = Math.ceil(from / 60); (hour + 1) * 60 <= closes; hour += 1) {
    const moments = [hour * 60, ...changes.filter((minute) => hour * 60 < minute && minute < (hour + 1) * 60)];
    const tightest = moments
      .map((minute) => ({
        hour,
        present: agesAt(held, minute),
        staff: staffAt(staff, minute),
        seats: Math.max(0, freeSeatsAt(day, minute)),
      }))
      .reduce((a, b) => (spare(b) < spare(a) ? b : a));
    hours.push({ ...tightest, seats: Math.min(...moments.map((minute) => Math.max(0, freeSeatsAt(day, minute)))) });
  }
  return hours;
  function spare(at: OpenHour): number {
    return care === null ? 0 : at.staff - requiredStaff(at.present, care) - countOf(at.present) / 1000;
  }
}

type OfDay = {
  date: TokyoDate;
  day: BranchDayFacts;
  rules: RulesOfDay;
  holidays: ReadonlySet<TokyoDate>;
  settings: CareSettings;
};

/** A child of each class, as old as the class allows, for the price of its hour. */
const months = { zero: 8, one_two: 24, three: 40, four: 54 } as const;

function shown({ start, end, seats, families, expected, filled }: Opening, of: OfDay) {
  const yen = sum(
    filled.map(({ hour, ...children }) =>
      sum(ageClasses.map((age) => children[age] * hourPrice(of, hour, months[age]))),
    ),
  );
  const { start_time, end_time, breaks } = hoursToCover({ start, end }, breakFor(of.settings));
  return {
    date: of.date,
    ...{ start_time, end_time, breaks: breaks.map((each) => ({ ...each })) },
    seats: { ...seats },
    families: Math.round(families),
    expected: Math.round(expected * 10) / 10,
    yen,
  };
}

/** An hour of one child by the prices in force, without a plan's discount and the same-day line. */
function hourPrice({ date, day, rules, holidays }: OfDay, hour: number, ageMonths: number): number {
  const child = { ...noMeals, date_of_birth: addDays(date, -Math.round(ageMonths * 30.4)) };
  const stay = { date, start: hour * 60, end: (hour + 1) * 60, children: [child], current_day_flag: false };
  const { open_time, close_time, tax_exempt_flag } = day;
  const list = {
    unit_prices: [rules.unit_price],
    plan: null,
    open_time,
    close_time,
    tax_exempt_flag,
    holidays,
    settings: rules.settings,
  };
  return price(stay, list).total;
}
