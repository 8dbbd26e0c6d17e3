import { describe, expect, it } from 'vitest';
import { seatsLeft, staffLeft } from './day-room.ts';
import { byDayAndAge } from './request-day.tsx';

const slots = [
  { start_time: '09:00', capacity: 10, taken: 7 },
  { start_time: '09:15', capacity: 10, taken: 9 },
  { start_time: '09:30', capacity: 10, taken: 12 },
];
const room = { zero: 1, one_two: 3, three: 6, four: 9 };
const stretch = { start_time: '09:00', end_time: '10:00', staff: 3, required: 2, room };
type Load = Parameters<typeof staffLeft>[0];
const load = (staffing: unknown): Load => ({ slots, staffing }) as Load;
const nine = { start: 540, end: 570 };

describe('what a day still has', () => {
  it.each([
    ['its fullest moment within the stay', nine, { text: '席 残り1', short: false }],
    ['more than there are seats', { start: 540, end: 600 }, { text: '席 2名超過', short: true }],
    ['nothing outside its hours', { start: 1200, end: 1260 }, null],
  ])('seats: %s', (_, range, said) => expect(seatsLeft(load(null), range)).toEqual(said));

  it.each([
    ['before there were ratios', null, null],
    ['no shifts', { planned: 0, stretches: [stretch] }, { text: 'シフト未登録', short: true }],
    [
      'too few',
      { planned: 3, stretches: [{ ...stretch, staff: 1 }] },
      { text: '職員不足 9:00〜10:00 必要2・シフト1', short: true },
    ],
    [
      'enough: how many more of each age',
      { planned: 3, stretches: [stretch] },
      { text: '職員 あと0歳1名 1〜2歳3名 3歳6名 4歳以上9名', short: false },
    ],
  ])('staff: %s', (_, staffing, said) => expect(staffLeft(load(staffing), nine)).toEqual(said));
});

it('requests stand by day, in each the youngest first', () => {
  const asked = (id: number, reserve_date: string, ...born: string[]) =>
    ({ id, reserve_date, reserve_details: born.map((date_of_birth) => ({ child: { date_of_birth } })) }) as unknown;
  const requests = [
    asked(1, '2026-12-09', '2020-01-01'),
    asked(2, '2026-12-08', '2021-01-01'),
    asked(3, '2026-12-08', '2019-01-01', '2026-02-01'),
  ] as Parameters<typeof byDayAndAge>[0];
  expect(byDayAndAge(requests).map(([date, these]) => [date, these.map(({ id }) => id)])).toEqual([
    ['2026-12-08', [3, 2]],
    ['2026-12-09', [1]],
  ]);
});
