import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone } from '../definition.ts';

/** The kitchen: a meal for a child with an allergy is confirmed by a person. */
export const kitchenFunctions = {
  staffConfirmMeal: define(
    'staff',
    z.object({
      reserve_id: field.id('予約'),
      child_id: field.id('お子さま'),
      /** What the person read (mealFacts): if meals or allergies have changed since, they read again. */
      facts: z.string().min(1).max(1000),
      note: field.optionalText('確認したこと', 200),
    }),
    okResult({}),
    { ok: okDone, audit: 'アレルギーのある食事の確認' },
  ),
};
