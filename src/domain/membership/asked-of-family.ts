import { type CustomerStatus, customerStatus, registrationStatus } from '../codes.ts';

/** What My Page asks of a family or has to tell it, the most urgent first. SPEC §4 calls four of them info3 and error1 to error3. */
const inOrder = [
  'seat_offer',
  'stopped',
  'error2',
  'error3',
  'info3',
  'morning',
  'branch_answer',
  'papers',
  'consents',
  'health',
  'mail_bounced',
  'line_blocked',
  'error1',
  'mail_unverified',
] as const;
export type AskedKind = (typeof inOrder)[number];

export type Asked = {
  readonly kind: AskedKind;
  /** Nothing new can be reserved, or a seat goes, until it is done: these alone are red. */
  readonly stops: boolean;
  /** SPEC §4 names it: it stands in words on My Page itself, never only as a number. */
  readonly named: boolean;
};

export type AskedFacts = {
  readonly status: CustomerStatus | null;
  readonly registrationStatus: number;
  /** A settlement (usage or cancellation fee) could not be charged; and new reserves wait for it. */
  readonly unpaid: boolean;
  readonly paused: boolean;
  /** Headquarters stopped the family. */
  readonly stopped: boolean;
  /** A reserve is taken back unless a card comes in time. */
  readonly cardDue: boolean;
  readonly seatOffers: number;
  /** Stays of today whose morning form is missing; that the branch has answered or looks at. */
  readonly mornings: number;
  readonly branchAnswers: number;
  readonly papers: number;
  readonly consents: number;
  readonly health: number;
  readonly mailBounced: boolean;
  readonly mailUnverified: boolean;
  readonly lineBlocked: boolean;
};

const { disabled, withdrawn } = customerStatus.code;
const named: readonly AskedKind[] = ['info3', 'error1', 'error2', 'error3'];

export function askedOfFamily(facts: AskedFacts): readonly Asked[] {
  const holds: Readonly<Record<AskedKind, boolean>> = {
    seat_offer: facts.seatOffers > 0,
    stopped: facts.stopped,
    error1: facts.status === withdrawn,
    error2: facts.status === disabled,
    error3: facts.unpaid,
    info3: facts.registrationStatus !== registrationStatus.code.complete,
    morning: facts.mornings > 0,
    branch_answer: facts.branchAnswers > 0,
    papers: facts.papers > 0,
    consents: facts.consents > 0,
    health: facts.health > 0,
    mail_bounced: facts.mailBounced,
    line_blocked: facts.lineBlocked,
    mail_unverified: facts.mailUnverified,
  };
  const stops: readonly AskedKind[] = [
    'stopped',
    'error2',
    ...(facts.paused ? ['error3' as const] : []),
    ...(facts.cardDue ? ['info3' as const] : []),
  ];
  return inOrder
    .filter((kind) => holds[kind])
    .map((kind) => ({ kind, stops: stops.includes(kind), named: named.includes(kind) }));
}
