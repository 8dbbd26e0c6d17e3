import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { addDays } from '../../../../domain/time.ts';
import { DaysChoice } from './days-choice.tsx';

afterEach(cleanup);

const today = '2026-11-16';
const calendar: FunctionOk<'reserveCalendar'> = {
  status: 'OK',
  days: Array.from({ length: 61 }, (_, days) => ({
    date: addDays(today, days),
    reservable_status: days === 9 ? '×' : '○',
    reserve_remarks: '',
    holiday_name: days === 7 ? '勤労感謝の日' : null,
    closed_flag: false,
  })),
  own_dates: [],
  oldest_only_flag: false,
};

function choice(dates: string[]) {
  const onDates = vi.fn<(dates: string[]) => void>();
  render(<DaysChoice calendar={calendar} dates={dates} limit={26} onDates={onDates} />);
  return onDates;
}
const day = (name: RegExp) => screen.getByRole('button', { name });

describe('the days of a series', () => {
  it('are added by a tap and taken out by another', () => {
    const onDates = choice(['2026-11-24']);
    fireEvent.click(day(/11月26日/));
    expect(onDates).toHaveBeenLastCalledWith(['2026-11-24', '2026-11-26']);
    fireEvent.click(day(/11月24日/));
    expect(onDates.mock.lastCall?.[0]).not.toContain('2026-11-24');
  });

  it('are added by their weekday, so many times or until a day', () => {
    const onDates = choice(['2026-11-24']);
    fireEvent.change(screen.getByLabelText('いつまで'), { target: { value: '3' } });
    fireEvent.click(day(/毎週火曜日 3回を足す/));
    expect(onDates).toHaveBeenLastCalledWith(['2026-11-24', '2026-12-01', '2026-12-08']);
  });

  it('without a seat stay in the table, whatever is tapped', () => {
    const onDates = choice(['2026-11-25']);
    fireEvent.click(day(/11月26日/));
    expect(onDates).toHaveBeenLastCalledWith(['2026-11-25', '2026-11-26']);
  });
});
