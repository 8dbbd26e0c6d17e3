import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const THIRTY_DAYS = 30 * 24 * 3600;

/**
 * The session cookie: opaque, HttpOnly, sent to this site only. The `__Host-` prefix needs https, so a plain-http
 * localhost uses the bare name; which of the two it is follows from PUBLIC_URL alone.
 */
export function sessionCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-session' : `session_${new URL(publicUrl).port || '80'}`;
  const options = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const;
  return {
    read: (request: FastifyRequest): string | null => request.cookies[name] ?? null,
    write: (reply: FastifyReply, token: string) => reply.setCookie(name, token, { ...options, maxAge: THIRTY_DAYS }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}

/**
 * A browser names the page that posts; another site's page is refused (the cookie would travel with its form), and so is one
 * of a sister host of ours. Where the browser left Origin out, what it says of the page's relation to us decides.
 */
export function isCrossSite(request: FastifyRequest): boolean {
  const { origin, host } = request.headers;
  const relation = request.headers['sec-fetch-site'];
  if (origin === undefined) return relation !== undefined && relation !== 'same-origin' && relation !== 'none';
  try {
    return new URL(origin).host !== host;
  } catch {
    return true;
  }
}
