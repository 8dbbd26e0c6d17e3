import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { MarkCalendar } from './mark-calendar.tsx';

const day = (date: string, reservable_status: string, closed_flag: boolean) => ({
  date,
  reservable_status,
  closed_flag,
  reserve_remarks: '',
  holiday_name: null,
});

it('offers to wait for a full day, and shows a day the branch is closed as 休 without an offer', () => {
  const days = [day('2026-12-01', '×', false), day('2026-12-02', '×', true)];
  render(
    <MemoryRouter>
      <MarkCalendar days={days} today="2026-11-30" branch="minato-hiroba" />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link', { name: /空いたら知らせる/ })).toHaveLength(1);
  expect(screen.getByRole('link', { name: /12月1日/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /12月2日/ })).toBeNull();
  expect(screen.getByText('休')).toBeTruthy();
});
