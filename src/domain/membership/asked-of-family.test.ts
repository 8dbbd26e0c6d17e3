import { expect, it } from 'vitest';
import { type AskedFacts, askedOfFamily } from './asked-of-family.ts';

const calm: AskedFacts = {
  status: 1,
  registrationStatus: 1,
  unpaid: false,
  paused: false,
  stopped: false,
  cardDue: false,
  seatOffers: 0,
  mornings: 0,
  branchAnswers: 0,
  papers: 0,
  consents: 0,
  health: 0,
  mailBounced: false,
  mailUnverified: false,
  lineBlocked: false,
};

/** Kinds in order; `!` stops something. */
const asked = (change: Partial<AskedFacts>): string =>
  askedOfFamily({ ...calm, ...change })
    .map(({ kind, stops }) => kind + (stops ? '!' : ''))
    .join(' ');

it.each<[Partial<AskedFacts>, string]>([
  [{}, ''],
  [{ status: 3 }, 'error1'],
  [{ status: 2 }, 'error2!'],
  [{ unpaid: true }, 'error3'],
  [{ unpaid: true, paused: true }, 'error3!'],
  [{ registrationStatus: 2 }, 'info3'],
  [{ registrationStatus: 3, cardDue: true }, 'info3!'],
  [{ stopped: true }, 'stopped!'],
  // Hidden from this person: what the contract says is not known, and nothing is said of it.
  [{ status: null }, ''],
  [{ mornings: 2, papers: 1, consents: 1, health: 1 }, 'morning papers consents health'],
  [{ seatOffers: 1, mornings: 1, unpaid: true }, 'seat_offer error3 morning'],
  [{ mailUnverified: true, lineBlocked: true, mailBounced: true }, 'mail_bounced line_blocked mail_unverified'],
  [{ branchAnswers: 1, status: 2, unpaid: true, paused: true }, 'error2! error3! branch_answer'],
])('%o', (change, expected) => {
  expect(asked(change)).toBe(expected);
});

it('says in words on the page itself what the specification names', () => {
  const everything: AskedFacts = { ...calm, status: 2, unpaid: true, registrationStatus: 2, mornings: 1 };
  const words = askedOfFamily(everything).filter(({ named }) => named);
  expect(words.map(({ kind }) => kind)).toEqual(['error2', 'error3', 'info3']);
});
