import { expect, it } from 'vitest';
import { announcementAudience, announcementKind } from './announcement-codes.ts';
import { type AlikePeople, announcementToHidden, countWays, goesOutAt, managerMayAnnounce } from './announcements.ts';
import { noticeGroup } from './notice-codes.ts';

const { duty, news, advertising, emergency } = announcementKind.code;
const night = { message_quiet_from: '21:00', message_quiet_until: '07:00' };

it.each([
  [duty, '2026-11-16T10:00:00+09:00', '2026-11-16T10:00:00+09:00'],
  [duty, '2026-11-16T21:00:00+09:00', '2026-11-17T07:00:00+09:00'],
  [advertising, '2026-11-17T06:59:00+09:00', '2026-11-17T07:00:00+09:00'],
  [emergency, '2026-11-16T23:00:00+09:00', '2026-11-16T23:00:00+09:00'],
])('a word of kind %i planned for %s goes out at %s', (kind, planned, goes) => {
  expect(goesOutAt(kind, planned, night)).toEqual(new Date(goes));
});

it('reaches a hidden person only where it goes to everybody', () => {
  expect(announcementAudience.keys.filter((whom) => announcementToHidden(whom) !== 'nothing')).toEqual([
    announcementAudience.code.all,
  ]);
});

it('is a manager’s only to the own branch, of what must be known', () => {
  const may = announcementKind.keys.flatMap((kind) =>
    announcementAudience.keys.filter((whom) => managerMayAnnounce(kind, whom)).map((whom) => [kind, whom]),
  );
  expect(may).toEqual([
    [duty, announcementAudience.code.branch],
    [news, announcementAudience.code.branch],
  ]);
});

it('counts each way by the rule that sends', () => {
  const one: AlikePeople = {
    ...{ people: 1, line: true, mail: true, mail_bounced: false, devices: true },
    ...{ line_flag: true, mail_flag: true, push_flag: true },
  };
  const alike = [
    { ...one, people: 5 },
    { ...one, people: 2, mail: false, devices: false },
    { ...one, people: 3, line_flag: false, mail_flag: false, push_flag: false },
    { ...one, people: 1, line: false, mail: false, devices: false },
  ];
  const { company, urgent } = noticeGroup.code;
  expect(countWays(company, alike, false)).toEqual({ line: 7, mail: 5, push: 5, page_only: 4 });
  expect(countWays(company, alike, true)).toEqual({ line: 2, mail: 5, push: 5, page_only: 4 });
  expect(countWays(urgent, alike, true)).toEqual({ line: 10, mail: 8, push: 8, page_only: 1 });
});
