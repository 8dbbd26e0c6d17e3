import type { z } from 'zod';
import type { Flow } from '../../../flow/flow.ts';
import type { partnerInquirySchema } from './partner-inquiry-schema.ts';

type PartnerInquiryValues = z.input<typeof partnerInquirySchema>;

export const partnerInquiryFlow: Flow<PartnerInquiryValues> = {
  name: 'partner_inquiries',
  cookie: 'confirm',
  missing: 'customer_information_missing',
  form: '/partner_inquiries',
  confirm: '/partner_inquiries/confirm',
  done: '/partner_inquiries/done',
};
