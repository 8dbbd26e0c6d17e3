import { expect, it } from 'vitest';
import { todayCard } from './today-card.ts';

const stay = (name: string, childcare_status: number, from: string, to: string) => ({
  name,
  childcare_status,
  start_datetime: `2026-11-16T${from}:00+09:00`,
  end_datetime: `2026-11-16T${to}:00+09:00`,
});
const later = (name: string, day: number) => ({ name, start_datetime: `2026-11-${day}T09:00:00+09:00` });

const aoi = stay('蒼 みなと 在園', 2, '09:00', '13:00');
const hina = stay('陽向 品川 在園', 2, '08:00', '12:00');
const sora = stay('空 世田谷 これから', 1, '15:30', '18:00');
const yui = stay('結菜 みなと これから', 1, '14:00', '18:00');
const missed = stay('来なかった', 1, '08:00', '09:30');
const home = stay('降園', 3, '08:00', '09:00');
const next = later('次', 20);
const earlier = later('リクエスト 18日', 18);
const after = later('リクエスト 25日', 25);

const nothing = { today: [], next: undefined, pending: [], seatLost: false, staysShown: true };
const at = new Date('2026-11-16T10:00:00+09:00');

it.each([
  ['nothing to come', {}, 'ready', [], [], []],
  ['nothing, and the seat was taken back', { seatLost: true }, 'lost', [], [], []],
  ['hidden from this person', { staysShown: false }, 'hidden', [], [], []],
  [
    'hidden, but a child of today is shown by the policies',
    { staysShown: false, today: [aoi] },
    'in_care',
    [aoi],
    [],
    [],
  ],
  ['one in care', { today: [aoi], next }, 'in_care', [aoi], [], []],
  ['two in care at two branches: who is fetched first', { today: [aoi, hina] }, 'in_care', [hina, aoi], [], []],
  ['one in care, two due at other branches', { today: [sora, yui, aoi] }, 'in_care', [aoi, yui, sora], [], []],
  ['due today', { today: [sora, yui], next, pending: [after] }, 'today', [yui, sora], [], [after]],
  ['nobody came: over is not due', { today: [missed], next }, 'next', [next], [], []],
  ['gone home, the other is due', { today: [home, sora] }, 'today', [sora], [home], []],
  ['all gone home: what comes next', { today: [home], next }, 'next', [next], [home], []],
  ['all gone home and nothing next', { today: [home] }, 'ready', [], [home], []],
  ['a request before the next reserve', { next, pending: [earlier] }, 'pending', [earlier], [], []],
  ['a request after the next reserve', { next, pending: [after] }, 'next', [next], [], [after]],
  ['two requests, the first is the card', { pending: [after, earlier] }, 'pending', [earlier], [], [after]],
  ['a lost seat beside a reserve is no card', { seatLost: true, next }, 'next', [next], [], []],
] as const)('%s', (_case, facts, kind, about, gone, waiting) => {
  const card = todayCard({ ...nothing, ...facts }, at);
  const shown = 'stays' in card ? card.stays : 'reserve' in card ? [card.reserve] : [];
  expect([card.kind, shown, card.gone, card.waiting]).toEqual([kind, about, gone, waiting]);
});
