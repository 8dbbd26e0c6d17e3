import { expect, it, vi } from 'vitest';
import { requestPasswordReset } from './mailed-links.ts';
import { signInStaff } from './staff-session.ts';

const post = vi.fn();
vi.mock('./browser-session.ts', () => ({ session: () => ({ post }) }));

it('SPEC §5: email and password must be strings, else false without a request', async () => {
  const none = () => expect.unreachable();
  expect(await signInStaff(null, null, none, none)).toBe(false);
  expect(await requestPasswordReset({})).toBe(false);
  expect(post).not.toHaveBeenCalled();
});
