import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The longest a browser keeps a cookie; each contact begins it again. */
const FOUR_HUNDRED_DAYS = 400 * 24 * 3600;

/** The registered tablet's secret: HttpOnly, never sent along from another site. Named as the session cookie is. */
export function tabletCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-tablet' : `tablet_${new URL(publicUrl).port || '80'}`;
  const options = { path: '/', httpOnly: true, secure, sameSite: 'strict' } as const;
  return {
    read: (request: FastifyRequest): string | null => request.cookies[name] ?? null,
    write: (reply: FastifyReply, secret: string) =>
      reply.setCookie(name, secret, { ...options, maxAge: FOUR_HUNDRED_DAYS }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}
