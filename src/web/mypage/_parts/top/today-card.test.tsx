import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SelectMypageTopData } from '../../../../contract/operations/generated.ts';
import { TodayCard } from './today-card.tsx';
import { cardOf, lostSeatOf } from './top-data.ts';
import { inCare, member, nextReserve, nothing, request } from './top-example.ts';

/** Of which state the one card is: src/domain/reserves/today-card.test.ts. */
const { pictures } = vi.hoisted(() => ({ pictures: { current: [] as unknown[] } }));
vi.mock('../../../data/use-answer.ts', () => ({
  useAnswer: () => ({
    data: { children: [{ name: '佐藤 陽向', items: pictures.current }] },
    waiting: false,
    reload: vi.fn(),
  }),
}));

function open(data: Partial<SelectMypageTopData>, stays_flag = true): HTMLElement {
  cleanup();
  const all = { ...nothing, ...data };
  const card = cardOf(all, { ...member, stays_flag });
  const element = <TodayCard card={card} seat={lostSeatOf(all)} ready={undefined} onChanged={() => {}} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return document.body;
}
const second = {
  ...inCare,
  id: 10,
  branch_name: '品川きらり園',
  reserve_details: [{ child_id: 2, child: { name: '佐藤 結菜' } }],
};
const photo = { file_key: '4d6f9a5e-6a1c-4a52-9b60-1f1f4f7f2a10', url: '/files/first', width: 4, height: 3 };
const item = { key: 'a', at: '2026-11-16T10:00:00+09:00', kind: 'photo', title: '写真', words: '', photo };

beforeEach(() => {
  pictures.current = [];
});
afterEach(cleanup);

it('names every child in care and due, at two branches', () => {
  const due = { ...second, id: 11, childcare_status: 1, start_datetime: '2999-11-16T13:00:00+09:00' };
  const body = open({
    today: [inCare, second, { ...due, reserve_details: [{ child_id: 3, child: { name: '佐藤 空' } }] }],
  });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['お預かり中']);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  for (const name of ['陽向さん', '結菜さん', '空さん', 'みなと広場園', '品川きらり園']) {
    expect(body.textContent).toContain(name);
  }
});

it('shows the first picture of the day, and none where the families have not agreed', () => {
  pictures.current = [
    item,
    { ...item, key: 'b', at: '2026-11-16T11:00:00+09:00', photo: { ...photo, url: '/files/later' } },
  ];
  open({ today: [inCare] });
  expect(screen.getByRole('img').getAttribute('src')).toBe('/files/first');
  pictures.current = [{ ...item, photo: null }];
  open({ today: [inCare] });
  expect(screen.queryByRole('img')).toBeNull();
});

it('info1 is the next reserve, info2 a request with its branch, as the card or as a line below it', () => {
  const types = () =>
    [...document.querySelectorAll<HTMLElement>('[data-display-type]')].map((box) => box.dataset.displayType);
  open({ info1: [nextReserve], info2: [request] });
  expect(types()).toEqual(['info1', 'info2']);
  expect(screen.getByRole('link', { name: /^リクエスト中のご予約/ }).textContent).toContain('品川きらり園');
  const body = open({ info2: [request] });
  expect(types()).toEqual(['info2']);
  expect(body.textContent).toContain('品川きらり園');
});

it('a person from whom stays are hidden is told whom to ask, and sees what the policies still show', () => {
  open({}, false);
  expect(screen.getByText('ただいま表示できる予約はありません')).toBeTruthy();
  open({ today: [inCare] }, false);
  expect(screen.getByRole('heading', { name: 'お預かり中' })).toBeTruthy();
});
