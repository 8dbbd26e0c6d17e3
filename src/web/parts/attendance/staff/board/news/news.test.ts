import { expect, it } from 'vitest';
import { doorStanding } from '../../../../../../domain/attendance/door/door-people.ts';
import type { BoardReserve } from '../board.ts';
import { type CancelledToday, newsSince, newsText, seenNow, withSeen } from './news.ts';

const details = [{ child_id: 1, child: { name: '木村 朝陽' } }];
const reserve = (id: number, more: Partial<BoardReserve> = {}): BoardReserve =>
  ({
    id,
    start_datetime: '2026-11-16T14:00:00+09:00',
    end_datetime: '2026-11-16T16:00:00+09:00',
    approval_status: 1,
    childcare_status: 1,
    remarks: '',
    reserve_details: details,
    door_people: [],
    ...more,
  }) as BoardReserve;
const cancelled = (id: number) => reserve(id) as unknown as CancelledToday;
const seen = seenNow(2, '2026-11-16', [reserve(1), reserve(2), reserve(3, { approval_status: 2 })]);
const kinds = (reserves: BoardReserve[], gone: CancelledToday[] = [], from = seen) =>
  newsSince(from, { reserves, cancelled: gone }).map(({ reserve_id, kind }) => `${reserve_id} ${kind}`);

it('nothing new is no news, and coming or leaving is none either', () => {
  expect(kinds([reserve(1), reserve(2, { childcare_status: 2 })])).toEqual([]);
});

it('a new reserve, an approved request, another time and a cancellation are', () => {
  const later = reserve(2, { end_datetime: '2026-11-16T17:00:00+09:00' });
  expect(kinds([later, reserve(3), reserve(4)], [cancelled(1), cancelled(9)])).toEqual([
    '2 changed',
    '3 new',
    '4 new',
    '1 cancelled',
  ]);
});

it('a hidden or removed family member is separate news until acknowledged', () => {
  const father = {
    place: 3,
    kind: 2,
    name: '木村 剛',
    name_kana: '',
    relation: '父',
    tel: null,
    since: '2026-01-01T00:00:00Z',
  };
  const door = (standing: number) => [{ ...father, standing }];
  const { mayFetch, hidden, removed, disputed } = doorStanding.code;
  expect(kinds([reserve(1, { door_people: door(mayFetch) }), reserve(2, { door_people: door(disputed) })])).toEqual([]);
  const day = { reserves: [reserve(1, { door_people: door(hidden) }), reserve(2)], cancelled: [] };
  const items = newsSince(seen, day);
  expect(newsText(items)).toBe('お迎えに来られる方が変わりました: 14:00 木村 朝陽さん');
  expect(newsSince(withSeen(seen, items), day)).toEqual([]);
  expect(kinds([reserve(1), reserve(2, { door_people: door(removed) })])).toEqual(['2 people']);
  expect(kinds([reserve(2, { door_people: door(removed), remarks: '熱' })])).toEqual(['2 changed']);
});

it('what was looked at is no longer news; another change of it is', () => {
  const day = { reserves: [reserve(2), reserve(4)], cancelled: [cancelled(1)] };
  const looked = withSeen(seen, newsSince(seen, day));
  expect(newsSince(looked, day)).toEqual([]);
  expect(kinds([reserve(2), reserve(4, { remarks: '少し咳があります' })], [], looked)).toEqual(['4 changed']);
});

it('one that went to another day is missed by name, once', () => {
  const shown = new Map([[2, reserve(2)]]);
  const day = { reserves: [reserve(1)], cancelled: [] };
  const [moved] = newsSince(seen, day, shown);
  expect(moved).toMatchObject({ reserve_id: 2, kind: 'moved', names: '木村 朝陽' });
  expect(newsSince(withSeen(seen, moved ? [moved] : []), day, shown)).toEqual([]);
});

it('what is stored on the tablet contains no names', () => {
  expect(JSON.stringify(seenNow(2, '2026-11-16', [reserve(1, { remarks: '卵アレルギー' })]))).not.toMatch(/木村|卵/);
});

it('one thing is said by name, several by number', () => {
  const items = newsSince(seen, { reserves: [reserve(1), reserve(2), reserve(4), reserve(5)], cancelled: [] });
  expect(newsText(items.slice(0, 1))).toBe('新しい予約が入りました: 14:00 木村 朝陽さん');
  expect(newsText(items)).toBe('今日の予約に2件の動きがあります');
});
