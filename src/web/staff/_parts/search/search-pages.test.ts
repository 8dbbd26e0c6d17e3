import { describe, expect, it } from 'vitest';
import { accountRole } from '../../../../domain/codes.ts';
import { matchRoute } from '../../../../domain/routing/route-path.ts';
import { foundPages, pagesOf } from './search-pages.ts';

type Viewer = Parameters<typeof pagesOf>[0];

const staff = { manager: false, headquarters: false, account: { role: accountRole.code.branchStaff } };
const manager = { manager: true, headquarters: false, account: { role: accountRole.code.branchManager } };
const headquarters = { manager: true, headquarters: true, account: { role: accountRole.code.headquarters } };
const accounting = { manager: false, headquarters: false, account: { role: accountRole.code.accounting } };
const readOnly = { manager: false, headquarters: false, account: { role: accountRole.code.readOnly } };
const first = (viewer: Viewer, text: string) => foundPages(viewer, text).pages[0]?.to;

describe('a page', () => {
  it.each([
    ['シフト', '/staff/roster'],
    ['キャンセル待ち', '/staff/wishes'],
    ['給食', '/staff/today/kitchen'],
    ['地震', '/staff/emergency'],
  ])('is found by 「%s」, whoever asks', (text, to) => {
    expect([staff, manager, headquarters].map((viewer) => first(viewer, text))).toEqual([to, to, to]);
  });

  it.each([
    ['操作記録', undefined, '/staff/audit', '/staff/headquarters/audit'],
    ['月の締め', undefined, '/staff/headquarters/books', '/staff/headquarters/books'],
    ['利用規約', undefined, undefined, '/staff/headquarters/company/documents'],
    ['単価', undefined, undefined, '/staff/headquarters/prices/unit-prices'],
  ])('「%s」 is found by those alone who may use it', (text, ...expected) => {
    const found = [staff, manager, headquarters].map((viewer) => foundPages(viewer, text).pages.map(({ to }) => to));
    expected.forEach((to, index) => {
      if (to === undefined) expect(found[index]).toEqual([]);
      else expect(found[index]).toContain(to);
    });
  });

  it('of another’s work is not found by who does the books', () => {
    expect(pagesOf(accounting).map(({ to }) => to)).toEqual([
      '/staff/headquarters/messages',
      '/staff/headquarters/documents',
      '/staff/headquarters/books',
      '/staff/headquarters/figures',
      '/staff/account',
      '/staff/headquarters/books/mappings',
    ]);
  });

  it('leads to an address that there is', () => {
    const addresses = pagesOf(headquarters).map(({ to }) => to.split('?')[0] ?? '');
    expect(addresses.filter((path) => matchRoute(path) === null)).toEqual([]);
  });
});

it('a setting is found by the word a person would use, by who may read the rules', () => {
  expect(foundPages(headquarters, '仮押さえ').settings[0]).toEqual({
    to: '/staff/headquarters/prices/settings?subject=seats#hold_minutes',
    title: '予約の確認画面で席を確保しておく時間',
    place: 'お席の確保と空き待ち',
  });
  expect(foundPages(readOnly, '仮押さえ').settings).toEqual(foundPages(headquarters, '仮押さえ').settings);
  expect([staff, manager, accounting].map((viewer) => foundPages(viewer, '仮押さえ').settings)).toEqual([[], [], []]);
});
