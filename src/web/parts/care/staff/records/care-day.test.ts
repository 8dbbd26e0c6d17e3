import { describe, expect, it } from 'vitest';
import type { SelectStaffCareData } from '../../../../../contract/operations/generated.ts';
import { childLogKind } from '../../../../../domain/care/log-codes.ts';
import type { CareCall, CareTap } from '../../../../console/taps/tap-queue.ts';
import { missingRounds } from '../naps/missing-rounds.tsx';
import { countdown, stateOfNap } from '../naps/nap-state.ts';
import { type CaredChild, caredChildren } from './care-day.ts';
import { type CareFilter, filteredChildren, groupChips, wholeHouse } from './care-filter.ts';
import { feedingWarningsOf } from './feeding-question.tsx';
import { mealEntry, noteEntry, shared, togetherCall, toiletEntry } from './together.ts';

const napKey = '7d1f0d5e-6d0f-4f0e-9a59-0a4a6f6f0c11';
const limits = {
  sleep_check_minutes_zero: 5,
  sleep_check_minutes_one_two: 10,
  sleep_check_minutes_three: 15,
  sleep_check_minutes_four: 30,
  sleep_alarm_minutes: 1,
  sleep_wake_undo_minutes: 10,
  late_entry_minutes: 5,
  manager_entry_minutes: 30,
};
const at = (time: string) => `2026-11-16T${time}:00+09:00`;
const detail = (child_id: number, name_kana: string) => ({
  child_id,
  attendance_status: 2,
  arrived_datetime: at('09:00'),
  temperature: null,
  left_datetime: null,
  fetched_by_name: null,
  breakfast_support_flag: false,
  lunch_support_flag: true,
  supper_support_flag: false,
  child: {
    name: name_kana,
    name_kana,
    date_of_birth: '2024-06-01',
    child_essentials: [],
    child_allergies: [],
    child_rooms: [],
  },
});
const day: SelectStaffCareData = {
  care_settings: [limits],
  branch_rooms: [{ id: 5, name: 'ひよこ', from_age: 2, to_age: 3 }],
  reserves: [
    {
      id: 7,
      end_datetime: at('16:00'),
      customer: { id: 1, name: '阿部 恵', emergency_contact_tel: null },
      meal_confirmations: [{ child_id: 2, facts: '昼食 / アレルギー未確認' }],
      reserve_details: [detail(2, 'モリ ソラ'), detail(1, 'アベ ハル')],
      child_logs: [],
      day_notes: [],
      naps: [],
    },
  ],
};
const tap = (call: CareCall, time: string): CareTap => ({
  id: `${call.name} ${time}`,
  reserve_id: 7,
  kind: 'care',
  children: [1],
  wish: call,
  tapped_at: at(time),
  by: { account_id: 3, name: '前田 亮' },
});
const about = { reserve_id: 7, child_id: 1, idempotency_key: napKey };
const began = tap({ name: 'staffBeginNap', input: about }, '12:00');
const sleepCheck = { nap_key: napKey, position: 1, breathing_flag: true, turned_flag: false, idempotency_key: napKey };
const looked = tap({ name: 'staffCheckSleep', input: sleepCheck }, '12:05');

