import { type Price, type PriceList, price } from '../../src/domain/billing/pricing.ts';
import type { Meals } from '../../src/domain/calendar/meals.ts';
import { minuteOf, type TokyoDate } from '../../src/domain/time.ts';
import { demoBranches, demoHours } from './branch-list.ts';
import { childOf, dateOfBirth } from './child-list.ts';
import { planTypes, reserveSetting, unitPrice } from './prices.ts';
import type { DemoReserve } from './reserve-list.ts';

/** In the demo all children of a reserve eat the same. */
export const demoMeals = ({ meals = [] }: Pick<DemoReserve, 'meals'>): Meals => ({
  breakfast_support_flag: meals.includes('breakfast'),
  lunch_support_flag: meals.includes('lunch'),
  supper_support_flag: meals.includes('supper'),
});

/** The demo's amounts come from the product's own rules and the demo's one price list. */
export function priceOf(
  reserve: DemoReserve,
  date: TokyoDate,
  today: TokyoDate,
  plan_type_id: number,
  holidays: PriceList['holidays'],
): Price {
  return price(
    {
      date,
      start: minuteOf(reserve.from),
      end: minuteOf(reserve.to),
      children: reserve.child_ids.map((id) => ({
        date_of_birth: dateOfBirth(childOf(id), today),
        ...demoMeals(reserve),
      })),
      current_day_flag: reserve.current_day ?? false,
    },
    {
      unit_prices: [unitPrice],
      plan: planTypes.find((plan) => plan.id === plan_type_id) ?? null,
      open_time: demoHours.open_time,
      close_time: demoHours.close_time,
      tax_exempt_flag: demoBranches.find(({ id }) => id === reserve.branch_id)?.special?.tax_exempt_flag ?? false,
      holidays,
      settings: reserveSetting,
    },
  );
}
