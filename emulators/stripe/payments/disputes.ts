import type { Call, Route } from '../api/call.ts';
import { invalidRequest } from '../api/failure.ts';
import { PAGING, page } from '../api/listing.ts';
import type { Charge, StripeObject } from '../api/objects.ts';
import { flag, map, mergeMetadata, text } from '../api/params.ts';
import type { StripeEmulator } from '../emulator.ts';
import { changing, emit, find } from '../emulator.ts';
import { newId } from '../state.ts';
import { addBalanceTransaction } from './balance.ts';

/** What Stripe asks for a dispute in Japan, in yen. */
const DISPUTE_FEE = 1500;

/** The cardholder asks for the money back (test card ending in 0259). */
export function dispute(emulator: StripeEmulator, charge: Charge): void {
  charge.disputed = true;
  const id = newId('du');
  const object = {
    id,
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: charge.created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    intended_submission_method: null,
    evidence_details: {
      due_by: charge.created + 9 * 86_400,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  emulator.state.disputes[id] = object;
  moveBalance(emulator, object, 'dispute', charge.created);
  emit(emulator, 'charge.dispute.created', object);
}

/** The card company takes the money (and a fee) at once, and gives it back when the dispute is won. */
function moveBalance(
  emulator: StripeEmulator,
  object: StripeObject,
  category: 'dispute' | 'dispute_reversal',
  created: number,
): void {
  const amount = Number(object.amount);
  addBalanceTransaction(emulator, {
    type: 'adjustment',
    reporting_category: category,
    amount: category === 'dispute' ? -amount : amount,
    fee: category === 'dispute' ? DISPUTE_FEE : 0,
    source: object.id,
    currency: String(object.currency),
    created,
  });
}

const isClosed = ({ status }: StripeObject): boolean => status === 'won' || status === 'lost';

function end(emulator: StripeEmulator, object: StripeObject, status: 'won' | 'lost'): StripeObject {
  changing(emulator, 'charge.dispute.updated', object, () => {
    object.status = status;
  });
  if (status === 'won') moveBalance(emulator, object, 'dispute_reversal', emulator.clock());
  emit(emulator, 'charge.dispute.closed', object);
  return object;
}

/** Evidence as in Stripe's test mode: the text `winning_evidence` or `losing_evidence` decides at once. */
function update(emulator: StripeEmulator, { id, params }: Call): StripeObject {
  const object = find(emulator, 'disputes', id);
  if (isClosed(object)) throw invalidRequest('This dispute is already closed');
  const evidence = map(params, 'evidence');
  changing(emulator, 'charge.dispute.updated', object, () => {
    object.metadata = mergeMetadata((object.metadata ?? {}) as Record<string, string>, params);
    if (evidence === undefined) return;
    object.evidence = { ...(object.evidence as object), ...evidence };
    if (flag(params, 'submit') !== false) object.status = 'under_review';
  });
  const word = evidence === undefined ? undefined : text(evidence, 'uncategorized_text');
  if (word === 'winning_evidence') return end(emulator, object, 'won');
  if (word === 'losing_evidence') return end(emulator, object, 'lost');
  return object;
}

function close(emulator: StripeEmulator, { id }: Call): StripeObject {
  const object = find(emulator, 'disputes', id);
  if (isClosed(object)) throw invalidRequest('This dispute is already closed');
  return end(emulator, object, 'lost');
}

export const disputeRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/disputes',
    accepts: [...PAGING, 'charge', 'payment_intent'],
    run: (emulator, { params }) => {
      const filters = (['charge', 'payment_intent'] as const).map((name) => [name, text(params, name)] as const);
      const disputes = Object.values(emulator.state.disputes).filter((object) =>
        filters.every(([name, value]) => value === undefined || object[name] === value),
      );
      return page('/v1/disputes', disputes, params);
    },
  },
  { method: 'GET', path: '/v1/disputes/:id', accepts: [], run: (emulator, { id }) => find(emulator, 'disputes', id) },
  { method: 'POST', path: '/v1/disputes/:id', accepts: ['evidence', 'metadata', 'submit'], run: update },
  { method: 'POST', path: '/v1/disputes/:id/close', accepts: [], run: close },
];
