import { z } from 'zod';
import { userInquiryForm } from '../../../contract/forms.ts';
import type { Flow } from '../../flow/flow.ts';

/** The contract's form and the hidden field that must stay empty. */
export const userInquirySchema = userInquiryForm.extend({ website: z.string() });
export type UserInquiryValues = z.input<typeof userInquirySchema>;

export const userInquiryFlow: Flow<UserInquiryValues> = {
  name: 'user_inquiries',
  cookie: 'confirm',
  missing: 'customer_information_missing',
  form: '/user_inquiries',
  confirm: '/user_inquiries/confirm',
  done: '/user_inquiries/done',
};
