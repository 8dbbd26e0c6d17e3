import { readSignedLink, signLink } from './signed-links.ts';

/** The address is part of what is signed: a link stops working when the customer's address changes. */
const purposeOf = (email: string): string => `email ${email.toLowerCase()}`;

export const signEmailLink = (key: string, customer: { id: number; email: string }, expires: Date): string =>
  signLink(key, purposeOf(customer.email), customer.id, expires);

/** Whose link it says it is; nothing is proved by that yet. */
export const claimedCustomer = (segment: string): number => Number(/^(\d{1,9})-/.exec(segment)?.[1] ?? 0);

export const isEmailLinkOf = (key: string, customer: { id: number; email: string }, segment: string, now: Date) =>
  readSignedLink(key, purposeOf(customer.email), segment, now) === customer.id;
