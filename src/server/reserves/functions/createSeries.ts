import { flagToBoolean, mealsFromForm } from '../../../contract/form-mapping.ts';
import { implement } from '../../callable/context.ts';
import { refuseDueConsents } from '../../company/consents.ts';
import { contentHash } from '../../same-content.ts';
import { createSeriesOf } from '../series/create-series.ts';
import { seriesStay } from '../series/quote-series.ts';

/** Ours: several days by one confirm. Idempotent by its key. */
export const createSeries = implement('createSeries', async (context, input) => {
  const { database, clock, customer, person } = context;
  await refuseDueConsents(context, customer);
  const other = flagToBoolean(input.pickup_flag);
  const { reserves, ...made } = await createSeriesOf(database, {
    now: clock.now(),
    customer: { id: customer.id },
    member_id: person.family_member_id,
    child_ids: input.child_ids,
    meals: mealsFromForm(input),
    stays: input.stays.map((stay) => ({ ...seriesStay(stay), quoted_amount: stay.quoted_amount })),
    care: {
      pick_up_name: other ? input.pickup_name : null,
      pick_up_tel: other ? input.pickup_tel : null,
      remarks: input.remarks,
    },
    mode: input.mode,
    idempotency_key: input.idempotency_key,
    // The amounts are not part of what is asked for.
    content_hash: contentHash({ ...input, stays: input.stays.map(({ quoted_amount: _shown, ...stay }) => stay) }),
  });
  return {
    status: 'OK',
    ...made,
    days: reserves.map((reserve) => ({
      reserve_id: reserve.id,
      reserve_date: reserve.reserve_date,
      branch_name: reserve.branch_name,
      start_datetime: reserve.start_datetime.toISOString(),
      end_datetime: reserve.end_datetime.toISOString(),
      approval_status: reserve.approval_status,
      reserve_amount: reserve.reserve_amount,
    })),
  };
});
