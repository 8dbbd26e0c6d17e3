import { type MealFlag, type MealHours, type Meals, offeredMeals } from '../../../domain/calendar/meals.ts';
import { childcareStatus } from '../../../domain/codes.ts';
import { type AgeLimits, ageRefusal } from '../../../domain/membership/age.ts';
import type { TimeRange, TokyoDate } from '../../../domain/time.ts';
import type { Transaction } from '../../postgres/database.ts';
import { type OutpricedReserve, tried } from './repriced-reserves.ts';

const { upcoming } = childcareStatus.code;

type ComingReserve = OutpricedReserve &
  TimeRange & {
    reserve_date: TokyoDate;
    children: (Meals & { date_of_birth: TokyoDate })[];
    /** In force on its day at its branch; null before the first. */
    age_limits: AgeLimits | null;
    meal_hours: MealHours | null;
  };

/** What a reserve no longer fits after a change: a child's age, or a meal that was chosen. */
type Fit = 'age_limits' | 'meal_hours';

/** The reserves still to come that fit the rules and would not after a change. Nothing of the change stays. */
export async function unfitBy(
  tx: Transaction,
  fit: Fit,
  days: { from: TokyoDate; until: TokyoDate | null },
  change: () => Promise<unknown>,
): Promise<OutpricedReserve[]> {
  const unfit = async () => (await comingReserves(tx, days)).filter((reserve) => !fits[fit](reserve));
  const before = new Set((await unfit()).map(({ reserve_id }) => reserve_id));
  const after = await tried(tx, async () => {
    await change();
    return unfit();
  });
  return after.filter(({ reserve_id }) => !before.has(reserve_id));
}

const fits: Readonly<Record<Fit, (reserve: ComingReserve) => boolean>> = {
  age_limits: ({ children, reserve_date, age_limits }) =>
    age_limits === null ||
    children.every((child) => ageRefusal(child.date_of_birth, reserve_date, age_limits) === null),
  meal_hours: ({ children, meal_hours, start, end }) => {
    if (meal_hours === null) return true;
    const offered: readonly MealFlag[] = offeredMeals({ start, end }, meal_hours);
    const flags: readonly MealFlag[] = ['breakfast_support_flag', 'lunch_support_flag', 'supper_support_flag'];
    return flags.every((meal) => offered.includes(meal) || children.every((child) => !child[meal]));
  },
};

async function comingReserves(
  tx: Transaction,
  { from, until }: { from: TokyoDate; until: TokyoDate | null },
): Promise<ComingReserve[]> {
  const { rows } = await tx.query<ComingReserve>(
    `select r.id as reserve_id, r.customer_id, c.name as customer_name, b.name as branch_name, r.start_datetime,
       r.end_datetime, r.reserve_amount, r.reserve_amount as present_amount, r.reserve_date,
       (date_part('epoch', r.start_datetime at time zone 'Asia/Tokyo' - r.reserve_date) / 60)::integer as start,
       (date_part('epoch', r.end_datetime at time zone 'Asia/Tokyo' - r.reserve_date) / 60)::integer as "end",
       (select json_agg(json_build_object('date_of_birth', d.date_of_birth, 'breakfast_support_flag', d.breakfast_support_flag,
          'lunch_support_flag', d.lunch_support_flag, 'supper_support_flag', d.supper_support_flag))
        from reserve_details d where d.reserve_id = r.id) as children,
       (select json_build_object('minimum_age_months', l.minimum_age_months, 'maximum_school_grade', l.maximum_school_grade)
        from app.branch_age_limits_on(r.branch_id, r.reserve_date) l) as age_limits,
       (select to_json(m) from app.meal_hours_on(r.reserve_date) m) as meal_hours
     from reserves r join customers c on c.id = r.customer_id join branches b on b.id = r.branch_id
     where r.live and r.childcare_status = ${upcoming} and r.reserve_date >= $1 and ($2::date is null or r.reserve_date < $2)
     order by r.start_datetime, r.id`,
    [from, until],
  );
  return rows.filter(({ children }) => (children as unknown) !== null);
}
