import { matchRoute } from './route-path.ts';

/** Long enough for any page with its filters, short enough for a URL inside a URL. */
const maxLength = 1000;

/**
 * The `return_to` of a sign-in, if it is a path of this site, else null. Refused: other origins and schemes, '//' and
 * backslashes (browsers read both as another host, also after '.' segments are removed), control characters, unknown
 * pages, and /sign_out, which would undo the sign-in.
 */
export function safeReturnTo(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxLength || !value.startsWith('/')) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
  if (/[\u0000-\u0020\u007f\\]/.test(value)) return null;
  const path = value.split(/[?#]/, 1)[0] ?? '';
  if (path.includes('//')) return null;
  const match = matchRoute(path);
  if (!match || match.route.path === '/sign_out') return null;
  return value;
}
