import { describe, expect, it } from 'vitest';
import { mostUsualRow, type PublicPatternDay, weekdaysText, weekRows, weeksOfBranch } from './week-rows.ts';

const own = {
  open_time: '08:00:00',
  close_time: '19:00:00',
  extended_open_time: '07:00:00',
  extended_close_time: '21:00:00',
};
const none = { open_time: null, close_time: null, extended_open_time: null, extended_close_time: null };
const short = { open_time: '09:00', close_time: '17:00', extended_open_time: '08:00', extended_close_time: '18:00' };
const closed = (weekday: number): PublicPatternDay => ({ weekday, closed_flag: true, ...none });
const shorter = (weekday: number): PublicPatternDay => ({ weekday, closed_flag: false, ...short });

describe('the rows of a week', () => {
  it.each([
    ['without a pattern', [], ['月〜日 08:00']],
    ['closed on Sundays and holidays', [closed(0), closed(7)], ['月〜土 08:00', '日・祝日 ×']],
    ['shorter on Saturdays', [shorter(6), closed(0)], ['月〜金 08:00', '土 09:00', '日 ×']],
    ['every second day', [shorter(1), shorter(3), shorter(5)], ['月・水・金 09:00', '火・木・土・日 08:00']],
    ['holidays like the others', [{ weekday: 7, closed_flag: false, ...none }], ['月〜日・祝日 08:00']],
  ])('%s', (_, days, expected) => {
    const rows = weekRows(days, own);
    expect(
      rows.map(
        ({ weekdays, closed_flag, hours }) =>
          `${weekdaysText(weekdays)} ${closed_flag ? '×' : hours.open_time.slice(0, 5)}`,
      ),
    ).toEqual(expected);
  });

  it('of a branch are those of today, with the next to come', () => {
    const branch_patterns = [
      { adaptation_date: '2026-12-20', branch_pattern_days: [] },
      { adaptation_date: '2026-12-01', branch_pattern_days: [closed(0)] },
      { adaptation_date: '2026-11-01', branch_pattern_days: [shorter(6)] },
    ];
    const weeks = weeksOfBranch({ ...own, branch_patterns }, '2026-11-16');
    expect(weeks.now.map(({ weekdays }) => weekdaysText(weekdays))).toEqual(['月〜金・日', '土']);
    expect(weeks.next).toMatchObject({ adaptation_date: '2026-12-01' });
    expect(mostUsualRow(weeks.now)?.hours.open_time).toBe('08:00:00');
    expect(mostUsualRow([])).toBeNull();
  });
});
