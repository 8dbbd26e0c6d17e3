import type pg from 'pg';
import { patternWeekday } from '../../src/domain/codes.ts';
import { addDays, type TokyoDate } from '../../src/domain/time.ts';
import { minatoHiroba, musashinoMidori, setagayaKomorebi } from './branch-list.ts';
import { insertRows } from './insert.ts';

interface Mark {
  branch_id: number;
  day: number;
  status: '△' | '×';
  remarks: string;
}

const outing = '園外保育の日です。お受けできる時間を園からお知らせします。';
const inspection = '建物の設備点検のため、お休みします。';
const training = '職員研修のため、お休みします。';
const fewStaff = '職員が少ない日です。ご希望の時間をお知らせください。';

const marks: readonly Mark[] = [
  { branch_id: minatoHiroba, day: 4, status: '△', remarks: outing },
  { branch_id: minatoHiroba, day: 9, status: '△', remarks: outing },
  { branch_id: minatoHiroba, day: 14, status: '×', remarks: inspection },
  { branch_id: minatoHiroba, day: 23, status: '△', remarks: fewStaff },
  { branch_id: minatoHiroba, day: 37, status: '×', remarks: training },
  {
    branch_id: musashinoMidori,
    day: 3,
    status: '△',
    remarks: '午前中は公園へ出かけています。10時までのご登園をお願いします。',
  },
  { branch_id: musashinoMidori, day: 13, status: '×', remarks: training },
  { branch_id: musashinoMidori, day: 27, status: '△', remarks: fewStaff },
  { branch_id: setagayaKomorebi, day: 2, status: '×', remarks: '水道の工事のため、お休みします。' },
  { branch_id: setagayaKomorebi, day: 18, status: '△', remarks: fewStaff },
  ...[5, 6, 7, 8, 9, 10, 11, 12, 13, 14].flatMap((branch_id): Mark[] => [
    { branch_id, day: 16 + ((branch_id * 3) % 8), status: '△', remarks: fewStaff },
    { branch_id, day: 26 + ((branch_id * 5) % 20), status: '×', remarks: training },
  ]),
];

/** What staff have set for coming days: marks, fewer seats, other hours. */
export async function seedMarks(client: pg.Client, today: TokyoDate): Promise<void> {
  await insertRows(
    client,
    'reservable_managements',
    marks.map(({ day, ...mark }) => ({ ...mark, date: addDays(today, day) })),
  );
  await insertRows(client, 'branch_capacities', [
    // No seat at all: the calendar shows × without any mark of staff.
    { branch_id: minatoHiroba, date: addDays(today, 11), start_time: '07:00', end_time: '21:00', capacity: 0 },
    { branch_id: minatoHiroba, date: addDays(today, 12), start_time: '14:00', end_time: '17:00', capacity: 2 },
    { branch_id: musashinoMidori, date: addDays(today, 6), start_time: '07:00', end_time: '12:00', capacity: 4 },
  ]);
  await insertRows(client, 'branch_hours', [
    {
      branch_id: minatoHiroba,
      date: addDays(today, 15),
      open_time: '09:00',
      close_time: '15:00',
      extended_open_time: '09:00',
      extended_close_time: '15:00',
    },
  ]);
  await seedUsualWeek(client, today);
}

/** A branch among offices: closed on Sundays, shorter on Saturdays and holidays. */
async function seedUsualWeek(client: pg.Client, today: TokyoDate): Promise<void> {
  await insertRows(client, 'branch_patterns', [
    { id: 1, branch_id: 13, adaptation_date: addDays(today, -200), remarks: 'オフィス街のため', version: 1 },
  ]);
  const short = { open_time: '09:00', close_time: '17:00', extended_open_time: '08:00', extended_close_time: '18:00' };
  const none = { open_time: null, close_time: null, extended_open_time: null, extended_close_time: null };
  const { sunday, saturday, holiday } = patternWeekday.code;
  await insertRows(client, 'branch_pattern_days', [
    { branch_pattern_id: 1, weekday: sunday, closed_flag: true, ...none, capacity: null, capacities: [] },
    { branch_pattern_id: 1, weekday: saturday, closed_flag: false, ...short, capacity: 6, capacities: [] },
    { branch_pattern_id: 1, weekday: holiday, closed_flag: false, ...short, capacity: 6, capacities: [] },
  ]);
}
