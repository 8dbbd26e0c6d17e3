import { describe, expect, it } from 'vitest';
import { demoMealHours } from '../../../../domain/calendar/demo-settings.ts';
import { noMeals } from '../../../../domain/calendar/meals.ts';
import type { SlotState } from '../../../../domain/calendar/slot-states.ts';
import { timeText } from '../../../../domain/time.ts';
import { againMiss, againValues, type ListedReserve, nextSameWeekday, sameMissIn, withoutMissed } from './again.ts';

const reserve: ListedReserve = {
  id: 7,
  branch_id: 2,
  branch_name: 'みなと広場園',
  // 9:00–12:30 in Tokyo on New Year's Eve.
  start_datetime: '2026-12-31T00:00:00+00:00',
  end_datetime: '2026-12-31T03:30:00+00:00',
  approval_status: 1,
  approval_comment: '',
  editable_flag: true,
  cancellable_flag: true,
  breakfast_support_flag: false,
  lunch_support_flag: true,
  supper_support_flag: false,
  pick_up_name: '佐藤 和子',
  pick_up_tel: '08055520101',
  remarks: '',
  series_place: null,
  reserve_series: null,
  reserve_amount: 4000,
  card_due_datetime: null,
  answer_due_datetime: null,
  first_visit_flag: false,
  branch: null,
  amount_lines: [],
  use_tickets: null,
  reserve_details: [
    {
      child_id: 1,
      date_of_birth: '2022-05-10',
      ...noMeals,
      lunch_support_flag: true,
      child: { id: 1, name: '佐藤 陽向', child_essentials: [], child_allergies: [] },
    },
    { child_id: 2, date_of_birth: '2024-01-20', ...noMeals, child: null },
  ],
};

it('is the same a week later, over the year’s end and in any time zone', () => {
  expect(againValues(reserve, 7)).toEqual({
    branch_id: 2,
    child_ids: [1],
    reserve_date: '2027-01-07',
    start_hour: 9,
    start_min: 0,
    end_hour: 12,
    end_min: 30,
    breakfast_support_flag: 0,
    lunch_support_flag: 1,
    supper_support_flag: 0,
    child_meals: [
      { child: 1, breakfast_support_flag: 0, lunch_support_flag: 1, supper_support_flag: 0 },
      { child: 2, breakfast_support_flag: 0, lunch_support_flag: 0, supper_support_flag: 0 },
    ],
    pickup_flag: 1,
    pickup_name: '佐藤 和子',
    pickup_tel: '08055520101',
    pickup_person_id: null,
    remarks: '',
  });
});

it('the next such weekday is ahead of today and after the reserve', () => {
  // New Year's Eve 2026 is a Thursday.
  expect(nextSameWeekday(reserve, '2026-12-01')).toBe('2027-01-07');
  expect(nextSameWeekday(reserve, '2026-12-31')).toBe('2027-01-07');
  expect(nextSameWeekday(reserve, '2027-01-07')).toBe('2027-01-14');
  expect(nextSameWeekday(reserve, '2027-02-01')).toBe('2027-02-04');
});

describe('when it cannot be had', () => {
  /** 9:00–13:00, all in one state but 12:00–13:00. */
  const day = (morning: SlotState, noon: SlotState) => ({
    status: 'OK' as const,
    date: '2027-01-07',
    reservable_status: '○' as const,
    reserve_remarks: '',
    holiday_name: null,
    open_time: '09:00',
    close_time: '13:00',
    extended_open_time: '09:00',
    extended_close_time: '13:00',
    step_minutes: 15,
    minimum_minutes: 60,
    meal_hours: demoMealHours,
    meal_price: 500,
    own_reserves: [],
    held: null,
    oldest_only_flag: false,
    slots: Array.from({ length: 16 }, (_, step) => ({
      start_time: timeText(540 + step * 15),
      capacity: 3,
      remaining: 3,
      state: step < 12 ? morning : noon,
      startable: false,
    })),
  });
  const payload = { start: 540, end: 750 };
  it.each<[SlotState, ReturnType<typeof sameMissIn>]>([
    ['free', null],
    ['full', 'taken'],
    ['own', 'taken'],
    ['closed_day', 'taken'],
    ['too_soon', 'over'],
  ])('%s: the same time is said to be %s', (state, miss) => {
    expect(sameMissIn(day(state, 'free'), payload)).toBe(miss);
  });
  it.each<[string, SlotState, SlotState, ReturnType<typeof againMiss>]>([
    ['it can', 'free', 'free', null],
    ['a full day', 'full', 'full', 'day'],
    ['a day without reserves', 'closed_day', 'closed_day', 'day'],
    ['a full morning', 'full', 'free', 'time'],
    ['another reserve of the child', 'own', 'free', 'own'],
    ['another reserve all day', 'own', 'own', 'own'],
  ])('%s', (_, morning, noon, expected) => {
    expect(againMiss(day(morning, noon), payload)).toBe(expected);
  });
  it('nothing is chosen instead', () => {
    const values = againValues(reserve, 7);
    const open = { start_hour: '', start_min: '', end_hour: '', end_min: '' };
    expect(withoutMissed(values, null)).toBe(values);
    expect(withoutMissed(values, 'day')).toEqual({ ...values, ...open, reserve_date: '' });
    expect(withoutMissed(values, 'time')).toEqual({ ...values, ...open });
  });
});
