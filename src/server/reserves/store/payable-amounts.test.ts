import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TEST_NOW } from '../../../../db/testing/template.ts';
import { price } from '../../../domain/billing/pricing.ts';
import { isZeroYearOld } from '../../../domain/membership/age.ts';
import { testApp } from '../../testing/app.ts';
import { priceListOf, stayOf } from '../stay.ts';
import { plannedStay } from './planned-stay.ts';
import { quoteFacts } from './reserve-facts.ts';

/** app.present_amount and app.payable_amount say what domain/billing/pricing.ts says, whatever the company has set. */
const app = await testApp();
const branch_id = 2;
const customer_id = 1;
const quarter = (from: number, to: number) => fc.integer({ min: from * 4, max: to * 4 }).map((each) => each * 15);
const time = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const yen = fc.integer({ min: 0, max: 3000 });

const samples = fc.record({
  /** A weekday, a Sunday, a holiday. */
  date: fc.constantFrom('2026-12-16', '2026-12-20', '2027-01-11'),
  start: quarter(7, 18),
  length: quarter(1, 6),
  open: quarter(7, 11),
  close: quarter(14, 21),
  hours: fc.constantFrom('day', 'branch'),
  unit: fc.record({
    childcare: yen,
    zero_year_old: yen,
    after_business: yen,
    holiday: yen,
    current_day: yen,
    meal_support: yen,
  }),
  step: fc.constantFrom(10, 15, 30),
  minimum: fc.constantFrom(30, 60, 120),
  discount: fc.integer({ min: 0, max: 1500 }),
  births: fc.array(fc.constantFrom('2026-03-01', '2026-01-11', '2022-05-05', '2017-04-02'), {
    minLength: 1,
    maxLength: 3,
  }),
  meals: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  sameDay: fc.boolean(),
  agreed: fc.integer({ min: 0, max: 20_000 }),
  withLines: fc.boolean(),
});

it('the amount in SQL is the amount of the domain', async () => {
  await fc.assert(
    fc.asyncProperty(samples, async (sample) => {
      const undo = new Error('undo');
      const work = app.services.database.transaction(TEST_NOW, async (tx) => {
        const { unit, date } = sample;
        await tx.query(
          'delete from reserve_details where reserve_id in (select id from reserves where customer_id = $1 and live)',
          [customer_id],
        );
        await tx.query(
          `insert into unit_prices (adaptation_date, childcare, zero_year_old, after_business, holiday, current_day, meal_support)
           values ('2026-12-01', $1, $2, $3, $4, $5, $6)`,
          [unit.childcare, unit.zero_year_old, unit.after_business, unit.holiday, unit.current_day, unit.meal_support],
        );
        await tx.query('update reserve_settings set step_minutes = $1, minimum_minutes = $2', [
          sample.step,
          sample.minimum,
        ]);
        await tx.query('update plan_types set childcare_discount_per_hour = $1', [sample.discount]);
        const hours = [time(sample.open), time(sample.close)];
        if (sample.hours === 'day') {
          await tx.query(
            `insert into branch_hours (branch_id, date, open_time, close_time, extended_open_time, extended_close_time)
             values ($1, $2, $3, $4, '07:00', '24:00')`,
            [branch_id, date, ...hours],
          );
        } else {
          await tx.query(
            'update branches set open_time = $2, close_time = $3, extended_close_time = $4 where id = $1',
            [branch_id, ...hours, '24:00'],
          );
        }
        const { rows } = await tx.query<{ id: number }>(
          `insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, current_day_flag,
             holiday_flag, reserve_amount, amount_lines)
           select $1, $2, t, t + make_interval(mins => $3), 1, $4, false, $5, $6
           from (select ($7::date + make_interval(mins => $8)) at time zone 'Asia/Tokyo' as t) at returning id`,
          [
            branch_id,
            customer_id,
            sample.length,
            sample.sameDay,
            sample.agreed,
            sample.withLines ? '[{}]' : '[]',
            date,
            sample.start,
          ],
        );
        const id = rows[0]?.id ?? 0;
        for (const birth of sample.births) {
          await tx.query(
            `with child as (insert into children (customer_id, name, gender, date_of_birth) values ($2, '試験', 3, $3) returning id)
             insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag,
               breakfast_support_flag, lunch_support_flag, supper_support_flag)
             select $1, id, $3, $4, false, $5, $6, $7 from child`,
            [id, customer_id, birth, isZeroYearOld(birth, date), ...sample.meals],
          );
        }
        const planned = await plannedStay(tx, id);
        const { day, rules, customer } = await quoteFacts(tx, { branch_id, date, customer_id, child_ids: [] });
        if (day === null) throw new Error('no branch');
        const stay = { ...planned, ...stayOf({ ...planned, reserve_date: date }) };
        const present = price(stay, priceListOf({ day, rules }, customer?.plan ?? null, date)).total;
        const { rows: said } = await tx.query<{ present: number; payable: number; shown: number }>(
          `select app.present_amount($1) as present, app.payable_amount($1) as payable,
             (select f.payable_amount from view_reserve_cancellation_fees f where f.reserve_id = $1) as shown`,
          [id],
        );
        const payable = sample.withLines ? Math.min(sample.agreed, present) : sample.agreed;
        expect(said).toEqual([{ present, payable, shown: payable }]);
        throw undo;
      });
      await expect(work).rejects.toBe(undo);
    }),
    { numRuns: 60 },
  );
});
