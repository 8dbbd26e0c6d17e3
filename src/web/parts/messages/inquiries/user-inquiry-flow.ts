import type { z } from 'zod';
import type { Flow } from '../../../flow/flow.ts';
import type { userInquirySchema } from './user-inquiry-schema.ts';

type UserInquiryValues = z.input<typeof userInquirySchema>;

export const userInquiryFlow: Flow<UserInquiryValues> = {
  name: 'user_inquiries',
  cookie: 'confirm',
  missing: 'customer_information_missing',
  form: '/user_inquiries',
  confirm: '/user_inquiries/confirm',
  done: '/user_inquiries/done',
};
