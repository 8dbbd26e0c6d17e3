import { accessOf } from '../../domain/route-path.ts';

/** Forms, confirm pages and sign-in: one thing to do there, and the on-screen keyboard needs the room. */
const withoutBar = [
  /^\/(user_inquiries|partner_inquiries|staff_recruitments\/.)/,
  /^\/mypage\/(reserves|reserves_today)\/(?!list$)/,
  /^\/mypage\/.*\/(edit|add|confirm|delete|buy|unsubscribe|cancel|resubscribe)(\/|$)/,
  /^\/(sign_out|gallery)(\/|$)/,
];

export function showsFixedBar(path: string): boolean {
  const access = accessOf(path);
  if (access !== 'public' && access !== 'mypage') return false;
  return !withoutBar.some((pattern) => pattern.test(path));
}
