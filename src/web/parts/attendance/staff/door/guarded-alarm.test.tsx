import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Board, BoardEntry } from '../board/board.ts';
import { GuardedAlarm } from './guarded-alarm.tsx';

afterEach(cleanup);

const father = {
  place: 1,
  since: '2026-01-01T00:00:00Z',
  kind: 2,
  name: '安藤 剛',
  name_kana: 'アンドウ ゴウ',
  tel: null,
  relation: '父',
  standing: 1,
};
function entry(id: number, name: string, more: { freezes?: number; standing?: number; bars?: readonly object[] }) {
  const { freezes = 0, standing = 1, bars = [] } = more;
  return {
    key: String(id),
    reserve: {
      id,
      door_people: [{ ...father, standing }],
      customer: { pickup_freezes: Array.from({ length: freezes }, () => ({})) },
    },
    children: [{ name, detail: { child: { bars } } }],
  } as unknown as BoardEntry;
}
const board = (present: BoardEntry[], coming: BoardEntry[] = []) => ({ present, coming }) as unknown as Board;
const alarm = () => screen.queryByRole('alert')?.textContent ?? '';

it('names children with a frozen list, here or still to come, and whom a refused person would fetch', () => {
  const bar = { id: 1, name: '安藤 剛', name_kana: 'アンドウ ゴウ', relation: '父', file: null };
  const frozen = entry(1, '井上 そら', { freezes: 1 });
  const hidden = entry(2, '安藤 はる', { standing: 2 });
  const barred = entry(3, '安藤 みお', { bars: [bar] });
  render(<GuardedAlarm board={board([hidden, barred], [frozen])} />);
  expect(alarm()).toContain('井上 そら(お迎え凍結)');
  expect(alarm()).toContain('安藤 はる(');
  expect(alarm()).toContain('安藤 みお(');
});

it('says nothing of a child fetched as always, though somebody else is barred', () => {
  const other = { id: 1, name: '別所 健', name_kana: 'ベッショ ケン', relation: '叔父', file: null };
  render(<GuardedAlarm board={board([entry(1, '森 はる', { bars: [other] })])} />);
  expect(alarm()).toBe('');
});
