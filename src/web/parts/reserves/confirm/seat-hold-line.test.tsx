import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SeatHoldLine } from './seat-hold-line.tsx';

const { clock } = vi.hoisted(() => ({ clock: { now: 0 } }));
vi.mock('../../../data/server-clock.ts', () => ({ serverNow: () => new Date(clock.now) }));

const expires_at = '2026-11-16T01:05:00.000Z';
const secondsBefore = (seconds: number) => {
  clock.now = Date.parse(expires_at) - seconds * 1000;
  act(() => void vi.advanceTimersByTime(600));
};
beforeEach(() => {
  vi.useFakeTimers();
  clock.now = Date.parse(expires_at) - 299_000;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('counts by the server’s clock, is read out once in the last minute, and then says that a press is still tried', () => {
  const { container } = render(<SeatHoldLine state={{ kind: 'held', expires_at }} />);
  const timer = () => screen.queryByRole('timer')?.textContent;
  const told = () => screen.getByRole('status').textContent;
  expect([timer(), told()]).toEqual(['この席を確保しています(あと4:59)', '']);
  secondsBefore(61);
  expect([timer(), told()]).toEqual(['この席を確保しています(あと1:01)', '']);
  secondsBefore(60);
  expect([timer(), told()]).toEqual(['この席を確保しています(あと1:00)', '席を確保している時間は、あと1分です。']);
  secondsBefore(-1);
  expect([timer(), told()]).toEqual([undefined, '']);
  expect(container.textContent).toBe('確保の時間が過ぎました。空いていれば予約できます。');
});

it('its place is there before there is anything to say, and the same when it is over: the button never moves', () => {
  const { container, rerender } = render(<SeatHoldLine state={{ kind: 'unsaid' }} />);
  const place = () => container.firstElementChild?.className;
  const before = place();
  expect(before).toContain('min-h-6');
  rerender(<SeatHoldLine state={{ kind: 'no_seat' }} />);
  expect(container.textContent).toBe('いまは席を確保できません。押すと空きを確認します。');
  expect(place()).toBe(before);
  rerender(<SeatHoldLine state={{ kind: 'held', expires_at }} />);
  secondsBefore(-1);
  expect(place()).toBe(before);
});
