import { describe, expect, it } from 'vitest';
import type { Tap, TapKind } from '../../../../console/taps/tap-queue.ts';
import {
  type BoardReserve,
  boardOf,
  childCount,
  entryOf,
  isAlarming,
  minutesSince,
  nextArrival,
  statusAfter,
} from './board.ts';
import { filteredBoard } from './board-filter.ts';
import { summaryOf } from './day-summary.ts';

const at = (time: string) => `2026-11-16T${time}:00+09:00`;
type Line = { child_id?: number; status?: number; left?: string; kana?: string; born?: string; allergic?: boolean };
const line = ({ child_id = 1, status = 1, left, kana = 'アイ', born = '2022-05-01', allergic }: Line) => ({
  child_id,
  attendance_status: status,
  arrived_datetime: status === 2 || status === 3 ? at('08:00') : null,
  left_datetime: left ? at(left) : null,
  temperature: null,
  date_of_birth: born,
  breakfast_support_flag: false,
  lunch_support_flag: true,
  supper_support_flag: false,
  child: {
    id: child_id,
    name: `子 ${child_id}`,
    name_kana: kana,
    date_of_birth: born,
    customer_remarks: '',
    child_essentials: allergic === undefined ? [] : [{ allergy_answer: allergic ? 3 : 2 }],
    child_allergies: [],
  },
});
const reserve = (id: number, start: string, end: string, lines: Line[], more = {}): BoardReserve =>
  ({
    id,
    late_notices: [],
    start_datetime: at(start),
    end_datetime: at(end),
    approval_status: 1,
    childcare_status: 1,
    childcares: [],
    remarks: '',
    customer: { name: '山田 恵', tel: '09012345678', emergency_contact_tel: null },
    pick_up_name: null,
    pick_up_tel: null,
    reserve_details: lines.map(line),
    ...more,
  }) as unknown as BoardReserve;
const one = (id: number, start: string, end: string, status: number, more = {}) =>
  reserve(id, start, end, [{ child_id: id, status, ...(status === 3 ? { left: '09:00' } : {}) }], more);
const tap = (reserve_id: number, kind: TapKind, childcare_status = 1, children?: number[]): Tap => ({
  id: kind,
  reserve_id,
  kind,
  tapped_at: at('10:00'),
  childcare_status,
  ...(children ? { children } : {}),
});
const ids = (entries: readonly { reserve: BoardReserve }[]) => entries.map((entry) => entry.reserve.id);
const alarms = { late: 15, overdue: 10 };

