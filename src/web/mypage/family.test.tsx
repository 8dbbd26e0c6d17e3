import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import FamilyPage from './family.tsx';

const { me } = vi.hoisted(() => ({ me: { current: {} } }));
vi.mock('../data/use-answer.ts', () => ({
  useAnswer: () => ({
    data: { families: [me.current], people: [], family_invitations: [], pickup_people: [], pickup_freezes: [] },
    waiting: false,
    reload: vi.fn(),
  }),
}));
// The menu beside the page asks for other things.
vi.mock('./_parts/frame/mypage-page.tsx', () => ({
  MypagePage: ({ lead, children }: { lead: ReactNode; children: ReactNode }) => (
    <main>
      <p>{lead}</p>
      {children}
    </main>
  ),
}));
afterEach(cleanup);

function openAs(person: { role: number; stays_flag: boolean }) {
  me.current = { id: 1, family_member_id: 1, ...person };
  render(<FamilyPage />, { wrapper: MemoryRouter });
}

it('offers a guardian everything', () => {
  openAs({ role: 2, stays_flag: true });
  for (const name of ['ご家族を招待する', 'お迎えの方を追加', 'リストを凍結する', '自分の登録を終える'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});

it.each([1, 2])('offers a hidden guardian (role %i) nothing that the server refuses, and says whom to ask', (role) => {
  openAs({ role, stays_flag: false });
  expect(screen.getByRole('link', { name: 'お問い合わせ' }).getAttribute('href')).toBe('/user_inquiries');
  expect(screen.getByText('ただいま、この画面でできるお手続きはありません')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(document.body.textContent).not.toMatch(/招待|凍結|登録できます/);
});
