import { instantOf } from '../../src/domain/time.ts';
import type { DayData } from '../../src/server/attendance/texts/day-texts.ts';

type Examples = { [Kind in keyof DayData]: readonly { when: string; data: DayData[Kind] }[] };

const stay = { reserve_id: 1024, branch_name: 'みなと広場園' };
const at = (hour: number, minute: number) => instantOf('2026-11-20', hour * 60 + minute);
const grandmother = { name: '佐藤 和子', relation: '祖母' };

/** A child's coming and leaving. */
export const dayExamples: Examples = {
  child_arrived: [
    { when: 'お子さまが登園したとき', data: { ...stay, children: [{ name: '佐藤 陽向', at: at(9, 2) }] } },
    {
      when: 'きょうだいで登園したとき',
      data: {
        ...stay,
        children: [
          { name: '佐藤 陽向', at: at(9, 2) },
          { name: '佐藤 葵', at: at(9, 2) },
        ],
      },
    },
  ],
  child_left: [
    {
      when: '登録のある方がお迎えに来たとき',
      data: { ...stay, children: [{ name: '佐藤 陽向', at: at(13, 5), fetched_by: grandmother }] },
    },
    {
      when: 'どなたが来られたか記録のないとき',
      data: { ...stay, children: [{ name: '佐藤 陽向', at: at(13, 5), fetched_by: null }] },
    },
  ],
  attendance_corrected: [
    {
      when: 'お知らせのあとで、園が記録を直したとき',
      data: {
        ...stay,
        children: [
          { name: '佐藤 陽向', act: 'arrived', at: at(9, 12) },
          { name: '佐藤 葵', act: 'arrived', at: null },
        ],
      },
    },
  ],
};
