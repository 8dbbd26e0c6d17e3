/** The default role claim decides what counts as signed in (SPEC §4, §6). */
type SignedInRole = 'user' | 'staff';

export type SessionUser = {
  uid: string;
  role: SignedInRole;
  allowed_roles: readonly string[];
  /** Staff on a registered tablet. */
  tablet?: SessionTablet;
};

/** `limited`: a PIN was given and no password, so the server lets the person act as branch staff of this branch only. */
export type SessionTablet = { id: number; branch_id: number; limited: boolean; lock_minutes: number };

export type SessionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'signed_out' }
  | { readonly kind: 'signed_in'; readonly token: string; readonly expires_at: number; readonly user: SessionUser }
  /** The server could not be asked: neither signed in nor signed out. */
  | { readonly kind: 'failed' };

/** The answer of POST /auth/refresh, /auth/custom_token, /auth/password and /auth/staff. */
export type SessionAnswer = { token: string; expires_in: number; user: SessionUser };

export function isSessionAnswer(value: unknown): value is SessionAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const answer = value as Partial<SessionAnswer>;
  return (
    typeof answer.token === 'string' &&
    typeof answer.expires_in === 'number' &&
    typeof answer.user === 'object' &&
    answer.user !== null &&
    typeof answer.user.uid === 'string'
  );
}
