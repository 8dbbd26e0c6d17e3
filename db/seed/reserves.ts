import type pg from 'pg';
import { addDays, addMinutes, instantOf, minuteOf, type TokyoDate, tokyoDateOf } from '../../src/domain/time.ts';
import { type AmountLine, ageFlags, amountLines, isHoliday, minutesOutside, sumOf } from './amounts.ts';
import { demoBranches } from './branch-list.ts';
import { customerOf } from './customer-list.ts';
import { insertRows } from './insert.ts';
import { holidaysAround, light } from './prices.ts';
import { type DemoReserve, demoReserves } from './reserve-list.ts';

/** A demo reserve with its dates and amounts worked out for one `now`. */
export interface PlacedReserve {
  id: number;
  spec: DemoReserve;
  date: TokyoDate;
  start: Date;
  end: Date;
  lines: AmountLine[];
  amount: number;
  holiday_flag: boolean;
  plan_type_id: number | null;
  /** childcare_status */
  state: 1 | 2 | 3;
}

export function placeReserves(now: Date): PlacedReserve[] {
  const today = tokyoDateOf(now);
  const holidays = new Set(holidaysAround(today).map(({ date }) => date));
  return demoReserves.map((spec, index) => {
    const date = addDays(today, spec.day);
    const [from, to] = [minuteOf(spec.from), minuteOf(spec.to)];
    const holiday_flag = isHoliday(date, holidays);
    const plan_type_id = customerOf(spec.customer_id).plan_type_id ?? light;
    const lines = amountLines(
      {
        date,
        from,
        to,
        child_ids: spec.child_ids,
        plan_type_id,
        meals: spec.meals?.length ?? 0,
        current_day_flag: spec.current_day ?? false,
        holiday_flag,
        tax_exempt_flag: demoBranches.find(({ id }) => id === spec.branch_id)?.special?.tax_exempt_flag ?? false,
      },
      today,
    );
    const [start, end] = [instantOf(date, from), instantOf(date, to)];
    const came = spec.cancelled === undefined && (spec.approval_status ?? 1) !== 4;
    const state = !came || now < start ? 1 : now < end ? 2 : 3;
    return { id: index + 1, spec, date, start, end, lines, amount: sumOf(lines), holiday_flag, plan_type_id, state };
  });
}

export async function seedReserves(client: pg.Client, now: Date, reserves: readonly PlacedReserve[]): Promise<void> {
  const today = tokyoDateOf(now);
  await insertRows(
    client,
    'reserves',
    reserves.map((reserve) => reserveRow(reserve, now)),
  );
  await insertRows(
    client,
    'reserve_details',
    reserves.flatMap(({ id, spec, date }) =>
      spec.child_ids.map((child_id) => ({ reserve_id: id, child_id, ...ageFlags(child_id, date, today) })),
    ),
  );
  await insertRows(client, 'reserve_cancellations', reserves.flatMap(cancellationRows));
}

function reserveRow(
  { id, spec, date, start, end, lines, amount, holiday_flag, plan_type_id, state }: PlacedReserve,
  now: Date,
) {
  const meals = spec.meals ?? [];
  const created_at = createdAt(spec, date, now);
  return {
    id,
    branch_id: spec.branch_id,
    customer_id: spec.customer_id,
    start_datetime: start,
    end_datetime: end,
    approval_status: spec.approval_status ?? 1,
    approval_comment: spec.approval_comment ?? '',
    childcare_status: state,
    cancel_flag: spec.cancelled !== undefined,
    breakfast_support_flag: meals.includes('breakfast'),
    lunch_support_flag: meals.includes('lunch'),
    supper_support_flag: meals.includes('supper'),
    current_day_flag: spec.current_day ?? false,
    holiday_flag,
    after_business_hours: minutesOutside(minuteOf(spec.from), minuteOf(spec.to)) / 60,
    pick_up_name: spec.pick_up?.name ?? null,
    pick_up_tel: spec.pick_up?.tel ?? null,
    remarks: spec.remarks ?? '',
    reserve_amount: amount,
    amount_lines: lines,
    plan_type_id,
    card_due_datetime: spec.card_due ? addMinutes(created_at, 1440) : null,
    reminded_datetime: spec.day <= 0 ? instantOf(addDays(date, -1), 18 * 60) : null,
    created_at,
  };
}

/** Ordinary ones were made some days before, never later than `now`. */
function createdAt(spec: DemoReserve, date: TokyoDate, now: Date): Date {
  if (spec.card_due) return addMinutes(now, -120);
  const made = spec.current_day
    ? instantOf(date, minuteOf(spec.from) - 80)
    : instantOf(addDays(date, -6 - Math.max(spec.day, 0)), 21 * 60 + 10);
  return made < now ? made : addMinutes(now, -120);
}

function cancellationRows({ id, spec, date, amount }: PlacedReserve) {
  if (spec.cancelled === undefined) return [];
  const { days_before, at, percent } = spec.cancelled;
  const cancel_amount = Math.floor((amount * percent) / 100);
  return [
    {
      reserve_id: id,
      cancel_amount,
      cancel_datetime: instantOf(addDays(date, -days_before), minuteOf(at)),
      cancel_type: 1,
      cancel_settlement_status: cancel_amount === 0 ? 0 : 2,
      cancel_remarks: '子どもが発熱したため',
    },
  ];
}
