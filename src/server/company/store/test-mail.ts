import { minutesPerDay } from '../../../domain/time.ts';
import { readSignedLink, signLink } from '../../auth/store/signed-links.ts';

const purpose = 'test mail';
export const testMailMinutes = 7 * minutesPerDay;

export const signTestMail = (key: string, account_id: number, expires: Date): string =>
  signLink(key, purpose, account_id, expires);

/** Whoever at headquarters opens it: the mail was sent by us and has arrived. */
export const isTestMail = (key: string, segment: string, now: Date): boolean =>
  readSignedLink(key, purpose, segment, now) !== null;
