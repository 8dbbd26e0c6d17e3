import { redirect } from 'react-router';
import type { Quote } from '../../../../contract/functions/billing/price-lines.ts';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import type { ReservableStatus } from '../../../../domain/codes.ts';
import { callFunction } from '../../../data/browser-data.ts';
import type { FunctionFailure } from '../../../data/call-function.ts';
import type { ReserveChild } from '../choose/children-part.tsx';
import type { ReserveValues } from '../reserve-flow.ts';
import { askQuote, isMealRefusal } from './use-quote.ts';

type LaterRefund = NonNullable<FunctionOk<'quoteReserve'>['later_refund']>;

/** What a confirm page shows besides the draft itself. */
export type ConfirmData = {
  quote?: Quote;
  /** What the parent's tickets would do; null without any. */
  tickets?: FunctionOk<'quoteReserve'>['tickets'];
  /** What may come back later; null without a 認定. */
  later_refund?: LaterRefund | null;
  failure?: FunctionFailure;
  /** △: the branch answers first. */
  reservable_status?: ReservableStatus;
};

/** Price with its terms, and the day's mark, at once. */
export async function loadConfirmData(
  values: ReserveValues,
  children: readonly ReserveChild[],
  dateTo: string,
  reserve_id?: number,
): Promise<ConfirmData> {
  const { branch_id, reserve_date } = values;
  const child_ids = children.map((child) => child.id);
  const who = { child_ids, names: children.map((child) => child.name) };
  const [quoted, day] = await Promise.all([
    askQuote({ branch_id, who, fields: values, ...(reserve_id === undefined ? {} : { reserve_id }) }),
    callFunction('reserveSlots', {
      branch_id,
      date: reserve_date,
      children: child_ids.length,
      ...(reserve_id === undefined ? {} : { reserve_id }),
    }),
  ]);
  // Another time was taken over with meals that are not served then: the date step takes them off, and says so.
  if ('failure' in quoted && isMealRefusal(quoted.failure)) throw redirect(dateTo);
  return {
    ...('quote' in quoted ? quoted : { failure: quoted.failure }),
    ...(day.kind === 'ok' ? { reservable_status: day.result.reservable_status } : {}),
  };
}