describe('the board', () => {
  it('puts each child in its column, the next one first', () => {
    const board = boardOf(
      [
        one(1, '09:00', '18:00', 2),
        one(2, '09:30', '12:00', 2),
        one(3, '11:00', '13:00', 1),
        one(4, '12:00', '13:00', 1),
        reserve(5, '08:00', '09:00', [{ status: 3, left: '09:05' }]),
        reserve(6, '08:00', '09:30', [{ status: 3, left: '09:40' }]),
        one(7, '08:00', '09:30', 4),
        one(8, '14:00', '15:00', 1, { approval_status: 2 }),
      ],
      [],
    );
    expect(ids(board.coming)).toEqual([3, 4]);
    expect(ids(board.present)).toEqual([2, 1]);
    expect(ids(board.left)).toEqual([6, 5]);
    expect(ids(board.no_show)).toEqual([7]);
    expect(board.pending).toBe(1);
  });

  it('groups siblings until one of them moves ahead; counts are children', () => {
    const family = reserve(1, '09:00', '12:00', [
      { child_id: 5, status: 1 },
      { child_id: 6, status: 1 },
    ]);
    const together = boardOf([family], []);
    expect([together.coming.length, childCount(together.coming)]).toEqual([1, 2]);
    const apart = boardOf([family], [tap(1, 'check_in', 1, [6])]);
    expect(apart.coming.map(({ children }) => children.map(({ child_id }) => child_id))).toEqual([[5]]);
    expect(apart.present.map(({ children }) => children.map(({ child_id }) => child_id))).toEqual([[6]]);
    expect(entryOf(apart, 1, [6])?.column).toBe('present');
    expect(entryOf(apart, 1, [9])).toBeNull();
  });

  it('shows a tap at once, marked as on its way', () => {
    const board = boardOf([one(1, '09:00', '18:00', 1)], [tap(1, 'check_in')]);
    expect(board.present.map(({ waiting, status }) => [waiting, status])).toEqual([[true, 2]]);
  });

  it('follows several taps, undo included', () => {
    expect(statusAfter(2, [tap(1, 'undo', 2), tap(1, 'check_in')])).toBe(2);
    expect(statusAfter(3, [tap(1, 'undo', 3)])).toBe(2);
    expect(statusAfter(4, [tap(1, 'undo', 4)])).toBe(1);
    expect(statusAfter(2, [tap(1, 'undo', 2)])).toBe(1);
    expect(statusAfter(1, [tap(1, 'no_show')])).toBe(4);
  });

  it('does not undo twice what the server has undone', () => {
    expect(statusAfter(2, [tap(1, 'undo', 3)])).toBe(2);
  });

  it('alarms from the configured minutes on, and a late child is never the next arrival', () => {
    const board = boardOf(
      [
        one(1, '08:20', '12:00', 1),
        one(2, '09:50', '12:00', 1),
        one(3, '10:30', '12:00', 1),
        one(4, '08:00', '09:50', 2),
      ],
      [],
    );
    const now = new Date(at('10:00'));
    expect(board.coming.map((entry) => isAlarming(entry, now, alarms))).toEqual([true, false, false]);
    expect(nextArrival(board, now, alarms)?.reserve.id).toBe(2);
    expect(board.present.map((entry) => isAlarming(entry, now, alarms))).toEqual([true]);
    expect(nextArrival(boardOf([one(1, '08:20', '12:00', 1)], []), now, alarms)).toBeNull();
    const onTime = boardOf([one(1, '10:00', '12:00', 1)], []);
    expect(isAlarming(onTime.coming[0] as never, now, { late: 0, overdue: 0 })).toBe(false);
  });

  it('is summed up in children: present, leaving within the hour, ages, meals, allergies', () => {
    const board = boardOf(
      [
        reserve(1, '09:00', '10:40', [
          { child_id: 1, status: 2, born: '2026-03-01', allergic: true },
          { child_id: 2, status: 2 },
        ]),
        reserve(2, '09:00', '12:00', [{ child_id: 3, status: 2, born: '2018-05-01', allergic: false }]),
        reserve(3, '08:00', '09:30', [{ child_id: 4, status: 2 }]),
        reserve(4, '09:00', '12:00', [{ child_id: 5, status: 1 }]),
        reserve(5, '09:00', '12:00', [{ child_id: 6, status: 4, allergic: true }]),
      ],
      [],
    );
    const summary = summaryOf(board, new Date(at('10:00')), '2026-11-16', alarms);
    expect(summary).toMatchObject({ present: 4, coming: 1, leaving: 2, late: 1, overdue: 1 });
    expect(summary.ages.map(({ label, present, all }) => `${label} ${present}/${all}`)).toEqual([
      '0歳 1/1',
      '1〜2歳 0/0',
      '3〜5歳 2/3',
      '小学生 1/1',
    ]);
    expect(summary.meals.map(({ count }) => count)).toEqual([0, 5, 0]);
    expect(summary.allergies.map(({ child }) => child.child_id)).toEqual([1]);
    expect(summary.unasked.map(({ child }) => child.child_id)).toEqual([5, 4, 2]);
  });

  it.each([
    [{ row: 'や', text: '' }, [2]],
    [{ row: null, text: 'ｻﾄｳ' }, [1]],
    [{ row: null, text: 'さとうは' }, [1]],
    [{ row: null, text: '090-1234' }, [1, 2]],
    [{ row: 'あ', text: 'やすだ' }, []],
  ] as const)('finds children by letter, kana and telephone: %o', (filter, found) => {
    const board = boardOf(
      [
        reserve(1, '09:00', '12:00', [{ child_id: 1, kana: 'サトウ ハナ' }]),
        reserve(2, '09:00', '12:00', [{ child_id: 2, kana: 'ヤスダ レン' }]),
      ],
      [],
    );
    expect(ids(filteredBoard(board, filter).coming)).toEqual(found);
  });

  it('counts minutes', () => {
    expect(minutesSince(at('10:00'), new Date(at('10:12')))).toBe(12);
    expect(minutesSince(at('10:00'), new Date(at('09:55')))).toBe(-5);
  });
});
