import { addDays, type TokyoDate } from './time.ts';

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

/** Under one year on that day. A day before birth (a reserve for an expected child) counts as under one. */
export const isZeroYearOld = (date_of_birth: TokyoDate, day: TokyoDate): boolean => ageOn(date_of_birth, day) < 1;

/** The first school day: 1 April after the day on which six is reached. */
export function schoolStart(date_of_birth: TokyoDate): TokyoDate {
  const month_day = date_of_birth.slice(5);
  const sixth_year = Number(date_of_birth.slice(0, 4)) + 6;
  // Six is reached the day before the birthday, so births up to 1 April still start in their sixth year.
  return `${month_day <= '04-01' ? sixth_year : sixth_year + 1}-04-01`;
}

export const isSchoolchild = (date_of_birth: TokyoDate, day: TokyoDate): boolean => day >= schoolStart(date_of_birth);

/** 1歳3か月: for the today board. Months also complete the day before. */
export function formatAge(date_of_birth: TokyoDate, day: TokyoDate): string {
  const tomorrow = addDays(day, 1);
  const months =
    (Number(tomorrow.slice(0, 4)) - Number(date_of_birth.slice(0, 4))) * 12 +
    (Number(tomorrow.slice(5, 7)) - Number(date_of_birth.slice(5, 7))) -
    (tomorrow.slice(8) >= date_of_birth.slice(8) ? 0 : 1);
  return months < 0 ? '0歳0か月' : `${Math.floor(months / 12)}歳${months % 12}か月`;
}
