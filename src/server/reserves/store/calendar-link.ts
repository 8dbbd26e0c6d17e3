import { readSignedLink, signLink } from '../../auth/store/signed-links.ts';

/** A reserve's calendar file for one person and some minutes: only the person it was made for can open it. */
export const calendarAddress = (secret: string, { id, uid, until }: { id: number; uid: string; until: Date }): string =>
  `/calendar/${signLink(secret, `calendar ${uid}`, id, until)}.ics`;

/** The reserve, or null if the address was made for another person, has expired, or was never ours. */
export const readCalendarAddress = (secret: string, segment: string, uid: string, now: Date): number | null =>
  readSignedLink(secret, `calendar ${uid}`, segment, now);
