import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { StayWhileLost } from './stay-while-lost.tsx';

const { state } = vi.hoisted(() => ({ state: { live: 'live' } }));
vi.mock('./staff-context.tsx', () => ({ useLiveState: () => state.live }));
afterEach(() => {
  cleanup();
  state.live = 'live';
});

function show() {
  render(
    <MemoryRouter initialEntries={['/staff/today']}>
      <StayWhileLost />
      <Link to="/staff/reserves">予約</Link>
      <Link to="/staff/today">今日</Link>
      <a href="tel:0312345678">電話</a>
      <Routes>
        <Route path="/staff/today" element={<p>今日の画面</p>} />
        <Route path="/staff/reserves" element={<p>予約の画面</p>} />
      </Routes>
    </MemoryRouter>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

it('with a connection every link leads on', () => {
  show();
  press('予約');
  expect(screen.getByText('予約の画面')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('without one the page that is open stays, and says so; a telephone number is rung', () => {
  state.live = 'lost';
  show();
  press('予約');
  expect(screen.getByText('今日の画面')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('この画面のままです');
  expect(press('電話')).toBe(true);
});

it('pages that were open in this tab can be gone to', () => {
  show();
  press('予約');
  state.live = 'lost';
  press('今日');
  expect(screen.getByText('今日の画面')).toBeDefined();
});
