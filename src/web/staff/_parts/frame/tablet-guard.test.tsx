import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const lock = vi.hoisted(() => vi.fn(async () => true));
vi.mock('../../../session/browser-session.ts', () => {
  const session = {
    state: () => ({ kind: 'signed_in', user: { tablet } }),
    subscribe: () => () => {},
    lock,
  };
  const tablet = { id: 1, lock_minutes: 5 };
  return { session: () => session, onSignOut: () => {} };
});
vi.mock('../../../session/staff-session.ts', () => ({ askTabletState: () => new Promise(() => {}) }));
const { noteTouch } = await import('../../../console/tablet/last-touch.ts');
const { TabletGuard } = await import('./tablet-guard.tsx');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T10:00:00+09:00') });
  lock.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function at(path: string) {
  noteTouch();
  const element = (
    <TabletGuard>
      <p>お昼寝 3名</p>
    </TabletGuard>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
}

it('a tablet nobody touches locks; the wall of a room stays shown and locks at the next touch', async () => {
  await at('/staff/today');
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000 - 1));
  expect(lock).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(lock).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('お昼寝 3名')).toBeNull();
  cleanup();

  await at('/staff/care/wall');
  await act(() => vi.advanceTimersByTimeAsync(60 * 60_000));
  expect(lock).toHaveBeenCalledTimes(1);
  expect(screen.getByText('お昼寝 3名')).toBeTruthy();
  await act(async () => void fireEvent.pointerDown(window));
  expect(lock).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('お昼寝 3名')).toBeNull();
});
