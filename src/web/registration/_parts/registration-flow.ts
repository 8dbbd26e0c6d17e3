import type { z } from 'zod';
import type { registrationCustomerForm } from '../../../contract/forms.ts';
import type { Flow } from '../../flow/flow.ts';
import { type ChildrenValues, type ChildValues, noChildValues } from '../../parts/membership/fields/children-values.ts';

/** The form as typed, and the SetupIntent of the card ('' until it is confirmed). */
export type RegistrationValues = Omit<z.input<typeof registrationCustomerForm>, keyof ChildrenValues> &
  ChildrenValues & {
    setup_intent_id: string;
    /** The query of what was wanted before registering (domain/routing/reserve-choice.ts), for the done page; '' for nothing. */
    choice: string;
  };

/** Variant A (SPEC §2): everything in three steps on one address, then the receipt, then the member. */
export const registrationFlow: Flow<RegistrationValues> = {
  name: 'registration/customers',
  cookie: 'registration',
  missing: 'customer_information_missing',
  form: '/registration/customers/add',
  confirm: '/registration/customers/confirm',
  done: '/registration/customers/done',
  choices: ({ plan_type_id, prefecture_id, default_branch_id }) => ({
    plan_type_id: String(plan_type_id),
    prefecture_id: String(prefecture_id),
    default_branch_id: String(default_branch_id),
  }),
};

/** A child as createCustomer takes it: a gender left open is refused there like an empty choice. */
const complete = (child: ChildValues) => ({ ...child, gender: child.gender ?? '' });

/** The values as createCustomer takes them. */
export function registrationPayload({ child1, child2, child3, child4, ...values }: RegistrationValues) {
  return {
    ...values,
    child1: complete(child1),
    child2: child2 ? complete(child2) : null,
    child3: child3 ? complete(child3) : null,
    child4: child4 ? complete(child4) : null,
  };
}

export const emptyRegistration: RegistrationValues = {
  plan_type_id: '',
  name: '',
  name_kana: '',
  gender: '0',
  date_of_birth: '',
  tel: '',
  email: '',
  emergency_contact_name: '',
  emergency_contact_tel: '',
  postal_code: '',
  prefecture_id: '0',
  address1: '',
  address2: '',
  default_branch_id: '0',
  social_media_upload: '',
  ...noChildValues,
  setup_intent_id: '',
  choice: '',
};
