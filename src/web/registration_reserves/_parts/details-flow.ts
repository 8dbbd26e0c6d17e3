import { type ZodType, z } from 'zod';
import { futureBirthDateText } from '../../../contract/fields.ts';
import { futureBirthDates } from '../../../contract/form-mapping.ts';
import {
  type customerDetailsForm,
  customerDetailsShape,
  emergencyContactAgrees,
  emergencyContactShape,
} from '../../../contract/forms.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Flow } from '../../flow/flow.ts';

/**
 * Variant B, last part: what SPEC §5's customer-details update requires, and the emergency contact where none was given
 * with the seat ('' where it was).
 */
export type DetailsValues = z.input<typeof customerDetailsForm> & {
  emergency_contact_name: string;
  emergency_contact_tel: string;
};

export const detailsFlow: Flow<DetailsValues> = {
  name: 'registration_reserves/customer_details',
  cookie: 'confirm',
  missing: 'prefecture_information_missing',
  form: '/registration_reserves/customer_details/add',
  confirm: '/registration_reserves/customer_details/confirm',
  done: '/registration_reserves/customer_details/done',
  choices: ({ prefecture_id, default_branch_id }) => ({
    prefecture_id: String(prefecture_id),
    default_branch_id: String(default_branch_id),
  }),
};

type Customer = { readonly tel: string; readonly emergency_contact_tel: string | null };

export const lacksContact = (customer: Customer | undefined): boolean => customer?.emergency_contact_tel === null;

/** The form for this customer: with the emergency contact only where it is still missing. */
export function detailsForm(today: TokyoDate, customer: Customer | undefined): ZodType {
  const asked = lacksContact(customer)
    ? z.looseObject({ ...customerDetailsShape, ...emergencyContactShape }).superRefine((form, context) => {
        emergencyContactAgrees({ ...form, tel: customer?.tel ?? '' }, context);
      })
    : z.looseObject(customerDetailsShape);
  return asked.superRefine((form, context) => {
    if (futureBirthDates({ date_of_birth: form.date_of_birth }, today).length === 0) return;
    const message = futureBirthDateText;
    context.addIssue({ code: 'custom', path: ['date_of_birth'], message, input: form });
  });
}
