import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import golden from '../cases/age.json' with { type: 'json' };
import limited from '../cases/age-limits.json' with { type: 'json' };
import { addDays, daysBetween } from '../time.ts';
import {
  ageInMonths,
  ageLimitsText,
  ageOn,
  ageRefusal,
  formatAge,
  isMinor,
  isSchoolchild,
  isZeroYearOld,
  schoolStart,
  takenFrom,
  takenUntil,
} from './age.ts';

describe('age', () => {
  it.each(golden.cases)('$name', ({ date_of_birth, day, age, zero_year_old, schoolchild }) => {
    expect(ageOn(date_of_birth, day)).toBe(age);
    expect(isZeroYearOld(date_of_birth, day)).toBe(zero_year_old);
    expect(isSchoolchild(date_of_birth, day)).toBe(schoolchild);
  });

  const birth = fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2010-01-01', days));
  it('never falls, and rises by one at a time', () => {
    fc.assert(
      fc.property(birth, fc.integer({ min: 0, max: 5000 }), (date_of_birth, days) => {
        const day = addDays(date_of_birth, days);
        expect([0, 1]).toContain(ageOn(date_of_birth, addDays(day, 1)) - ageOn(date_of_birth, day));
      }),
    );
  });
  it('puts a school year from 2 April to 1 April', () => {
    fc.assert(
      fc.property(birth, (date_of_birth) => {
        const start = schoolStart(date_of_birth);
        expect(start.slice(5)).toBe('04-01');
        // Six at the latest the day before school starts, and not yet seven when it does, save for 2 April itself.
        expect(ageOn(date_of_birth, addDays(start, -1))).toBe(6);
        expect(daysBetween(date_of_birth, start)).toBeLessThan(7 * 366);
        expect(ageOn(date_of_birth, addDays(start, -367))).toBeLessThan(6);
      }),
    );
  });
  it('is written in years and months', () => {
    expect(formatAge('2025-08-16', '2026-11-16')).toBe('1歳3か月');
    expect(formatAge('2025-08-18', '2026-11-16')).toBe('1歳2か月');
    expect(formatAge('2026-12-01', '2026-11-16')).toBe('0歳0か月');
  });
});

describe('the limits of age', () => {
  it.each(limited.cases)('$name', ({ date_of_birth, from, until, ...limits }) => {
    expect(takenFrom(date_of_birth, limits)).toBe(from);
    expect(takenUntil(date_of_birth, limits)).toBe(until);
    expect(ageRefusal(date_of_birth, addDays(from, -1), limits)).toBe('too_young');
    expect(ageRefusal(date_of_birth, from, limits)).toBeNull();
    expect(ageRefusal(date_of_birth, until, limits)).toBeNull();
    expect(ageRefusal(date_of_birth, addDays(until, 1), limits)).toBe('too_old');
  });
  it.each(limited.words)('$text', ({ text, ...limits }) => expect(ageLimitsText(limits)).toBe(text));

  const births = fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2010-01-01', days));
  const limits = fc.record({
    minimum_age_months: fc.integer({ min: 0, max: 60 }),
    maximum_school_grade: fc.integer({ min: 0, max: 6 }),
  });
  it('begin on the first day the months are complete, and end on 31 March in the grade', () => {
    fc.assert(
      fc.property(births, limits, (born, limit) => {
        const from = takenFrom(born, limit);
        expect(ageInMonths(born, from)).toBe(limit.minimum_age_months);
        expect(ageInMonths(born, addDays(from, -1))).toBe(limit.minimum_age_months - 1);
        const until = takenUntil(born, limit);
        expect(until.slice(5)).toBe('03-31');
        // Twelve at the end of the sixth grade, as the law on schools counts it.
        expect(ageOn(born, until)).toBe(6 + limit.maximum_school_grade);
      }),
    );
  });
  it('are one stretch of days', () => {
    fc.assert(
      fc.property(births, limits, fc.integer({ min: 0, max: 6000 }), (born, limit, days) => {
        const day = addDays(born, days);
        const within = takenFrom(born, limit) <= day && day <= takenUntil(born, limit);
        expect(ageRefusal(born, day, limit) === null).toBe(within);
      }),
    );
  });
});

it.each([
  ['2008-11-17', false],
  ['2008-11-18', true],
  ['1990-04-01', false],
])('a parent born %s is a minor on 2026-11-16: %s', (born, minor) => {
  expect(isMinor(born, '2026-11-16')).toBe(minor);
});
