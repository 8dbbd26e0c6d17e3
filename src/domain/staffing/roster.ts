import { staffQualification } from '../codes.ts';
import type { CareSettings } from '../settings/care-settings.ts';
import type { MinuteOfDay, TimeRange } from '../time.ts';
import {
  agesAt,
  type ChildrenByAge,
  type ChildrenInCare,
  countOf,
  type PlannedShift,
  requiredStaff,
  staffedMinutes,
} from './ratio.ts';

/** One person's day at a branch, and what the roster has to know of them. */
export type RosterPerson = {
  readonly account_id: number;
  readonly shift: PlannedShift;
  readonly registered: boolean;
  readonly no_one_to_one_flag: boolean;
};

/** The children of one reserve. */
export type RosterStay = ChildrenInCare & { readonly reserve_id: number };

/** Part of a day throughout which the same people and the same children are there. */
type RosterStretch = TimeRange & {
  readonly children: ChildrenByAge;
  readonly needed: number;
  readonly present: readonly number[];
  readonly registered: number;
  readonly registered_needed: number;
  /** The person who would be alone with a child but must not be. */
  readonly alone: number | null;
};

type RosterSettings = Pick<CareSettings, 'registered_share_percent'> & Parameters<typeof requiredStaff>[1];

const { nurseryTeacher, nurse, assistantNurse, publicHealthNurse, midwife } = staffQualification.code;
const counted: ReadonlySet<number> = new Set([nurseryTeacher, nurse, assistantNurse, publicHealthNurse, midwife]);

/** Whether one counts towards the registered share (facts §4): 保育士, nurses of every kind. */
export const isCareRegistered = (qualifications: readonly number[]): boolean =>
  qualifications.some((each) => counted.has(each));

/** How many of those present have to be registered: a third rounds up, of two it is one. */
export const registeredNeeded = (present: number, sharePercent: number): number =>
  Math.ceil((present * sharePercent) / 100);

/** A person, and the stretches in which they are with the children: breaks do not count. */
type Working = { readonly person: RosterPerson; readonly stretches: readonly TimeRange[] };

const workingOf = (people: readonly RosterPerson[]): Working[] =>
  people.map((person) => ({ person, stretches: staffedMinutes([person.shift]) }));

const covers = ({ start, end }: TimeRange, minute: MinuteOfDay): boolean => start <= minute && minute < end;

const presentAt = (working: readonly Working[], minute: MinuteOfDay): RosterPerson[] =>
  working.filter(({ stretches }) => stretches.some((stretch) => covers(stretch, minute))).map(({ person }) => person);

function changePoints(working: readonly Working[], stays: readonly TimeRange[]): MinuteOfDay[] {
  const ranges = [...working.flatMap(({ stretches }) => stretches), ...stays];
  return [...new Set(ranges.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
}

/** The day from one change to the next. */
export function rosterStretches(
  people: readonly RosterPerson[],
  stays: readonly RosterStay[],
  settings: RosterSettings,
): RosterStretch[] {
  const working = workingOf(people);
  const points = changePoints(working, stays);
  return points.slice(0, -1).map((start, position) => {
    const there = presentAt(working, start);
    const children = agesAt(stays, start);
    const only = there.length === 1 && countOf(children) > 0 ? there[0] : undefined;
    return {
      start,
      end: points[position + 1] ?? start,
      children,
      needed: requiredStaff(children, settings),
      present: there.map(({ account_id }) => account_id),
      registered: there.filter(({ registered }) => registered).length,
      registered_needed: registeredNeeded(there.length, settings.registered_share_percent),
      alone: only?.no_one_to_one_flag ? only.account_id : null,
    };
  });
}

export type RosterWarning = TimeRange &
  (
    | { readonly kind: 'short' | 'registered'; readonly needed: number; readonly there: number }
    | { readonly kind: 'alone'; readonly account_id: number }
  );

function warningsOf(stretch: RosterStretch): RosterWarning[] {
  if (countOf(stretch.children) === 0) return [];
  const { start, end, needed, present, registered, registered_needed, alone } = stretch;
  const warnings: RosterWarning[] = [];
  if (present.length < needed) warnings.push({ kind: 'short', start, end, needed, there: present.length });
  if (registered < registered_needed) {
    warnings.push({ kind: 'registered', start, end, needed: registered_needed, there: registered });
  }
  if (alone !== null) warnings.push({ kind: 'alone', start, end, account_id: alone });
  return warnings;
}

const saysTheSame = (a: RosterWarning, b: RosterWarning): boolean =>
  a.kind === 'alone'
    ? b.kind === 'alone' && a.account_id === b.account_id
    : b.kind === a.kind && a.needed === b.needed && a.there === b.there;

/** What is wrong with a day while children are there, each from its beginning to its end. */
export function rosterWarnings(stretches: readonly RosterStretch[]): RosterWarning[] {
  const warnings: RosterWarning[] = [];
  for (const next of stretches.flatMap(warningsOf)) {
    const position = warnings.findIndex((each) => each.end === next.start && saysTheSame(each, next));
    const open = warnings[position];
    if (open === undefined) warnings.push(next);
    else warnings[position] = { ...open, end: next.end };
  }
  return warnings;
}

/** The reserves for which staff no longer suffices: at some moment there are fewer than before, and too few. */
export const nobodyLeftShort = '職員が足りなくなるご予約はありません。';

export function reservesLeftShort(
  before: readonly RosterPerson[],
  after: readonly RosterPerson[],
  stays: readonly RosterStay[],
  settings: RosterSettings,
): number[] {
  const [were, are] = [workingOf(before), workingOf(after)];
  const short = changePoints([...were, ...are], stays).filter((minute) => {
    const there = presentAt(are, minute).length;
    return there < presentAt(were, minute).length && there < requiredStaff(agesAt(stays, minute), settings);
  });
  return stays.filter((stay) => short.some((minute) => covers(stay, minute))).map(({ reserve_id }) => reserve_id);
}
