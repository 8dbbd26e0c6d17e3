import { type SelectReserveTermsData, SelectReserveTermsDocument } from '../../../../contract/operations/generated.ts';
import { cancellationSchedule } from '../../../../domain/billing/cancelling/cancellation-fee.ts';
import type { FeeStep } from '../../../../domain/billing/cancelling/cancellation-text.ts';
import type { ApprovalStatus, ChildcareStatus } from '../../../../domain/codes.ts';
import { rowInForceIfAny } from '../../../../domain/settings/in-force.ts';
import { dataClient } from '../../../data/browser-data.ts';
import { serverNow } from '../../../data/server-clock.ts';
import type { CancelledReserve } from './use-cancel.ts';

export type CancelTerms = {
  schedule: readonly FeeStep[];
  /** The policy's tier for a sick child; null before there was a policy. */
  illness: SelectReserveTermsData['cancellation_policies'][number] | null;
  /** Of a fee, given back for time that is sold again. */
  resale_percent: number;
};

/** When the fee of a stored reserve rises, by the policy of its day and the server's clock. */
export async function loadCancelTerms(reserve: CancelledReserve): Promise<CancelTerms> {
  const terms = await dataClient().query(SelectReserveTermsDocument, { date: reserve.reserve_date });
  const illness = rowInForceIfAny(terms.cancellation_policies, reserve.reserve_date);
  const resale_percent = illness?.resale_percent ?? 0;
  return { schedule: scheduleOf(reserve, terms, serverNow()), illness, resale_percent };
}

export function scheduleOf(
  reserve: Omit<CancelledReserve, 'reserve_series_id'>,
  terms: Pick<SelectReserveTermsData, 'cancellation_policies'>,
  now: Date,
): FeeStep[] {
  if (terms.cancellation_policies.length === 0) return [];
  const {
    kept_cancel_amount = 0,
    kept_cancel_deadline = null,
    free_cancel_until = null,
    payable_amount = reserve.reserve_amount,
  } = reserve.cancellation_fee ?? {};
  const cancellable = {
    ...reserve,
    approval_status: reserve.approval_status as ApprovalStatus,
    childcare_status: reserve.childcare_status as ChildcareStatus,
    kept_cancel_amount,
    kept_cancel_deadline,
    free_cancel_until,
    payable_amount,
  };
  return cancellationSchedule(cancellable, terms.cancellation_policies, now).map(({ fee, kept, ...step }) => ({
    ...step,
    cancel_amount: fee,
    kept_flag: kept,
  }));
}
