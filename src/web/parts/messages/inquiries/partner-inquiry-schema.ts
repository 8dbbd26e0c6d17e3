import { z } from 'zod';
import { partnerInquiryForm } from '../../../../contract/forms.ts';

/** The contract's form and the hidden field that must stay empty. Loaded when the user begins to fill in the form. */
export const partnerInquirySchema = partnerInquiryForm.extend({ website: z.string() });
