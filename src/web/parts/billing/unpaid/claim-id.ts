import type { ShownUnpaidClaim } from '../../../../contract/functions/billing/unpaid.ts';

export const noClaim = { childcare_id: null, reserve_cancellation_id: null, childcare_correction_id: null };

/** A claim as functions name it. */
export function claimId({ kind, id }: Pick<ShownUnpaidClaim, 'kind' | 'id'>) {
  if (kind === 'childcare') return { ...noClaim, childcare_id: id };
  return kind === 'cancellation'
    ? { ...noClaim, reserve_cancellation_id: id }
    : { ...noClaim, childcare_correction_id: id };
}
