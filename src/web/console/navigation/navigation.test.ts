import { describe, expect, it } from 'vitest';
import { accountRole } from '../../../domain/codes.ts';
import { matchRoute } from '../../../domain/routing/route-path.ts';
import { branchEntries } from './branch-entries.ts';
import { headquartersRooms, roomsFor } from './headquarters-rooms.ts';
import { entriesFor, placeOf, waitingIn } from './navigation.ts';

const staff = { manager: false, headquarters: false };
const manager = { manager: true, headquarters: false };
const headquarters = { manager: true, headquarters: true };
const shown = (viewer: typeof staff) =>
  entriesFor(viewer, branchEntries).map(({ label, tabs }) =>
    [label, ...tabs.slice(1).map((tab) => tab.label)].join(' '),
  );

const forStaff = [
  '今日',
  '保育',
  '予約 承認待ち 空き待ち カレンダー',
  'ご家庭 連絡 問い合わせ',
  'お金',
  '職員 自分のシフト',
  '記録簿 事故 与薬の記録',
];
const forManager = [
  ...forStaff.slice(0, 3),
  'ご家庭 連絡 問い合わせ お知らせ',
  'お金 月の締め 集計',
  '職員 応援 自分のシフト 園の端末',
  '記録簿 事故 与薬の記録 操作記録',
  '園の設定',
];

describe('the console’s two maps (decision 105)', () => {
  it('shows each role what it may use', () => {
    expect(shown(staff)).toEqual(forStaff);
    expect(shown(manager)).toEqual(forManager);
    // What headquarters see of all branches stands in their rooms.
    expect(shown(headquarters)).toEqual(
      forManager.map((entry) => (/^(ご家庭|お金)/.test(entry) ? (entry.split(' ')[0] ?? '') : entry)),
    );
    expect(headquartersRooms.map(({ label }) => label)).toEqual([
      'いま',
      '園',
      '人',
      '料金と決まり',
      '会社と掲載',
      'お金と数字',
    ]);
  });

  it('leads to pages that exist', () => {
    const addresses = [...branchEntries, ...headquartersRooms]
      .flatMap(({ tabs }) => tabs)
      .flatMap(({ to, also = [] }) => [to, ...also.filter((address) => !/families$|closures$/.test(address))]);
    expect(addresses.filter((address) => matchRoute(address) === null)).toEqual([]);
  });

  it.each([
    ['/staff/today/roll', '今日', '今日'],
    ['/staff/scan/door', '今日', '今日'],
    ['/staff/care/naps', '保育', '保育'],
    ['/staff/medicines/add', '保育', '保育'],
    ['/staff/medicines', '記録簿', '与薬の記録'],
    ['/staff/reserves/12', '予約', '予約'],
    ['/staff/closures/3', '予約', 'カレンダー'],
    ['/staff/families/add', 'ご家庭', 'ご家庭'],
    ['/staff/inbox/7', 'ご家庭', '問い合わせ'],
    ['/staff/inbox/families/7', 'ご家庭', '連絡'],
    ['/staff/headquarters/books/2026-11/2', 'お金', '月の締め'],
    ['/staff/headquarters/branches/2/hours', '園の設定', '園の設定'],
  ])('a manager finds %s in %s, %s', (path, entry, tab) => {
    const place = placeOf(entriesFor(manager, branchEntries), path);
    expect([place?.entry.label, place?.tab.label]).toEqual([entry, tab]);
  });

  it.each([
    ['/staff/headquarters', 'いま'],
    ['/staff/inbox/families/7', 'いま'],
    ['/staff/headquarters/branches/2/hours', '園'],
    ['/staff/headquarters/families/3', '人'],
    ['/staff/headquarters/prices/taxes', '料金と決まり'],
    ['/staff/headquarters/contents/qandas', '会社と掲載'],
    ['/staff/headquarters/books/2026-11/2', 'お金と数字'],
  ])('headquarters find %s in %s', (path, room) => {
    expect(placeOf(headquartersRooms, path)?.entry.label).toBe(room);
  });

  it('is no longer for accounting, support and read-only people than for headquarters, whose menu fits the screen', () => {
    const { headquarters: all, accounting, support, readOnly } = accountRole.code;
    const most = roomsFor(all).map(({ label }) => label);
    for (const role of [accounting, support, readOnly]) {
      const rooms = roomsFor(role).map(({ label }) => label);
      expect(rooms.length).toBeGreaterThan(0);
      expect(most).toEqual(expect.arrayContaining(rooms));
    }
  });

  it('has no place for what is nobody’s subject', () => {
    expect(placeOf(branchEntries, '/staff/emergency')).toBe(null);
    expect(placeOf(branchEntries, '/staff/account')).toBe(null);
    expect(placeOf(branchEntries, '/staff/todays')).toBe(null);
  });

  it('sums what waits in the tabs one sees', () => {
    const counts = {
      board: 1,
      care: 2,
      requests: 3,
      families: 4,
      inbox: 5,
      failures: 6,
      unclosed_days: 7,
      messages: 8,
    };
    const sums = (viewer: typeof staff) =>
      entriesFor(viewer, branchEntries).map(({ label, tabs }) => `${label} ${waitingIn(tabs, counts)}`);
    expect(sums(staff)).toEqual(['今日 1', '保育 2', '予約 3', 'ご家庭 9', 'お金 6', '職員 0', '記録簿 7']);
    expect(sums(headquarters)[3]).toBe('ご家庭 0');
    expect(headquartersRooms.map(({ tabs }) => waitingIn(tabs, counts))).toEqual([17, 0, 0, 0, 0, 0]);
  });
});
