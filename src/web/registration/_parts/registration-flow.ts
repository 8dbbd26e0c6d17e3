import type { z } from 'zod';
import type { registrationCustomerForm } from '../../../contract/forms.ts';
import type { Flow } from '../../flow/flow.ts';
import { type ChildrenValues, noChildren } from '../../person-fields/children-values.ts';

/** The form as typed, and the SetupIntent of the card ('' until it is confirmed). */
export type RegistrationValues = Omit<z.input<typeof registrationCustomerForm>, keyof ChildrenValues> &
  ChildrenValues & {
    setup_intent_id: string;
    /** The query of what was wanted before registering (domain/reserve-choice.ts), for the done page; '' for nothing. */
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
  ...noChildren,
  setup_intent_id: '',
  choice: '',
};
