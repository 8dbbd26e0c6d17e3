import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { keyedHash } from './store/secrets.ts';

/** The longest a browser keeps a cookie. */
const FOUR_HUNDRED_DAYS = 400 * 24 * 3600;
/** Both parents and a few of the staff may share one browser. */
const MOST_ACCOUNTS = 6;

/**
 * A cookie by which a browser shows that an account signed in on it before (also after sign-out). It opens nothing: its
 * password attempts are only counted apart from those of strangers, who else could keep the owner out (decision 70).
 */
export function knownDevice({ AUTH_SIGNING_KEY, PUBLIC_URL }: Services['config']) {
  const secure = PUBLIC_URL.startsWith('https:');
  const name = secure ? '__Host-device' : `device_${new URL(PUBLIC_URL).port || '80'}`;
  const options = { path: '/', httpOnly: true, secure, sameSite: 'lax', maxAge: FOUR_HUNDRED_DAYS } as const;
  const markOf = (uid: string) => keyedHash(AUTH_SIGNING_KEY, `known device ${uid}`).slice(0, 32);
  const marks = (request: FastifyRequest) => (request.cookies[name] ?? '').split('.').filter(Boolean);
  return {
    knows: (request: FastifyRequest, uid: string): boolean => marks(request).includes(markOf(uid)),
    remember(reply: FastifyReply, uid: string): void {
      const before = marks(reply.request);
      const mark = markOf(uid);
      if (before.includes(mark)) return;
      reply.setCookie(name, [mark, ...before].slice(0, MOST_ACCOUNTS).join('.'), options);
    },
  };
}
