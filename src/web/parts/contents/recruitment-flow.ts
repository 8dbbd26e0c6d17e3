import type { z } from 'zod';
import type { Flow } from '../../flow/flow.ts';
import type { applicationSchema } from './recruitment-schema.ts';

type ApplicationValues = z.input<typeof applicationSchema>;

/** An application is to one branch, so that two of them do not share a draft. */
export const applicationFlow = (branch_id: string): Flow<ApplicationValues> => ({
  name: `staff_recruitments/${branch_id}`,
  cookie: 'confirm',
  missing: 'customer_information_missing',
  form: `/staff_recruitments/apply/${branch_id}`,
  confirm: `/staff_recruitments/confirm/${branch_id}`,
  done: `/staff_recruitments/done?branch_id=${branch_id}`,
});
