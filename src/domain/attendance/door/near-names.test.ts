import { describe, expect, it } from 'vitest';
import { fetchedByKind } from '../../staff-codes.ts';
import { type DoorRow, doorStanding } from './door-people.ts';
import { doorWarningText } from './door-words.ts';
import { askDoor, type DoorWarning } from './hand-over.ts';
import { isLikeNameOf, soundsAlike } from './names.ts';

const { named, parent, saved, emergencyContact } = fetchedByKind.code;
const barred = { name: '鈴木 一郎', name_kana: 'スズキ イチロウ' };
const near = '鈴木 一朗';
const somebody = (kind: number, more: Partial<DoorRow> = {}): DoorRow => ({
  ...{ place: 1, kind, name: near, name_kana: '', relation: '', tel: null },
  ...{ standing: doorStanding.code.mayFetch, since: '2026-01-01T00:00:00Z' },
  ...more,
});
const warningsAbout = (row: DoorRow) =>
  askDoor({ people: [row], bars: [barred], frozen: false }, { name: near, tel: null }).doubts;

/** One character off a barred name: a person who was only typed in is double-checked, one the family saved is not. */
describe('a name near a barred one', () => {
  it.each<[string, DoorRow, readonly DoorWarning[]]>([
    ['typed into the reserve', somebody(named), ['like_barred']],
    ['the emergency contact', somebody(emergencyContact), ['like_barred']],
    ['saved with relation', somebody(saved, { relation: 'おじ' }), []],
    ['a guardian', somebody(parent), []],
    ['a guardian whose name sounds the same', somebody(parent, { name_kana: 'スズキ イチロー' }), ['like_barred']],
    ['a guardian whose name sounds else', somebody(parent, { name_kana: 'スズキ カズアキ' }), []],
  ])('%s', (_who, row, warnings) => {
    expect(warningsAbout(row)).toEqual(warnings);
  });

  it.each([
    ['林 凛', '林 蘭', false],
    ['林 花子', '林 花江', true],
    ['林 花子', '林 花', true],
  ])('%s and %s: only two characters say nothing, three do', (name, typed, near) => {
    expect(isLikeNameOf({ name, name_kana: '' }, { name: typed, name_kana: '' })).toBe(near);
  });

  it('an unknown reading sounds like nothing', () => {
    expect([soundsAlike('', ''), soundsAlike('', 'ー'), soundsAlike('ー', '')]).toEqual([false, false, false]);
  });

  it.each([
    ['イチロー', 'イチロウ', true],
    ['ユーコ サトー', 'ゆうこ さとう', true],
    ['ケーコ', 'ケイコ', true],
    ['オーノ', 'オオノ', true],
    ['ミーコ', 'ミイコ', true],
    ['マーヤ', 'マアヤ', true],
    ['マイコ', 'マコ', false],
    ['ユウコ', 'ユキコ', false],
  ])('%s and %s: a long vowel written either way is one sound (%s)', (one, other, alike) => {
    expect(soundsAlike(one, other)).toBe(alike);
  });
});

it.each<[readonly DoorWarning[], RegExp]>([
  [['unlisted'], /伺っている方ではありません/],
  [['unlisted', 'like_barred'], /引き渡し禁止の方と名前が似ています/],
  [['unlisted', 'former_relative'], /登録から外れた方/],
  [['unlisted', 'like_barred', 'former_relative'], /引き渡し禁止の方と名前が似ています/],
])('staff are told of %j', (warnings, words) => {
  expect(doorWarningText(warnings, near)).toMatch(words);
});