describe('the children of a day', () => {
  it('are sorted by name, awake until recorded otherwise', () => {
    expect(caredChildren(day, []).map(({ child_id, nap }) => [child_id, nap])).toEqual([
      [1, null],
      [2, null],
    ]);
  });

  it('show what is still on its way: asleep by the stricter number, looked at, awake again', () => {
    const [asleep] = caredChildren(day, [began, looked]);
    expect(asleep?.nap).toMatchObject({
      check_minutes: 5,
      fell_asleep_at: at('12:00'),
      looks: [{ id: null, position: 1 }],
    });
    const woke = tap({ name: 'staffEndNap', input: { nap_key: napKey } }, '12:20');
    expect(caredChildren(day, [began, looked, woke])[0]).toMatchObject({ nap: null, naps: [{ woke_at: at('12:20') }] });
  });

  it('alarm at once by a look that is still on its way, and calm down by the next', () => {
    const prone = tap({ name: 'staffCheckSleep', input: { ...sleepCheck, position: 4 } }, '12:05');
    const turned = tap({ name: 'staffCheckSleep', input: { ...sleepCheck, position: 4, turned_flag: true } }, '12:06');
    const stateAfter = (...taps: CareTap[]) => {
      const nap = caredChildren(day, [began, ...taps])[0]?.nap;
      return nap && stateOfNap(nap, new Date(at('12:06')));
    };
    expect(stateAfter(prone)).toMatchObject({ alarm: 'prone', overdue: true, due_at: new Date(at('12:06')) });
    expect(stateAfter(prone, turned)).toMatchObject({ alarm: null, overdue: false });
  });

  it('are asked about before they are fed, each for itself and once', () => {
    const [abe, mori] = caredChildren(day, []);
    if (!abe || !mori) throw new Error('no children');
    const { meal, milk, toilet } = childLogKind.code;
    expect(feedingWarningsOf(abe, meal)).toEqual(['allergy', 'emergency_contact']);
    expect(feedingWarningsOf(mori, meal)).toEqual(['emergency_contact']);
    expect(feedingWarningsOf(mori, milk)).toEqual(['allergy', 'emergency_contact']);
    expect(feedingWarningsOf(abe, toilet)).toEqual([]);
  });

  it('have an entry at once, signed for who made it', () => {
    const call: CareCall = { name: 'staffWriteChildLog', input: { ...about, kind: 1, temperature: 36.8 } };
    expect(caredChildren(day, [tap(call, '10:00')])[0]?.entries).toMatchObject([
      { id: null, kind: 1, temperature: 36.8, happened_at: at('10:00'), account: { name: '前田 亮' } },
    ]);
  });
});

it('a struck look is none, and what is missing is named', () => {
  const [child] = caredChildren(day, [began, looked]);
  if (!child?.nap) throw new Error('awake');
  const now = new Date(at('12:13'));
  expect(stateOfNap(child.nap, now)).toMatchObject({ overdue: true, missing: [] });
  const nap = { ...child.nap, looks: child.nap.looks.map((each) => ({ ...each, struck_at: at('12:06') })) };
  expect(missingRounds([{ ...child, naps: [nap] }], now)).toMatchObject([{ rounds: [new Date(at('12:05'))] }]);
  expect(countdown(new Date(at('12:15')), now)).toEqual({ words: '2:00', over: false });
  expect(countdown(new Date(at('12:10')), now)).toEqual({ words: '3:00', over: true });
});

describe('several children at once', () => {
  const [first] = caredChildren(day, []);
  if (!first) throw new Error('no child');
  const child = (key: string, alone: CaredChild['alone']): CaredChild => ({ ...first, key, alone });
  const all = [child('a', null), child('b', 'allergy'), child('c', 'unasked'), child('d', 'diet')];
  const keys = (children: readonly CaredChild[]) => children.map(({ key }) => key);

  it('eat together only if nothing sets them apart; for nappies and outings nobody is left out', () => {
    const meal = shared(all, mealEntry(1));
    expect([keys(meal.together), keys(meal.alone)]).toEqual([['a'], ['b', 'c', 'd']]);
    expect(shared(all, toiletEntry(1)).alone).toEqual([]);
    expect(shared(all, noteEntry('お散歩')).alone).toEqual([]);
  });

  it('get a call each, which says so', () => {
    expect(togetherCall(first, mealEntry(1)).input).toMatchObject({ child_id: 1, together: true, meal_amount: 1 });
  });

  it('are found by letter, age, room and name', () => {
    const [abe, mori] = caredChildren(day, []);
    const children = [abe, mori].flatMap((each) => each ?? []);
    const found = (filter: Partial<CareFilter>) =>
      filteredChildren(children, { ...wholeHouse, ...filter }, '2026-11-16').map(({ child_id }) => child_id);
    expect(found({ row: 'あ' })).toEqual([1]);
    expect(found({ text: 'もり' })).toEqual([2]);
    expect([found({ age: 2 }), found({ age: 0 })]).toEqual([[1, 2], []]);
    expect([found({ room: 5 }), found({ room: 6 })]).toEqual([[1, 2], []]);
    expect(groupChips(children, day.branch_rooms, '2026-11-16')).toEqual({
      ages: [{ key: 2, word: '2歳', count: 2 }],
      rooms: [{ key: 5, word: 'ひよこ', count: 2 }],
    });
  });
});
