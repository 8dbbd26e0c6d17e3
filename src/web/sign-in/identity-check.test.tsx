import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IdentityCheck } from './identity-check.tsx';

const { callFunction } = vi.hoisted(() => ({ callFunction: vi.fn() }));
vi.mock('../data/browser-functions.ts', () => ({ callFunction }));
beforeEach(() => callFunction.mockReset());
afterEach(cleanup);

const onConfirmed = vi.fn();
function ask(by_password: boolean, by_line: boolean) {
  onConfirmed.mockReset();
  const element = (
    <IdentityCheck {...{ by_password, by_line, onConfirmed }} returnTo="/mypage/customers/edit/confirm" />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
const password = () => screen.getByLabelText<HTMLInputElement>(/^いまのパスワード/);
function press(value: string) {
  fireEvent.change(password(), { target: { value } });
  fireEvent.submit(password().form as HTMLFormElement);
}

it('a wrong password is said at its field, which has the focus; the right one goes on', async () => {
  ask(true, false);
  press('');
  expect(await screen.findByText('パスワードを入力してください。')).toBeTruthy();
  expect(callFunction).not.toHaveBeenCalled();

  callFunction.mockResolvedValueOnce({
    kind: 'refused',
    type: 'password_wrong',
    msg: 'いまのパスワードと違います。',
  });
  press('wrong-password');
  expect(await screen.findByText('いまのパスワードと違います。')).toBeTruthy();
  expect(document.activeElement).toBe(password());
  expect(onConfirmed).not.toHaveBeenCalled();

  callFunction.mockResolvedValueOnce({ kind: 'ok', result: { status: 'OK' } });
  press('imahoiku-demo');
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1));
  expect(callFunction).toHaveBeenLastCalledWith('confirmIdentity', { password: 'imahoiku-demo' });
});

it('a lost answer is said and confirms nothing', async () => {
  ask(true, false);
  callFunction.mockResolvedValueOnce({ kind: 'fault', code: 'unavailable', message: '', lost: true });
  press('imahoiku-demo');
  expect((await screen.findByRole('alert')).textContent).toContain('もう一度お試しください');
  expect(onConfirmed).not.toHaveBeenCalled();
});

it('who has LINE alone is asked for no password, and comes back to where they were', () => {
  ask(false, true);
  expect(screen.queryByLabelText(/パスワード/)).toBeNull();
  const line = screen.getByRole('link', { name: 'LINEで確認する' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(line)).toContain('/mypage/customers/edit/confirm');
});

it('who has a password alone is not sent to LINE', () => {
  ask(true, false);
  expect(screen.queryByRole('link', { name: 'LINEで確認する' })).toBeNull();
});
