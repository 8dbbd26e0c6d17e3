import { describe, expect, it } from 'vitest';
import { closureTemplate } from './closure-text.ts';

const day = { branch_name: 'みなと広場園', date_from: '2026-11-20', date_to: '2026-11-20', cause: '' };
const times = { start_time: '9:00', end_time: '12:00' };

describe('the text that announces a closure', () => {
  it.each([
    [{ ...day, part: 'days' as const, cause: '台風' }, '台風のため、みなと広場園は、11月20日(金)を臨時休園とします。'],
    [
      { ...day, part: 'hours' as const, ...times },
      '園の都合により、みなと広場園は、11月20日(金) 9:00〜12:00のお預かりをお休みします。',
    ],
    [{ ...day, part: 'seats' as const, ...times }, 'お預かりできる人数が少なくなり'],
    [{ ...day, part: 'opening' as const, hours: times }, '11月20日(金)の開園時間を9:00〜12:00に変更します。'],
    [{ ...day, part: 'opening' as const, hours: null }, '開園時間を通常に戻します。'],
    [
      { ...day, part: 'days' as const, branch_name: null, date_to: '2026-11-21' },
      '園の都合により、11月20日(金)〜11月21日(土)を臨時休園とします。',
    ],
  ])('%#', (closure, words) => expect(closureTemplate(closure).content).toContain(words));
});
