import { CallableError, implement, Refusal } from '../../callable/context.ts';
import { paymentRefusalOf } from '../../gateways/payment-refused.ts';
import { countAttempt } from '../../store/rate-limits.ts';
import { claimTarget } from '../claim-target.ts';
import { chargeSettlement } from '../settle.ts';
import { unpaidClaims } from '../store/unpaid.ts';

/**
 * The card on file is asked once more, for one claim or for all: while the parent waits, claim by claim, each under its own
 * attempt. What the first card says no to is not asked of the rest.
 */
export const payUnpaid = implement('payUnpaid', async (context, input) => {
  const { clock, config, customer, database } = context;
  const now = clock.now();
  const one = Object.values({ ...input, quoted_amount: null }).some((id) => id !== null) ? claimTarget(input) : null;
  const claims = (await database.read(now, (db) => unpaidClaims(db, customer.id))).filter(
    ({ kind, id }) => one === null || (one.kind === kind && one.id === id),
  );
  if (claims.length === 0) throw new Refusal('already_settled');
  if (customer.stripe_payment_method_id === null) throw new Refusal('card_missing');
  const payable = claims.filter(({ open_method }) => open_method !== 'konbini');
  if (payable.length === 0) throw new Refusal('konbini_open');
  const amount = payable.reduce((sum, claim) => sum + claim.amount, 0);
  if (amount !== input.quoted_amount) throw new Refusal('quote_changed', { details: { amount } });
  const allowed = await database.read(now, (db) =>
    countAttempt(db, `pay unpaid ${customer.id}`, config.RATE_LIMIT_EMAIL_CHECK, now),
  );
  if (!allowed) throw new CallableError('RESOURCE_EXHAUSTED');
  const ends = { paid: 0, waiting: 0 };
  for (const { kind, id } of payable) {
    const end = await chargeSettlement(context, { kind, id }).catch((error: unknown) => {
      throw paymentRefusalOf(error) ?? error;
    });
    if (end === 'failed') {
      if (ends.paid + ends.waiting > 0) break;
      throw new Refusal('card_still_declined');
    }
    if (end === 'waiting') ends.waiting += 1;
    else ends.paid += 1;
  }
  return { status: 'OK', ...ends };
});
