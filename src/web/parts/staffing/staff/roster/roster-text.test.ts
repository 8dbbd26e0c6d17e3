import { expect, it } from 'vitest';
import { joinedWarnings, type Roster, rosterWarningText } from './roster-text.ts';

type Warning = Roster['warnings'][number];
const short = (start_time: string, end_time: string, needed: number, there: number): Warning => ({
  ...{ kind: 'short', start_time, end_time, needed, there, account_id: null },
});

it('stretches that lack people and follow each other are one line that says the worst of it', () => {
  const joined = joinedWarnings([
    short('08:30', '09:15', 3, 2),
    short('09:15', '10:15', 5, 1),
    short('10:15', '11:00', 4, 2),
    short('19:30', '20:30', 2, 0),
  ]);
  expect(joined.map(({ start_time, end_time }) => [start_time, end_time])).toEqual([
    ['08:30', '11:00'],
    ['19:30', '20:30'],
  ]);
  expect(joined.map((each) => rosterWarningText(each, []))).toEqual([
    '職員が最大4名足りません(必要5名・予定1名)',
    '職員が2名足りません(必要2名・予定0名)',
  ]);
});
