import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CardCountdown } from './seat-notice.tsx';

const { clock } = vi.hoisted(() => ({ clock: { now: '' } }));
vi.mock('../../../data/learned-clock.ts', () => ({ serverNow: () => new Date(clock.now) }));

const at = (time: string) => `2026-11-16T${time}:00+09:00`;
beforeEach(() => {
  vi.useFakeTimers();
  clock.now = at('09:34');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The browser's own clock says another year: only the server's counts. */
it('the card is due by the server’s clock, and is read out once near the end', () => {
  const { container } = render(<CardCountdown due={at('09:54')} asked={false} />);
  const shown = (time: string) => {
    clock.now = at(time);
    act(() => void vi.advanceTimersByTime(5_000));
    return [container.querySelector('p')?.textContent, screen.getByRole('status').textContent];
  };
  const soon = 'カードの登録の期限まで、まもなくです。';
  expect(shown('09:34')).toEqual(['カードの登録は9:54まで(あと20分)', '']);
  expect(shown('09:35')).toEqual(['カードの登録は9:54まで(あと19分)', '']);
  expect(shown('09:48')).toEqual(['カードの登録は9:54まで(あと6分)', '']);
  expect(shown('09:50')).toEqual(['カードの登録は9:54まで(あと4分)', soon]);
  expect(shown('09:54')).toEqual(['カードの登録は9:54まで(期限になりました。席の状況を確認しています)', '']);
});

it('another day is named, and what becomes of the seat: reserved, or only held for a request', () => {
  const { rerender } = render(<CardCountdown due="2026-11-17T09:00:00+09:00" asked={false} />);
  expect(screen.getByText('11月17日(火) 9:00')).toBeDefined();
  expect(screen.getByText('それまで席をお取りしています。過ぎると、料金なしで取り消されます。')).toBeDefined();
  rerender(<CardCountdown due="2026-11-17T09:00:00+09:00" asked />);
  expect(screen.getByText(/席を仮に押さえています。過ぎると、リクエストは/)).toBeDefined();
});
