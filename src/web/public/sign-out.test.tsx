import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import SignOut from './sign_out.tsx';

const signOut = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('../session/browser-session.ts', async (original) => ({
  ...(await original<typeof import('../session/browser-session.ts')>()),
  session: () => ({ signOut }),
}));
afterEach(cleanup);

it('a server that does not answer is said, and can be tried again; opening the address alone asks nothing', async () => {
  signOut.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const router = createMemoryRouter([{ path: '/sign_out', Component: SignOut }], { initialEntries: ['/sign_out'] });
  render(<RouterProvider router={router} />);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'ログアウトする' }));
  expect(signOut).not.toHaveBeenCalled();
  press();
  await screen.findByText(/ログアウトできませんでした/);
  press();
  await screen.findByRole('heading', { level: 1, name: 'ログアウトしました' });
  expect(signOut).toHaveBeenCalledTimes(2);
});
