import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { emergencyContactShape } from '../../forms.ts';
import { define, okDone } from '../definition.ts';

export const emergencyContactFunctions = {
  /** What the parent says at the door, where it was not given before. */
  staffUpdateEmergencyContact: define(
    'staff',
    z.object({ customer_id: field.id('お客様'), ...emergencyContactShape }),
    okResult({}),
    { ok: okDone, audit: '緊急連絡先の記入' },
  ),
};
