import { expect, it } from 'vitest';
import { waitlistDefaults } from './waitlist-defaults.ts';

const carried = { branch_id: 6, date: '2027-01-06', child_ids: [1], open: 540, close: 1080, range: null, minutes: 120 };

it('begins with the time that was full', () => {
  const { earliest_time, latest_time, minutes } = waitlistDefaults({ ...carried, range: { start: 600, end: 780 } });
  expect({ earliest_time, latest_time, minutes }).toEqual({
    earliest_time: '10:00',
    latest_time: '13:00',
    minutes: 180,
  });
});

it('else with the usual length at any time of the day', () => {
  const { earliest_time, latest_time, minutes } = waitlistDefaults({ ...carried, minutes: 210 });
  expect({ earliest_time, latest_time, minutes }).toEqual({
    earliest_time: '09:00',
    latest_time: '18:00',
    minutes: 210,
  });
  expect(waitlistDefaults(carried).minutes).toBe(120);
});

it('is never longer than the day', () => {
  expect(waitlistDefaults({ ...carried, minutes: 780 }).minutes).toBe(540);
});
