import { readSignedLink, signLink } from './signed-links.ts';

const purpose = 'advertising way out';
/** Longer than anybody keeps a mail to answer it. */
const DAYS = 1000;

/** The way out of advertising for one person, in the fragment: no server, log or referrer sees it. */
export const wayOutAddress = (secret: string, family_member_id: number, sent: Date): string =>
  `/advertising/stop#token=${signLink(secret, purpose, family_member_id, new Date(sent.getTime() + DAYS * 86_400_000))}`;

/** The person, or null for what was never ours. */
export const readWayOut = (secret: string, token: string, now: Date): number | null =>
  readSignedLink(secret, purpose, token, now);
