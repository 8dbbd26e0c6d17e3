import { session } from './browser-session.ts';
import { failureOf, type OnSignInFailure } from './session.ts';

const ask = (path: string, body: unknown) =>
  session()
    .post(path, body)
    .catch(() => undefined);

export async function requestPasswordReset(email: unknown): Promise<boolean> {
  if (typeof email !== 'string') return false;
  return (await ask('/auth/password_reset', { email }))?.ok ?? false;
}

/** What has become of a mailed link, before anything is typed. */
export async function checkPasswordReset(token: string): Promise<'open' | 'first' | 'used' | 'expired' | 'failed'> {
  const response = await ask('/auth/password_reset/check', { token });
  if (response?.ok) return (response.answer as { first?: unknown }).first === true ? 'first' : 'open';
  if (response?.status !== 400) return 'failed';
  return (response.answer as { type?: unknown } | undefined)?.type === 'used' ? 'used' : 'expired';
}

export async function confirmPasswordReset(
  token: string,
  password: string,
  onFailure: OnSignInFailure,
): Promise<boolean> {
  const response = await ask('/auth/password_reset/confirm', { token, password });
  if (!response?.ok) onFailure(failureOf(response));
  return response?.ok ?? false;
}

/** null: no answer. */
export async function verifyEmail(token: string): Promise<boolean | null> {
  const response = await ask('/auth/email_verification', { token });
  return response === undefined || response.status >= 500 ? null : response.ok;
}
