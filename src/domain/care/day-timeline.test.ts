import { expect, it } from 'vitest';
import { attendanceNews } from '../attendance/attendance-news.ts';
import { type DayEntry, dayTimeline, familySees, itemLine } from './day-timeline.ts';
import { childLogKind } from './log-codes.ts';

const at = (time: string) => `2026-11-16T${time}:00+09:00`;
const entry = (kind: number, values: Partial<DayEntry<string>> = {}): DayEntry<string> => ({
  kind,
  happened_at: at('10:00'),
  temperature: null,
  meal_amount: null,
  milk_milliliters: null,
  toilet: null,
  mood: null,
  note: '',
  family_flag: true,
  struck_at: null,
  photo: null,
  ...values,
});

it('every kind of the log is decided for guardians and relatives', () => {
  const seen = childLogKind.keys.map((kind) => {
    const one = entry(kind, { photo: 'photo' });
    return [childLogKind.label(kind), familySees(one, 'guardian'), familySees(one, 'relative')];
  });
  expect(seen).toEqual([
    ['体温', true, false],
    ['食事', true, true],
    ['ミルク', true, true],
    ['排泄', true, false],
    ['きげん', true, true],
    ['メモ', true, false],
    ['写真', true, true],
  ]);
  const { note, photo } = childLogKind.code;
  expect(familySees(entry(note, { family_flag: false }), 'guardian')).toBe(false);
  expect(familySees(entry(note, { struck_at: at('10:05') }), 'guardian')).toBe(false);
  expect(familySees(entry(photo), 'guardian')).toBe(false);
});

it('is in chronological order, the departure last', () => {
  const { meal } = childLogKind.code;
  const items = dayTimeline(
    {
      arrived_at: at('09:00'),
      left_at: at('12:00'),
      temperature: 36.4,
      fetched_by: { name: '木村 和子', relation: '祖母' },
      entries: [entry(meal, { happened_at: at('12:00'), meal_amount: 1 })],
      naps: [
        { fell_asleep_at: at('10:00'), woke_at: at('11:10'), end_cause: 1, struck_at: null },
        { fell_asleep_at: at('09:30'), woke_at: null, end_cause: null, struck_at: at('09:31') },
      ],
    },
    'guardian',
  );
  expect(items.map(itemLine)).toEqual([
    '9:00 登園 体温 36.4℃',
    '10:00 お昼寝 10:00から11:10まで',
    '12:00 食事 完食',
    '12:00 降園 お迎え 祖母の木村 和子さん',
  ]);
});

it('news is what the family was not notified of, or was notified of wrongly', () => {
  const child = {
    name: '木村 凪',
    fetched_by: null,
    arrived_at: null,
    left_at: null,
    told_arrived_at: null,
    told_left_at: null,
  };
  const nothing = { arrived: [], left: [], corrected: [] };
  expect(attendanceNews([child])).toEqual(nothing);
  const came = { ...child, arrived_at: at('09:00') };
  expect(attendanceNews([came])).toMatchObject({ arrived: [{ at: at('09:00') }], corrected: [] });
  expect(attendanceNews([{ ...came, told_arrived_at: '2026-11-16T00:00:20Z' }])).toEqual(nothing);
  expect(attendanceNews([{ ...child, told_arrived_at: at('09:00'), told_left_at: at('10:00') }])).toEqual({
    ...nothing,
    corrected: [{ name: '木村 凪', act: 'arrived', at: null }],
  });
});
