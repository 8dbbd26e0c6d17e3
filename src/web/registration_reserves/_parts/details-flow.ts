import { z } from 'zod';
import { futureBirthDates } from '../../../contract/form-mapping.ts';
import { type customerDetailsForm, customerDetailsShape } from '../../../contract/forms.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Flow } from '../../flow/flow.ts';

/** Variant B, last part: what SPEC §5's customer-details update requires. */
export type DetailsValues = z.input<typeof customerDetailsForm>;

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

export function detailsForm(today: TokyoDate) {
  return z.object(customerDetailsShape).superRefine((form, context) => {
    if (futureBirthDates(form, today).length === 0) return;
    const message = '生年月日に未来の日付は入力できません。';
    context.addIssue({ code: 'custom', path: ['date_of_birth'], message, input: form });
  });
}
