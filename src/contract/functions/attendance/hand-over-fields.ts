import { z } from 'zod';
import { identityDocument } from '../../../domain/staff-codes.ts';
import * as field from '../../fields.ts';

/** With every hand-over: which document was seen, if one was, and why a manager goes past the door's refusal. */
export const saidAtDoor = {
  document: z.literal(identityDocument.keys, '見た身分証を選択してください。').nullable().optional(),
  past_reason: field.optionalText('お引き渡しする理由', field.limits.staff_text).nullable().optional(),
};
