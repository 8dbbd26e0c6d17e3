import { type CustomerStatus, customerStatus } from '../codes.ts';
import type { TokyoDate } from '../time.ts';

/** The life of a customer as data (SPEC §4, product-rules.md "Customer lifecycle"). */
/** The name of a family after its erasure. */
export const erasedName = '削除済み';

export type CustomerAction = 'payment_failed' | 'payment_recovered' | 'unsubscribe' | 'cancel' | 'resubscribe';

const { enabled, disabled, withdrawn, accountDeleted } = customerStatus.code;

const customerTransitions: readonly {
  readonly from: CustomerStatus;
  readonly action: CustomerAction;
  readonly to: CustomerStatus;
}[] = [
  { from: enabled, action: 'payment_failed', to: disabled },
  { from: disabled, action: 'payment_failed', to: disabled },
  { from: disabled, action: 'payment_recovered', to: enabled },
  { from: enabled, action: 'payment_recovered', to: enabled },
  { from: enabled, action: 'unsubscribe', to: withdrawn },
  { from: disabled, action: 'unsubscribe', to: withdrawn },
  { from: enabled, action: 'cancel', to: accountDeleted },
  { from: disabled, action: 'cancel', to: accountDeleted },
  { from: withdrawn, action: 'cancel', to: accountDeleted },
  { from: withdrawn, action: 'resubscribe', to: enabled },
];

/** The status after what happened to the customer; what the table does not name changes nothing. */
export const customerStatusAfter = (status: CustomerStatus, action: CustomerAction): CustomerStatus =>
  customerTransitions.find((row) => row.from === status && row.action === action)?.to ?? status;

export type CustomerFacts = {
  readonly status: CustomerStatus;
  /** No upcoming reserve and nothing unpaid (the customer view). */
  readonly cancellable_flag: boolean;
  /** End of the paid period; today for a free plan. */
  readonly expiry_date: TokyoDate;
  /** Day of the last upcoming live reserve, if any. */
  readonly last_reserve_date: TokyoDate | null;
};

export type CustomerTransition =
  | { readonly ok: true; readonly to: CustomerStatus }
  | { readonly ok: false; readonly reason: 'stale_status' | 'not_cancellable' | 'has_upcoming_reserves' };

export function transitionCustomer(customer: CustomerFacts, action: CustomerAction): CustomerTransition {
  const row = customerTransitions.find((each) => each.from === customer.status && each.action === action);
  if (!row) return { ok: false, reason: 'stale_status' };
  if (action === 'cancel' && !customer.cancellable_flag) return { ok: false, reason: 'not_cancellable' };
  const { last_reserve_date, expiry_date } = customer;
  // Days up to expiry_date may still be used; later reserves must be cancelled first.
  if (action === 'unsubscribe' && last_reserve_date !== null && last_reserve_date > expiry_date) {
    return { ok: false, reason: 'has_upcoming_reserves' };
  }
  return { ok: true, to: row.to };
}

/** May this customer make a new reserve for that day? Not while the account is just being left or deleted. */
export function reserveRefusedTo(
  customer: Pick<CustomerFacts, 'status' | 'expiry_date'> & {
    readonly leaving_flag: boolean;
    /** Headquarters stopped the family. */
    readonly stopped_flag: boolean;
    /** What is owed was not paid in time: new reserves wait for it. */
    readonly paused_flag?: boolean;
  },
  day: TokyoDate,
):
  | null
  | 'reserves_paused'
  | 'customer_disabled'
  | 'customer_withdrawn'
  | 'account_deleted'
  | 'stale_status'
  | 'customer_stopped' {
  if (customer.leaving_flag) return 'stale_status';
  if (customer.stopped_flag && customer.status !== accountDeleted) return 'customer_stopped';
  switch (customer.status) {
    case enabled:
      return customer.paused_flag === true ? 'reserves_paused' : null;
    case disabled:
      return 'customer_disabled';
    case withdrawn:
      return day <= customer.expiry_date ? null : 'customer_withdrawn';
    case accountDeleted:
      return 'account_deleted';
  }
}
