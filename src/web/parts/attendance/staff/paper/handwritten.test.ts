import { describe, expect, it } from 'vitest';
import { childAttendance } from '../../../../../domain/codes.ts';
import { emptyHandwriting, isOpen, payloadRow, rowErrors } from './handwritten.ts';
import { byKana, emergencyGroups, type RollLine } from './roll-lines.ts';

const { expected, present, left, absent } = childAttendance.code;
const line = (changes: Partial<RollLine> = {}): RollLine => ({
  key: '1 2',
  reserve_id: 1,
  child_id: 2,
  name: '佐藤 陽向',
  kana: 'サトウ ヒナタ',
  date_of_birth: '2023-05-05',
  health: '',
  allergies: null,
  first_visit_flag: false,
  frozen: false,
  note: '',
  remarks: '',
  meals: '',
  start_datetime: '2026-11-16T00:00:00Z',
  end_datetime: '2026-11-16T03:00:00Z',
  status: expected,
  arrived_datetime: null,
  left_datetime: null,
  parent: null,
  emergency: null,
  pick_up: null,
  bars: [],
  ...changes,
});
const typed = (arrived: string, leaving: string, gone = false) => ({ arrived, left: leaving, absent: gone });

describe('a row of the sheet', () => {
  it.each([
    ['both times', line(), typed('９０５', '12:00'), null],
    ['nothing yet', line(), emptyHandwriting, null],
    ['not a time', line(), typed('昼', ''), { arrived: '時刻を 9:05 のように入力してください。' }],
    ['a leaving without an arrival', line(), typed('', '12:00'), { arrived: '登園の時刻も入力してください。' }],
    ['a leaving of one who is there', line({ status: present }), typed('', '12:00'), null],
    ['backwards', line(), typed('12:00', '9:00'), { left: '登園より前の時刻です。' }],
    ['did not come, whatever stands beside it', line(), typed('昼', '', true), null],
  ])('%s', (_name, of, draft, wanted) => expect(rowErrors(of, draft)).toEqual(wanted));

  it('is sent as times of the day, and without any for one who did not come', () => {
    expect(payloadRow(line(), typed('９０５', ''))).toMatchObject({ arrived: '09:05', left: null, absent_flag: 0 });
    expect(payloadRow(line(), typed('905', '', true))).toMatchObject({ arrived: null, left: null, absent_flag: 1 });
  });

  it('asks only for what is missing', () => {
    const open = (status: RollLine['status']) =>
      [isOpen.arrived, isOpen.left, isOpen.absent].map((is) => is(line({ status })));
    expect(open(expected)).toEqual([true, true, true]);
    expect(open(present)).toEqual([false, true, false]);
    expect(open(left)).toEqual([false, false, false]);
    expect(open(absent)).toEqual([false, false, false]);
  });
});

it('the roll names who is here and who is to come, as one looks a name up', () => {
  const lines = [
    line({ key: 'a', kana: 'タカギ', status: present }),
    line({ key: 'b', kana: 'いとう', status: present }),
    line({ key: 'c', status: left }),
    line({ key: 'd', status: expected }),
    line({ key: 'e', status: absent }),
  ];
  const groups = emergencyGroups(lines);
  expect(groups.present.map(({ key }) => key)).toEqual(['b', 'a']);
  expect(groups.expected.map(({ key }) => key)).toEqual(['d']);
  expect(byKana(line({ kana: 'アベ' }), line({ kana: 'あべ' }))).toBe(0);
});
