import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageClassOf, type RatioSettings, requiredStaff } from '../../src/domain/staffing/ratio.ts';
import {
  type RatioAge,
  ratioAge,
  type StaffRounding,
  staffRounding,
} from '../../src/domain/staffing/staffing-codes.ts';
import { addDays } from '../../src/domain/time.ts';
import { testApp } from '../../src/server/testing/app.ts';

/** The ratio is stated twice: in SQL for the calendar's mark of everybody, in TypeScript for all else. */
const app = await testApp();

const count = fc.nat({ max: 40 });
const per_staff = fc.integer({ min: 1, max: 60 });
const settings: fc.Arbitrary<RatioSettings> = fc.record({
  children_per_staff_zero: per_staff,
  children_per_staff_one_two: per_staff,
  children_per_staff_three: per_staff,
  children_per_staff_four: per_staff,
  minimum_staff: fc.integer({ min: 1, max: 10 }),
  staff_rounding: fc.constantFrom<StaffRounding>(...Object.values(staffRounding.code)),
});

describe('PostgreSQL and TypeScript', () => {
  it('need the same staff for any children', async () => {
    const drawn = fc.sample(fc.record({ zero: count, one_two: count, three: count, four: count, by: settings }), 300);
    const { rows } = await app.pool.query<{ required: string }>(
      `select app.required_staff(n.zero, n.one_two, n.three, n.four,
         jsonb_populate_record(null::care_settings, n.by)) as required
       from jsonb_to_recordset($1) as n (zero bigint, one_two bigint, three bigint, four bigint, by jsonb)`,
      [JSON.stringify(drawn)],
    );
    expect(rows.map(({ required }) => Number(required))).toEqual(
      drawn.map(({ by, ...children }) => requiredStaff(children, by)),
    );
  });

  it('count a child by the same age, on the day and by class', async () => {
    const born = fc.integer({ min: 0, max: 2600 }).map((days) => addDays('2019-12-31', days));
    const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));
    const edges = ['2024-02-29', '2023-04-01', '2023-04-02', '2022-03-31'].flatMap((date_of_birth) =>
      ['2026-03-31', '2026-04-01', '2027-02-28', '2027-03-01', '2028-02-28', '2028-02-29'].map((on) => ({
        date_of_birth,
        on,
      })),
    );
    const drawn = [...edges, ...fc.sample(fc.record({ date_of_birth: born, on: day }), 300)].flatMap((child) =>
      Object.values(ratioAge.code).map((ratio_age: RatioAge) => ({ ...child, ratio_age })),
    );
    const { rows } = await app.pool.query<{ age: number }>(
      `select app.ratio_age(n.date_of_birth, n."on", jsonb_populate_record(null::care_settings, jsonb_build_object('ratio_age', n.ratio_age))) as age
       from jsonb_to_recordset($1) as n (date_of_birth date, "on" date, ratio_age integer)`,
      [JSON.stringify(drawn)],
    );
    const classOf = (age: number) => (age < 1 ? 'zero' : age < 3 ? 'one_two' : age < 4 ? 'three' : 'four');
    expect(rows.map(({ age }) => classOf(age))).toEqual(
      drawn.map(({ date_of_birth, on, ratio_age }) => ageClassOf(date_of_birth, on, { ratio_age })),
    );
  });
});
