/** Why the user is sent to LINE; each purpose has its own callback page (SPEC §2). */
export type LineStartPurpose =
  | 'register'
  | 'reserves'
  | 'login'
  | 'friend'
  | 'notification'
  | 'change'
  | 'confirm'
  | 'family';

export type LineStart = {
  purpose: LineStartPurpose;
  /** path_name of the branch, and where to go on afterwards; the server keeps both through the round trip. */
  branch?: string | null | undefined;
  returnTo?: string | null | undefined;
  /** After a failed automatic login: LINE shows its own sign-in form instead of trying again. */
  retry?: boolean;
};

/** The server's address that makes state, nonce and PKCE and sends the browser on to LINE. */
export function lineStartPath({ purpose, branch, returnTo, retry = false }: LineStart): string {
  const query = new URLSearchParams({ purpose });
  if (branch) query.set('branch', branch);
  if (returnTo) query.set('return_to', returnTo);
  if (retry) query.set('retry', '1');
  return `/auth/line/start?${query}`;
}
