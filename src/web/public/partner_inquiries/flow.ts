import { z } from 'zod';
import { partnerInquiryForm } from '../../../contract/forms.ts';
import type { Flow } from '../../flow/flow.ts';

export const partnerInquirySchema = partnerInquiryForm.extend({ website: z.string() });
export type PartnerInquiryValues = z.input<typeof partnerInquirySchema>;

export const partnerInquiryFlow: Flow<PartnerInquiryValues> = {
  name: 'partner_inquiries',
  cookie: 'confirm',
  missing: 'customer_information_missing',
  form: '/partner_inquiries',
  confirm: '/partner_inquiries/confirm',
  done: '/partner_inquiries/done',
};
