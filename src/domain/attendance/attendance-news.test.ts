import { expect, it } from 'vitest';
import { attendanceNews, type HeardChild } from './attendance-news.ts';

const [nine, ten, noon] = ['2026-11-17T09:00:00+09:00', '2026-11-17T10:00:00+09:00', '2026-11-17T12:00:00+09:00'];
const child = (more: Partial<HeardChild>): HeardChild => ({
  ...{ name: '凛', arrived_at: null, left_at: null, told_arrived_at: null, told_left_at: null, fetched_by: null },
  ...more,
});
const here = { arrived_at: nine, told_arrived_at: nine };
const arrived = (at: string) => ({ arrived: [{ name: '凛', at }], left: [], corrected: [] });
const left = { arrived: [], left: [{ name: '凛', at: noon, fetched_by: null }], corrected: [] };
const corrected = (act: 'arrived' | 'left', at: string | null) => ({
  ...{ arrived: [], left: [], corrected: [{ name: '凛', act, at }] },
});
const nothing = { arrived: [], left: [], corrected: [] };

it.each<[string, Partial<HeardChild>, ReturnType<typeof attendanceNews>]>([
  ['nobody came', {}, nothing],
  ['came', { arrived_at: nine }, arrived(nine)],
  ['came, and it was told', here, nothing],
  ['left', { ...here, left_at: noon }, left],
  ['came and left before anything was told: it has left', { arrived_at: nine, left_at: noon }, left],
  ['left, and it was told', { ...here, left_at: noon, told_left_at: noon }, nothing],
  ['came at another time than was told', { ...here, arrived_at: ten }, corrected('arrived', ten)],
  ['never came, though it was told', { told_arrived_at: nine }, corrected('arrived', null)],
  ['left at another time than was told', { ...here, left_at: noon, told_left_at: ten }, corrected('left', noon)],
  ['is still here, though it was told to have left', { ...here, told_left_at: ten }, corrected('left', null)],
  [
    'neither came nor left, though both were told: said once',
    { told_arrived_at: nine, told_left_at: ten },
    corrected('arrived', null),
  ],
  ['seconds make no other time', { ...here, arrived_at: '2026-11-17T09:00:59+09:00' }, nothing],
])('a family hears of a child that %s', (_what, is, news) => {
  expect(attendanceNews([child(is)])).toEqual(news);
});
