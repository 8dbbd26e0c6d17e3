import { type RegistrationStatus, registrationStatus } from '../codes.ts';
import type { RoutePath } from '../routing/routes.ts';

/**
 * How a registration proceeds (SPEC §4): a customer begins as complete (createCustomer) or detailsPending
 * (createReservesCustomer), and the policy own_details leads from the second to the first, never elsewhere.
 */
const { complete, detailsPending } = registrationStatus.code;

/** The guard's ENABLE and DISABLE. */
export const isRegistered = (status: RegistrationStatus | null): boolean =>
  status === complete || status === detailsPending;

/** Where info3 and the done pages of variant B lead; null when nothing is left to do. */
export function nextRegistrationPage(customer: {
  readonly registration_status: RegistrationStatus | null;
  readonly plan_type_id: number | null;
  readonly has_card: boolean;
}): RoutePath | null {
  if (!isRegistered(customer.registration_status)) return '/registration/customers/add';
  if (customer.plan_type_id === null || !customer.has_card) return '/registration_reserves/payment_methods/add';
  return customer.registration_status === detailsPending ? '/registration_reserves/customer_details/add' : null;
}
