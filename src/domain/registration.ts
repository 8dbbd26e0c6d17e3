import { type RegistrationStatus, registrationStatus } from './codes.ts';
import type { RoutePath } from './routes.ts';

/** How a registration proceeds (SPEC §4; domain-rules variants A and B). null: no customer row yet. */
export type RegistrationAction = 'register' | 'register_with_reserve' | 'confirm_details';

const { account_only, complete, details_pending } = registrationStatus.code;

export const registrationTransitions: readonly {
  readonly from: RegistrationStatus | null;
  readonly action: RegistrationAction;
  readonly to: RegistrationStatus;
}[] = [
  { from: null, action: 'register', to: complete },
  { from: account_only, action: 'register', to: complete },
  { from: null, action: 'register_with_reserve', to: details_pending },
  { from: account_only, action: 'register_with_reserve', to: details_pending },
  // SPEC §4: confirming the details applies only to a customer in 2.
  { from: details_pending, action: 'confirm_details', to: complete },
];

export function transitionRegistration(
  from: RegistrationStatus | null,
  action: RegistrationAction,
):
  | { readonly ok: true; readonly to: RegistrationStatus }
  | { readonly ok: false; readonly reason: 'already_registered' | 'not_registered' } {
  const row = registrationTransitions.find((each) => each.from === from && each.action === action);
  if (row) return { ok: true, to: row.to };
  return {
    ok: false,
    reason: action === 'confirm_details' && !isRegistered(from) ? 'not_registered' : 'already_registered',
  };
}

/** The guard's ENABLE and DISABLE. */
export const isRegistered = (status: RegistrationStatus | null): boolean =>
  status === complete || status === details_pending;

/** Where info3 and the done pages of variant B lead; null when nothing is left to do. */
export function nextRegistrationPage(customer: {
  readonly registration_status: RegistrationStatus | null;
  readonly plan_type_id: number | null;
  readonly has_card: boolean;
}): RoutePath | null {
  if (!isRegistered(customer.registration_status)) return '/registration/customers/add';
  if (customer.plan_type_id === null || !customer.has_card) return '/registration_reserves/payment_methods/add';
  return customer.registration_status === details_pending ? '/registration_reserves/customer_details/add' : null;
}
