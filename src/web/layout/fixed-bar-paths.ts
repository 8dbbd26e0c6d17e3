/**
 * Forms, confirm pages and sign-in: one thing to do there, and the on-screen keyboard needs the room. By path and not by
 * the route table, which a public page need not carry for this.
 */
const withoutBar = [
  /^\/(login|require_login|forget_password|registration|registration_reserves|family_links|offers|passes|arrive|staff)(\/|$)/,
  /^\/(user_inquiries|partner_inquiries|staff_recruitments\/.)/,
  /^\/mypage\/(reserves|reserves_today)\/(?!(list|\d+)$)/,
  /^\/mypage\/(.*\/)?(edit|add|confirm|delete|buy|unsubscribe|cancel|resubscribe|morning|first_visit|health|benefit)(\/|$)/,
  /^\/(sign_out|gallery)(\/|$)/,
];

export const showsFixedBar = (path: string): boolean => !withoutBar.some((pattern) => pattern.test(path));

/** Inside a flow: forms, confirm, sign-in and done pages, which keep one line of the footer. */
export const isInFlow = (path: string): boolean =>
  !showsFixedBar(path) && !/^\/(sign_out|gallery|staff)(\/|$)/.test(path);

/** On a branch's page the bar reserves there: its path_name, as it is in the address. */
export const branchOfPath = (path: string): string | undefined => {
  const name = /^\/branches\/([^/]+)\/?$/.exec(path)?.[1];
  return name === 'list' ? undefined : name;
};
