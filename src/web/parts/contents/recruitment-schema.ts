import { z } from 'zod';
import { recruitmentApplicationForm } from '../../../contract/forms.ts';

/** The contract's form and the hidden field that must stay empty. Loaded when the user begins to fill in the form. */
export const applicationSchema = recruitmentApplicationForm.extend({ website: z.string() });
