import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { type DoorStanding, doorStanding } from '../../../../../domain/attendance/door/door-people.ts';
import { fetchedByKind } from '../../../../../domain/staff-codes.ts';
import { type BoardReserve, boardOf, entryOf } from './board.ts';
import { BoardCard } from './board-card.tsx';
import { CompactRow } from './compact-row.tsx';

vi.mock('../../../../console/staff-context.tsx', () => ({
  useLiveState: () => 'live',
  useStaff: () => ({ branch: { id: 2 } }),
}));
afterEach(cleanup);

const { mayFetch, hidden, removed } = doorStanding.code;
const child = (id: number, name: string, bars: readonly object[]) => ({
  ...{ child_id: id, attendance_status: 1, arrived_datetime: null, left_datetime: null, temperature: null },
  ...{ date_of_birth: '2022-05-01', breakfast_support_flag: false, lunch_support_flag: false },
  supper_support_flag: false,
  child: {
    ...{ id, name, name_kana: '', date_of_birth: '2022-05-01', customer_remarks: '' },
    ...{ child_essentials: [], child_allergies: [], bars },
  },
});
function show(Shown: typeof CompactRow, standing: DoorStanding, bars: readonly object[] = []) {
  const father = {
    ...{ place: 2, kind: fetchedByKind.code.parent, name: '木村 修', name_kana: 'キムラ オサム', relation: '' },
    ...{ tel: null, standing, since: '2026-11-01T00:00:00+09:00' },
  };
  const reserve = {
    ...{ id: 7, start_datetime: '2026-11-16T10:00:00+09:00', end_datetime: '2026-11-16T12:00:00+09:00' },
    ...{ approval_status: 1, childcare_status: 1, childcares: [], late_notices: [], remarks: '' },
    ...{ arrival_notices: [], morning_forms: [], pickup_passes: [] },
    ...{ pick_up_name: null, pick_up_tel: null, customer: null, door_people: [father] },
    reserve_details: [child(1, '木村 葵', bars), child(2, '木村 朝陽', bars)],
  } as unknown as BoardReserve;
  const entry = entryOf(boardOf([reserve], []), 7, [1, 2]);
  if (entry === null) throw new Error('no entry');
  const now = new Date('2026-11-16T09:50:00+09:00');
  const more = { next: false, alarming: false, now, today: '2026-11-16', problem: undefined, news: undefined };
  render(<Shown entry={entry} {...more} onAct={vi.fn()} />, { wrapper: MemoryRouter });
  return screen.queryAllByText('木村 修').map((name) => name.parentElement?.parentElement);
}

it.each([
  ['row', CompactRow],
  ['card', BoardCard],
])('a hidden or removed guardian stands in red on the %s, once for siblings; anybody else does not', (_what, Shown) => {
  for (const standing of [hidden, removed]) {
    const marks = show(Shown, standing);
    expect(marks).toHaveLength(1);
    expect(marks[0]?.textContent).toBe('お引き渡しできません木村 修');
    expect(marks[0]?.className).toMatch(/border-wrong.*text-wrong/);
    cleanup();
  }
  expect(document.body.textContent).not.toContain('お引き渡しできません');
  show(Shown, mayFetch);
  expect(document.body.textContent).not.toContain('お引き渡しできません');
});

it('who is barred as well is named by the bar alone', () => {
  const bar = { id: 1, name: '木村修', name_kana: '', relation: '父', file: null };
  show(CompactRow, hidden, [bar]);
  expect(document.body.textContent).not.toContain('お引き渡しできません');
  expect(screen.getAllByText('引き渡し禁止')).toHaveLength(2);
});
