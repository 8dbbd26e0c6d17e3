import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { LockScreenState } from '../../session/tablet-state.ts';
import { LockScreen } from './lock-screen.tsx';

type OnRefused = (refusal: { status: number; message: string }) => void;
const asked = vi.hoisted(() => ({ refuse: undefined as OnRefused | undefined, answer: (_came: boolean) => {} }));
vi.mock('../../session/staff-session.ts', () => ({
  signInWithPin: (_account: number, _pin: string, onRefused: OnRefused) => {
    asked.refuse = onRefused;
    return new Promise<boolean>((resolve) => {
      asked.answer = resolve;
    });
  },
  askLockedSleep: () => Promise.resolve(null),
}));
afterEach(cleanup);

const state: LockScreenState = {
  tablet: { id: 1, name: '受付', branch_id: 1, branch_name: 'みなとひろば', lock_minutes: 5 },
  present: 3,
  people: [{ account_id: 1, name: '佐藤', digits: 4, locked: false }],
};
const press = (digits: string) => {
  for (const digit of digits) fireEvent.click(screen.getByRole('button', { name: digit }));
};

it('counts a digit as soon as a wrong PIN is said to be wrong', async () => {
  render(<LockScreen state={state} onIn={() => {}} onPassword={() => {}} onRefused={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: '佐藤' }));
  press('1234');
  act(() => asked.refuse?.({ status: 401, message: 'PINが違います。' }));
  // The answer is still on its way: what would invite to type again is not shown while typing has no effect.
  expect(screen.queryByText('PINが違います。')).toBeNull();
  await act(async () => asked.answer(false));
  expect(screen.getByText('PINが違います。')).toBeDefined();
  press('5');
  expect(screen.getByRole('status', { name: '4桁のうち1桁を入力しました' })).toBeDefined();
});

it('drawn anew right after a tile was pressed, it still asks that person; later it begins with the tiles', () => {
  vi.useFakeTimers();
  const shown = <LockScreen state={state} onIn={() => {}} onPassword={() => {}} onRefused={() => {}} />;
  render(shown);
  vi.advanceTimersByTime(10_000);
  cleanup();
  render(shown);
  fireEvent.click(screen.getByRole('button', { name: '佐藤' }));
  cleanup();
  render(shown);
  expect(screen.getByRole('heading', { name: '佐藤さんのPIN' })).toBeDefined();
  cleanup();
  vi.advanceTimersByTime(10_000);
  render(shown);
  expect(screen.getByRole('heading', { name: 'だれが使いますか' })).toBeDefined();
  vi.useRealTimers();
});
