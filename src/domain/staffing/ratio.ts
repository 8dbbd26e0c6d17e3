import { ageOn } from '../membership/age.ts';
import type { CareSettings } from '../settings/care-settings.ts';
import { type MinuteOfDay, minuteOf, type TimeRange, type TokyoDate } from '../time.ts';
import { ratioAge, staffRounding } from './staffing-codes.ts';

/**
 * How many members of staff the children present need. The ONE rule behind seats, roster and warnings;
 * app.required_staff says the same in SQL (staffing-agrees.test.ts).
 */
export const ageClasses = ['zero', 'one_two', 'three', 'four'] as const;
/** 0, 1 and 2, 3, 4 years and older. */
type AgeClass = (typeof ageClasses)[number];
export type ChildrenByAge = Readonly<Record<AgeClass, number>>;
export type RatioSettings = Pick<
  CareSettings,
  | 'children_per_staff_zero'
  | 'children_per_staff_one_two'
  | 'children_per_staff_three'
  | 'children_per_staff_four'
  | 'minimum_staff'
  | 'staff_rounding'
>;

/** As people say it: 0歳, 1〜2歳, 3歳, 4歳以上. */
export const ageClassText: Readonly<Record<AgeClass, string>> = {
  zero: '0歳',
  one_two: '1〜2歳',
  three: '3歳',
  four: '4歳以上',
};

/** The age on the day, or that of the class: on 31 March before the school year of the day. A child to be born is a baby. */
export function ageClassOf(
  date_of_birth: TokyoDate,
  day: TokyoDate,
  { ratio_age }: Pick<CareSettings, 'ratio_age'>,
): AgeClass {
  const age = ageOn(date_of_birth, ratio_age === ratioAge.code.classAge ? classDay(day) : day);
  if (age < 1) return 'zero';
  if (age < 3) return 'one_two';
  return age < 4 ? 'three' : 'four';
}

function classDay(day: TokyoDate): TokyoDate {
  const year = Number(day.slice(0, 4));
  return `${day.slice(5) >= '04-01' ? year : year - 1}-03-31`;
}

export const noChildren: ChildrenByAge = { zero: 0, one_two: 0, three: 0, four: 0 };

/** Children of unknown age count as the oldest: the result then holds for that age only. */
export const asOldest = (children: number): ChildrenByAge => ({ ...noChildren, four: children });

export function childrenByAge(
  children: readonly { readonly date_of_birth: TokyoDate }[],
  day: TokyoDate,
  settings: Pick<CareSettings, 'ratio_age'>,
): ChildrenByAge {
  const counted = { ...noChildren };
  for (const { date_of_birth } of children) counted[ageClassOf(date_of_birth, day, settings)] += 1;
  return counted;
}

export function together(a: ChildrenByAge, b: ChildrenByAge): ChildrenByAge {
  const { zero, one_two, three, four } = a;
  return { zero: zero + b.zero, one_two: one_two + b.one_two, three: three + b.three, four: four + b.four };
}

export const countOf = ({ zero, one_two, three, four }: ChildrenByAge): number => zero + one_two + three + four;

/** Whole numbers throughout: a third of a carer three times is one carer, not a little more. */
export function requiredStaff(children: ChildrenByAge, settings: RatioSettings): number {
  if (countOf(children) === 0) return 0;
  const shares: readonly (readonly [number, number])[] = [
    [children.zero, settings.children_per_staff_zero],
    [children.one_two, settings.children_per_staff_one_two],
    [children.three, settings.children_per_staff_three],
    [children.four, settings.children_per_staff_four],
  ];
  return Math.max(settings.minimum_staff, roundings[settings.staff_rounding](shares));
}

type Shares = readonly (readonly [children: number, children_per_staff: number])[];
const roundings: Readonly<Record<CareSettings['staff_rounding'], (shares: Shares) => number>> = {
  [staffRounding.code.everyMoment]: (shares) => {
    const whole = shares.reduce((product, [, per_staff]) => product * per_staff, 1);
    const sum = shares.reduce((total, [children, per_staff]) => total + children * (whole / per_staff), 0);
    return Math.ceil(sum / whole);
  },
  // The way planned staff is counted: tenths, the rest cut, and half a carer is one.
  [staffRounding.code.asPlanned]: (shares) => {
    const tenths = shares.reduce((total, [children, per_staff]) => total + Math.floor((children * 10) / per_staff), 0);
    return Math.floor((tenths + 5) / 10);
  },
};

/** How many more of each age could come, each age asked about alone; `seats`: more have no room anyway. */
export function roomFor(present: ChildrenByAge, staff: number, settings: RatioSettings, seats: number): ChildrenByAge {
  const room = { ...noChildren };
  for (const age of ageClasses) {
    const fits = (more: number) => requiredStaff({ ...present, [age]: present[age] + more }, settings) <= staff;
    while (room[age] < seats && fits(room[age] + 1)) room[age] += 1;
  }
  return room;
}

/** app.planned_shifts: one person's day at a branch. */
export type PlannedShift = {
  readonly start_time: string;
  readonly end_time: string;
  readonly breaks: readonly { readonly start_time: string; readonly end_time: string }[];
};

/** When staff are actually with the children: each shift minus its breaks. */
export function staffedMinutes(shifts: readonly PlannedShift[]): TimeRange[] {
  return shifts.flatMap((shift) => {
    const stretches: TimeRange[] = [];
    const end = minuteOf(shift.end_time);
    let start = minuteOf(shift.start_time);
    const push = (until: MinuteOfDay) => {
      if (start < until) stretches.push({ start, end: until });
    };
    for (const pause of shift.breaks) {
      push(Math.min(minuteOf(pause.start_time), end));
      start = Math.max(start, minuteOf(pause.end_time));
    }
    push(end);
    return stretches;
  });
}

/** Children in care for a stretch of the day. */
export type ChildrenInCare = TimeRange & { readonly ages: ChildrenByAge };

type StaffedDay = {
  readonly staff: readonly TimeRange[];
  readonly held: readonly ChildrenInCare[];
  readonly settings: RatioSettings;
};

type StaffedStretch = TimeRange & {
  readonly ages: ChildrenByAge;
  readonly staff: number;
  readonly required: number;
};

export const staffAt = (staff: readonly TimeRange[], minute: MinuteOfDay): number =>
  staff.reduce((count, { start, end }) => (start <= minute && minute < end ? count + 1 : count), 0);

export function agesAt(held: readonly ChildrenInCare[], minute: MinuteOfDay): ChildrenByAge {
  let ages = noChildren;
  for (const each of held) if (each.start <= minute && minute < each.end) ages = together(ages, each.ages);
  return ages;
}

/** The day from its first change to its last: children, staff and how many are needed, the same within each stretch. */
export function staffingOver({ staff, held, settings }: StaffedDay): StaffedStretch[] {
  const changes = [...new Set([...staff, ...held].flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  return changes.slice(0, -1).map((start, index) => {
    const ages = agesAt(held, start);
    const end = changes[index + 1] ?? start;
    return { start, end, ages, staff: staffAt(staff, start), required: requiredStaff(ages, settings) };
  });
}

/** Where fewer are there than the children need. */
export const staffGaps = (day: StaffedDay): StaffedStretch[] =>
  staffingOver(day).filter(({ staff, required }) => staff < required);
