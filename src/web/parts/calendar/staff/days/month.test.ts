import { describe, expect, it } from 'vitest';
import type { SelectStaffCalendarData } from '../../../../../contract/operations/generated.ts';
import { monthDays, monthRange, weeksOf } from './month.ts';

const data = (more: Partial<SelectStaffCalendarData>): SelectStaffCalendarData => ({
  reserve_settings: [{ step_minutes: 15 }],
  branches: [
    {
      id: 2,
      capacity: 10,
      open_date: '2024-04-01',
      open_time: '08:00:00',
      close_time: '19:00:00',
      extended_open_time: '07:00:00',
      extended_close_time: '21:00:00',
    },
  ],
  reservable_managements: [],
  branch_capacities: [],
  branch_hours: [],
  branch_patterns: [],
  holidays: [],
  calendars: [],
  reserves: [],
  closures: [],
  ...more,
});
const reserve = (id: number, start: string, end: string, children: number, approval_status = 1) => ({
  id,
  reserve_date: '2026-11-20',
  start_datetime: `2026-11-20T${start}:00+09:00`,
  end_datetime: `2026-11-20T${end}:00+09:00`,
  approval_status,
  childcare_status: 1,
  customer: { name: '甲' },
  reserve_details: Array.from({ length: children }, () => ({ child: { name: '子' } })),
});

describe('a month', () => {
  it('has its weeks from Sunday', () => {
    const weeks = weeksOf('2026-11-16');
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
    expect(monthRange('2026-02-10')).toEqual({ date_from: '2026-02-01', date_to: '2026-02-28' });
  });

  it('shows the mark, remarks and the fullest moment of each day', () => {
    const days = monthDays(
      data({
        reservable_managements: [{ date: '2026-11-20', status: '△', remarks: '要相談' }],
        holidays: [{ date: '2026-11-23', name: '勤労感謝の日' }],
        reserves: [
          reserve(1, '09:00', '12:00', 2),
          reserve(2, '11:00', '13:00', 1, 2),
          reserve(3, '12:00', '14:00', 3),
        ],
      }),
      '2026-11-16',
    );
    expect(days.get('2026-11-20')).toMatchObject({
      mark: '△',
      remarks: '要相談',
      reserves: 3,
      pending: 1,
      taken: 4,
      capacity: 10,
    });
    expect(days.get('2026-11-21')).toMatchObject({ mark: '○', taken: 0, reserves: 0 });
    expect(days.get('2026-11-23')?.holiday).toBe('勤労感謝の日');
    expect(days.size).toBe(30);
  });

  it('follows the usual week where nothing was set for the day', () => {
    const none = { open_time: null, close_time: null, extended_open_time: null, extended_close_time: null };
    const short = {
      open_time: '09:00',
      close_time: '15:00',
      extended_open_time: '09:00',
      extended_close_time: '15:00',
    };
    const band = { start_time: '10:00', end_time: '12:00', capacity: 1 };
    const days = monthDays(
      data({
        reservable_managements: [{ date: '2026-11-29', status: '○', remarks: '' }],
        branch_patterns: [
          {
            adaptation_date: '2026-11-20',
            branch_pattern_days: [
              { weekday: 0, closed_flag: true, ...none, capacity: null, capacities: [] },
              { weekday: 5, closed_flag: false, ...short, capacity: 4, capacities: [band] },
            ],
          },
        ],
        reserves: [reserve(1, '09:00', '12:00', 1)],
      }),
      '2026-11-01',
    );
    expect(days.get('2026-11-15')).toMatchObject({ mark: '○', usuallyClosed: false });
    expect(days.get('2026-11-22')).toMatchObject({ mark: '×', remarks: '定休日', usuallyClosed: true });
    expect(days.get('2026-11-29')).toMatchObject({ mark: '○', remarks: '', usuallyClosed: true });
    expect(days.get('2026-11-20')).toMatchObject({ hours: short, hoursOfDay: false, usualCapacity: 4, capacity: 1 });
  });

  it('takes another capacity of a part of the day into account', () => {
    const days = monthDays(
      data({
        branch_capacities: [{ date: '2026-11-20', start_time: '10:00:00', end_time: '12:00:00', capacity: 2 }],
        reserves: [reserve(1, '09:00', '12:00', 2)],
      }),
      '2026-11-01',
    );
    expect(days.get('2026-11-20')).toMatchObject({ taken: 2, capacity: 2 });
  });
});

describe('a day that is closed or full', () => {
  const dayOf = (more: Partial<SelectStaffCalendarData>) => monthDays(data(more), '2026-11-20').get('2026-11-20');
  const seats = (start_time: string, end_time: string, capacity: number) => [
    { date: '2026-11-20', start_time, end_time, capacity },
  ];

  it('is full without a seat at any time, and where parents see × at its fullest', () => {
    expect(dayOf({})?.full).toBe(false);
    expect(dayOf({ branch_capacities: seats('07:00:00', '21:00:00', 0) })?.full).toBe(true);
    const busy = { reserves: [reserve(1, '09:00', '12:00', 10)] };
    expect(dayOf(busy)?.full).toBe(false);
    expect(dayOf({ ...busy, calendars: [{ date: '2026-11-20', reservable_status: '×' }] })?.full).toBe(true);
  });

  it('counts reserves that remain although their time is closed', () => {
    const reserves = [reserve(1, '09:00', '12:00', 1), reserve(2, '14:00', '16:00', 1)];
    expect(dayOf({ reserves })?.kept).toBe(0);
    expect(dayOf({ reserves, branch_capacities: seats('15:00:00', '21:00:00', 0) })?.kept).toBe(1);
    const closed = [{ date: '2026-11-20', status: '×', remarks: '台風' }];
    expect(dayOf({ reserves, reservable_managements: closed })?.kept).toBe(2);
  });
});
