import { expect, it } from 'vitest';
import { type RuleTable, ruleTables, ruleTitles, sectionsOf } from '../../../domain/settings/catalogue.ts';
import { findSettings } from './find-settings.ts';

const subjects = ruleTables.flatMap((table: RuleTable) =>
  sectionsOf(table).map(({ title, fields }) => ({ title: title || ruleTitles[table], fields })),
);
const first = (text: string) => findSettings(subjects, text)[0]?.name;

it.each([
  ['しめきり', 'today_lead_minutes'],
  ['仮押さえ', 'hold_minutes'],
  ['発熱 体温', 'fever_temperature'],
  ['退会', 'retention_days'],
  ['キャンセル待ち 上限', 'open_wishes'],
  ['SIDS', 'sleep_check_minutes_zero'],
  ['値引き 園長', 'manager_discount_yen'],
  ['リマインド', 'request_remind_minutes'],
])('「%s」 finds the setting a person means', (text, expected) => {
  expect(first(text)).toBe(expected);
});

it('nothing is found by nothing, and not by a word nobody used', () => {
  expect([findSettings(subjects, ' '), findSettings(subjects, 'ロケット')]).toEqual([[], []]);
});

it('every value of 受付の決まり says what it does, with its value, and what it begins with', () => {
  const settings = sectionsOf('reserve_settings').flatMap(({ fields }) => Object.entries(fields));
  expect(settings).toHaveLength(65);
  const silent = settings.filter(
    ([, { effect, words, initial }]) => !effect?.includes('{}') || !words || initial === undefined,
  );
  expect(silent.map(([name]) => name)).toEqual([]);
});
