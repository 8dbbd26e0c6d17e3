import { safeReturnTo } from '../../domain/routing/return-to.ts';

/** A completed sign-in goes to a valid return_to itself, with its query (product-rules.md "Guard, precisely"). */
export const afterSignIn = (returnTo: string | null | undefined): string => safeReturnTo(returnTo) ?? '/mypage/top';

/** The same page of sign-in or registration, with what must not get lost on the way. */
export function withReturnTo(path: string, returnTo: string | null): string {
  const safe = safeReturnTo(returnTo);
  return safe === null ? path : `${path}?return_to=${encodeURIComponent(safe).replaceAll('%2F', '/')}`;
}
