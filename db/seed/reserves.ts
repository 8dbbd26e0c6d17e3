import type pg from 'pg';
import { afterBusinessHours, type Price } from '../../src/domain/billing/pricing.ts';
import { answerDue, cardDue } from '../../src/domain/calendar/calendar.ts';
import { childcareStatus } from '../../src/domain/codes.ts';
import { isSchoolchild, isZeroYearOld } from '../../src/domain/membership/age.ts';
import { addDays, addMinutes, instantOf, minuteOf, type TokyoDate, tokyoDateOf } from '../../src/domain/time.ts';
import { demoMeals, priceOf } from './amounts.ts';
import { childOf, dateOfBirth } from './child-list.ts';
import { customerOf } from './customer-list.ts';
import { insertRows } from './insert.ts';
import { holidaysAround, light, reserveSetting } from './prices.ts';
import { type DemoReserve, demoReserves } from './reserve-list.ts';

/** A demo reserve with its dates and amounts worked out for one `now`. */
export interface PlacedReserve {
  id: number;
  spec: DemoReserve;
  date: TokyoDate;
  start: Date;
  end: Date;
  price: Price;
  plan_type_id: number;
  /** childcare_status */
  state: 1 | 2 | 3;
}

export function placeReserves(now: Date): PlacedReserve[] {
  const today = tokyoDateOf(now);
  const holidays = new Set(holidaysAround(today).map(({ date }) => date));
  return demoReserves.map((spec, index) => {
    const date = addDays(today, spec.day);
    const [start, end] = [instantOf(date, minuteOf(spec.from)), instantOf(date, minuteOf(spec.to))];
    const plan_type_id = customerOf(spec.customer_id).plan_type_id ?? light;
    const came = spec.cancelled === undefined && (spec.approval_status ?? 1) !== 4;
    const state = !came || now < start ? 1 : now < end ? 2 : 3;
    const price = priceOf(spec, date, today, plan_type_id, holidays);
    return { id: index + 1, spec, date, start, end, price, plan_type_id, state };
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
    reserves.flatMap((reserve) =>
      reserve.spec.child_ids.map((child_id) => ({
        reserve_id: reserve.id,
        child_id,
        ...agreedAge(child_id, reserve.date, today),
        ...demoMeals(reserve.spec),
        attendance_status: reserve.state,
        ...actualTimes(reserve, now),
      })),
    ),
  );
  await insertRows(client, 'reserve_cancellations', reserves.flatMap(cancellationRows));
  // Asked at the desk for a fee of the branch, and not granted.
  await client.query(
    `insert into fee_waivers (reserve_cancellation_id, reserve_id, fee_amount, branch_id, asked_account_id, reason, status, answered_account_id, answered_datetime)
     select x.id, r.id, x.cancel_amount, r.branch_id, a.id, '急なお熱とのことでした', 3, m.id, x.cancel_datetime + interval '2 hours'
     from reserve_cancellations x join reserves r on r.id = x.reserve_id
       join accounts a on a.branch_id = r.branch_id and a.role = 3 and not a.disable
       join accounts m on m.branch_id = r.branch_id and m.role = 2 and not m.disable
     where x.cancel_amount > 0 limit 1`,
  );
}

/** When the children came and left: a little late, a little early. */
export function actualTimes({ state, start, end }: PlacedReserve, now: Date) {
  const { present, left } = childcareStatus.code;
  const came = state === present || state === left;
  return {
    arrived_datetime: came ? addMinutes(start, now < addMinutes(start, 3) ? 0 : 3) : null,
    left_datetime: state === left ? addMinutes(end, -4) : null,
  };
}

function reserveRow({ id, spec, date, start, end, price, plan_type_id, state }: PlacedReserve, now: Date) {
  const created_at = createdAt(spec, date, now);
  return {
    id,
    branch_id: spec.branch_id,
    customer_id: spec.customer_id,
    start_datetime: start,
    end_datetime: end,
    approval_status: spec.approval_status ?? 1,
    approval_comment: spec.approval_comment ?? '',
    refusal_reason: spec.refusal_reason ?? null,
    childcare_status: state,
    cancel_flag: spec.cancelled !== undefined,
    ...demoMeals(spec),
    current_day_flag: spec.current_day ?? false,
    holiday_flag: price.holiday_flag,
    after_business_hours: afterBusinessHours(price),
    pick_up_name: spec.pick_up?.name ?? null,
    pick_up_tel: spec.pick_up?.tel ?? null,
    remarks: spec.remarks ?? '',
    reserve_amount: price.total,
    amount_lines: price.lines,
    plan_type_id,
    // The demo's ten tickets cost more than the hours they paid: the families switched them on.
    use_tickets: spec.tickets === undefined ? null : true,
    card_due_datetime: spec.cardDue ? cardDue(created_at, start, reserveSetting) : null,
    answer_due_datetime: spec.approval_status === 2 ? answerDue(created_at, start, reserveSetting) : null,
    reminded_datetime: spec.day <= 0 ? instantOf(addDays(date, -1), 12 * 60) : null,
    created_at,
  };
}

/** Ordinary ones were made some days before, never later than `now`. */
function createdAt(spec: DemoReserve, date: TokyoDate, now: Date): Date {
  if (spec.cardDue) return addMinutes(now, -120);
  const made = spec.current_day
    ? instantOf(date, minuteOf(spec.from) - 80)
    : instantOf(addDays(date, -6 - Math.max(spec.day, 0)), 21 * 60 + 10);
  if (made < now) return made;
  return spec.current_day ? now : addMinutes(now, -120);
}

function cancellationRows({ id, spec, date, price }: PlacedReserve) {
  if (spec.cancelled === undefined) return [];
  const { daysBefore, at, percent } = spec.cancelled;
  const cancel_amount = Math.floor((price.total * percent) / 100);
  return [
    {
      reserve_id: id,
      cancel_amount,
      cancel_datetime: instantOf(addDays(date, -daysBefore), minuteOf(at)),
      cancel_type: 1,
      cancel_settlement_status: cancel_amount === 0 ? 0 : 2,
      cancel_remarks: '子どもが発熱したため',
    },
  ];
}

function agreedAge(child_id: number, date: TokyoDate, today: TokyoDate) {
  const born = dateOfBirth(childOf(child_id), today);
  return {
    date_of_birth: born,
    zero_year_old_flag: isZeroYearOld(born, date),
    schoolchild_flag: isSchoolchild(born, date),
  };
}
