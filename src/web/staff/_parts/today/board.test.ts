import { describe, expect, it } from 'vitest';
import { type BoardReserve, boardOf, minutesSince, statusAfter } from './board.ts';
import type { Tap, TapKind } from './tap-queue.ts';

const at = (time: string) => `2026-11-16T${time}:00+09:00`;
const reserve = (id: number, start: string, end: string, childcare_status: number, more = {}): BoardReserve =>
  ({
    id,
    start_datetime: at(start),
    end_datetime: at(end),
    approval_status: 1,
    childcare_status,
    childcares: [],
    ...more,
  }) as unknown as BoardReserve;
const tap = (reserve_id: number, kind: TapKind, childcare_status = 1): Tap => ({
  id: kind,
  reserve_id,
  kind,
  tapped_at: at('10:00'),
  childcare_status,
});
const ids = (entries: readonly { reserve: BoardReserve }[]) => entries.map((entry) => entry.reserve.id);

describe('the board', () => {
  it('puts each reserve in its column, the next one first', () => {
    const board = boardOf(
      [
        reserve(1, '09:00', '18:00', 2),
        reserve(2, '09:30', '12:00', 2),
        reserve(3, '11:00', '13:00', 1),
        reserve(4, '12:00', '13:00', 1),
        reserve(5, '08:00', '09:00', 3, { childcares: [{ end_datetime: at('09:05') }] }),
        reserve(6, '08:00', '09:30', 3, { childcares: [{ end_datetime: at('09:40') }] }),
        reserve(7, '08:00', '09:30', 4),
        reserve(8, '14:00', '15:00', 1, { approval_status: 2 }),
      ],
      [],
    );
    expect(ids(board.coming)).toEqual([3, 4]);
    expect(ids(board.present)).toEqual([2, 1]);
    expect(ids(board.left)).toEqual([6, 5]);
    expect(ids(board.no_show)).toEqual([7]);
    expect(board.pending).toBe(1);
  });

  it('shows a tap at once, marked as on its way', () => {
    const board = boardOf([reserve(1, '09:00', '18:00', 1)], [tap(1, 'check_in')]);
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

  it('counts minutes', () => {
    expect(minutesSince(at('10:00'), new Date(at('10:12')))).toBe(12);
    expect(minutesSince(at('10:00'), new Date(at('09:55')))).toBe(-5);
  });
});
