import { addDays, addMonths, type TokyoDate } from '../time.ts';

/**
 * Ages by Japanese law: an age is reached at the end of the day before the birthday (年齢計算ニ関スル法律), so on that
 * day already. A child of 1 April is therefore six on 31 March and goes to school the next day, one school year before
 * a child of 2 April. 29 February counts alike: the age is reached on 28 February, leap year or not.
 */
export function ageOn(date_of_birth: TokyoDate, day: TokyoDate): number {
  // Being `n` on `day` means the n-th birthday is at latest tomorrow.
  const tomorrow = addDays(day, 1);
  const years = Number(tomorrow.slice(0, 4)) - Number(date_of_birth.slice(0, 4));
  return tomorrow.slice(5) >= date_of_birth.slice(5) ? years : years - 1;
}

/** Under 18: such a parent's contract needs a guardian's consent (民法4条, 5条). */
export const isMinor = (date_of_birth: TokyoDate, day: TokyoDate): boolean => ageOn(date_of_birth, day) < 18;

/** Under one year on that day. A day before birth (a reserve for an expected child) counts as under one. */
export const isZeroYearOld = (date_of_birth: TokyoDate, day: TokyoDate): boolean => ageOn(date_of_birth, day) < 1;

/** The first school day: 1 April after the day on which six is reached. */
export function schoolStart(date_of_birth: TokyoDate): TokyoDate {
  const monthDay = date_of_birth.slice(5);
  const sixthYear = Number(date_of_birth.slice(0, 4)) + 6;
  // Six is reached the day before the birthday, so births up to 1 April still start in their sixth year.
  return `${monthDay <= '04-01' ? sixthYear : sixthYear + 1}-04-01`;
}

export const isSchoolchild = (date_of_birth: TokyoDate, day: TokyoDate): boolean => day >= schoolStart(date_of_birth);

/** Whole months of age; they too complete the day before, or on the last day of a month that has no such day. */
export function ageInMonths(date_of_birth: TokyoDate, day: TokyoDate): number {
  const tomorrow = addDays(day, 1);
  return (
    (Number(tomorrow.slice(0, 4)) - Number(date_of_birth.slice(0, 4))) * 12 +
    (Number(tomorrow.slice(5, 7)) - Number(date_of_birth.slice(5, 7))) -
    (tomorrow.slice(8) >= date_of_birth.slice(8) ? 0 : 1)
  );
}

const monthsText = (months: number): string => `${Math.floor(months / 12)}歳${months % 12}か月`;

/** 1歳3か月: for the today board. */
export const formatAge = (date_of_birth: TokyoDate, day: TokyoDate): string =>
  monthsText(Math.max(0, ageInMonths(date_of_birth, day)));

/**
 * Who is taken: from so many months of age to the end of a grade of elementary school. Grade 0 ends the day before
 * school starts; negative grades are the classes of the years before (−3: the class of two-year-olds). The columns of
 * age_limits, narrowed by the branch's own (view_branch_age_limits), judged on the day of the stay.
 */
export type AgeLimits = { readonly minimum_age_months: number; readonly maximum_school_grade: number };

/** The first day on which the child is taken. */
export function takenFrom(date_of_birth: TokyoDate, limits: AgeLimits): TokyoDate {
  const day = addMonths(date_of_birth, limits.minimum_age_months);
  // A month without that day was cut short: then its last day already is the day before.
  return day.slice(8) === date_of_birth.slice(8) ? addDays(day, -1) : day;
}

/** The last day on which the child is taken: 31 March at the end of the grade. */
export const takenUntil = (date_of_birth: TokyoDate, limits: AgeLimits): TokyoDate =>
  addDays(addMonths(schoolStart(date_of_birth), 12 * limits.maximum_school_grade), -1);

type AgeRefusal = 'too_young' | 'too_old';

export function ageRefusal(date_of_birth: TokyoDate, day: TokyoDate, limits: AgeLimits): AgeRefusal | null {
  if (day < takenFrom(date_of_birth, limits)) return 'too_young';
  return day > takenUntil(date_of_birth, limits) ? 'too_old' : null;
}

/** 生後6か月, 1歳, 1歳6か月 */
export function minimumAgeText({ minimum_age_months: months }: AgeLimits): string {
  if (months % 12 === 0) return `${months / 12}歳`;
  return months < 12 ? `生後${months}か月` : monthsText(months);
}

/** 小学6年生, 小学校入学前, 2歳児クラス */
export function maximumGradeText({ maximum_school_grade: grade }: AgeLimits): string {
  if (grade > 0) return `小学${grade}年生`;
  return grade === 0 ? '小学校入学前' : `${grade + 5}歳児クラス`;
}

/** 生後6か月から小学6年生まで: as every page says it. */
export const ageLimitsText = (limits: AgeLimits): string =>
  `${minimumAgeText(limits)}から${maximumGradeText(limits)}まで`;
