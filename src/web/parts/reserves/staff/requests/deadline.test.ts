import { expect, it } from 'vitest';
import { addMinutes, instantOf } from '../../../../../domain/time.ts';
import { deadlineText } from './deadline.ts';

const now = instantOf('2026-11-16', 600);
const start_datetime = instantOf('2026-11-19', 600);

it.each([
  [
    'the promise while it can be kept',
    200,
    { text: '回答まで あと3時間20分', at: '11月16日(月) 13:20まで', urgent: false },
  ],
  ['a promise that is near', 90, { text: '回答まで あと1時間30分', at: '11月16日(月) 11:30まで', urgent: true }],
  [
    'a broken promise: when it is cancelled',
    -10,
    { text: 'お返事が遅れています。自動の取り消しまで あと2日23時間', at: '11月19日(木) 9:00まで', urgent: true },
  ],
  ['no promise', null, { text: '自動の取り消しまで あと2日23時間', at: '11月19日(木) 9:00まで', urgent: false }],
])('%s', (_, minutes, said) => {
  const answer_due_datetime = minutes === null ? null : addMinutes(now, minutes);
  expect(deadlineText({ start_datetime, answer_due_datetime }, now, 60)).toEqual(said);
});

it('nothing is counted down once it is over', () => {
  const begun = { start_datetime: now, answer_due_datetime: addMinutes(now, -600) };
  expect(deadlineText(begun, now, 60)).toEqual({
    text: 'お返事が遅れています。自動の取り消しを待っています',
    at: '',
    urgent: true,
  });
});
