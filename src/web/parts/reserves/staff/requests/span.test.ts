import { describe, expect, it } from 'vitest';
import { formatSpan, isUrgent } from './span.ts';

describe('spans', () => {
  it.each([
    [0, '0分'],
    [59, '59分'],
    [60, '1時間'],
    [95, '1時間35分'],
    [1440, '1日'],
    [3000, '2日2時間'],
  ])('%i minutes are %s', (minutes, text) => expect(formatSpan(minutes)).toBe(text));
  it('is urgent in the last two hours', () => {
    expect([isUrgent(121), isUrgent(120), isUrgent(-1)]).toEqual([false, true, true]);
  });
});
