import { tokyoDateOf } from '../../../domain/time.ts';
import { implement, Refusal, refuse } from '../../callable/context.ts';
import { auditAgreed } from '../../membership/store/birth-dates.ts';
import { isAccepted, repriceForBirthDate, shownOf, writeChild, writeRepriced } from '../birth-date.ts';

/**
 * Ours: a birth date with reserves still to come is changed only together with what they then cost. The first call shows
 * it; the second carries the amounts the parent has seen, and does all of it or nothing.
 */
export const changeChildBirthDate = implement(
  'changeChildBirthDate',
  async ({ database, clock, customer, person }, input) => {
    const { child_id, date_of_birth, accepted_amounts } = input;
    const now = clock.now();
    if (date_of_birth > tokyoDateOf(now)) return refuse('input_error', { fields: ['date_of_birth'] });
    const asked = { now, childId: child_id, dateOfBirth: date_of_birth, customerId: customer.id };
    return database.transaction(clock.now(), async (tx) => {
      const { child, repriced } = await repriceForBirthDate(tx, asked);
      const reserves = repriced.map(shownOf);
      if (accepted_amounts === undefined) return { status: 'OK' as const, changed: false, reserves };
      if (!isAccepted(repriced, accepted_amounts)) throw new Refusal('quote_changed', { details: { reserves } });
      for (const each of repriced) {
        await writeRepriced(tx, asked, child, each);
        const { reserve, price } = each;
        const amounts = { amount_before: reserve.reserve_amount, reserve_amount: price.total };
        if (amounts.amount_before === amounts.reserve_amount) continue;
        await auditAgreed(tx, reserve, { action: 'familyChangedBirthDate', ...person, ...amounts });
      }
      await writeChild(tx, asked);
      return { status: 'OK' as const, changed: true, reserves };
    });
  },
);
