import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Tap } from '../../../console/taps/tap-queue.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { Lost } from './lost.tsx';

afterEach(cleanup);

const pressed = (secondsAgo: number, more: Partial<Tap> = {}): Tap => ({
  ...{ id: `${secondsAgo}`, reserve_id: 7, kind: 'check_out', childcare_status: 2 },
  tapped_at: new Date(serverNow().getTime() - secondsAgo * 1_000).toISOString(),
  ...more,
});
const said = () => screen.queryByText('まだサーバーに届いていない操作があります');

it('a press the server does not take is no quiet green: after ten seconds it says that it waits', () => {
  const { rerender } = render(<Lost taps={[pressed(3)]} live="live" />);
  expect(said()).toBeNull();
  rerender(<Lost taps={[pressed(15)]} live="live" />);
  expect(said()).not.toBeNull();
  expect(screen.getByText(/未送信の操作が1件あります/)).toBeTruthy();
  rerender(<Lost taps={[pressed(15, { answered: true })]} live="live" />);
  expect(said()).toBeNull();
});

it('without connection it says so, whether anything waits or not', () => {
  render(<Lost taps={[]} live="lost" />);
  expect(screen.getByText('サーバーにつながっていません')).toBeTruthy();
  expect(screen.getByText(/登園・降園はこのまま押せます/)).toBeTruthy();
});
