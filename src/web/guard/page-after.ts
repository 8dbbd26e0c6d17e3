import type { RegistrationStatus } from '../../domain/codes.ts';
import { nextRegistrationPage } from '../../domain/membership/registration.ts';

type Customer = {
  readonly registration_status: number;
  readonly plan_type_id: number | null;
} & ({ readonly stripe_payment_method_id: string | null } | { readonly has_card: boolean });

/** Which page of variant B's second half a customer belongs to now; My Page when nothing is left. */
export function pageAfter(customer: Customer | undefined): string {
  const next = nextRegistrationPage({
    registration_status: (customer?.registration_status ?? null) as RegistrationStatus | null,
    plan_type_id: customer?.plan_type_id ?? null,
    has_card: customer !== undefined && hasCard(customer),
  });
  return next ?? '/mypage/top';
}

const hasCard = (customer: Customer): boolean =>
  'has_card' in customer ? customer.has_card : customer.stripe_payment_method_id !== null;
