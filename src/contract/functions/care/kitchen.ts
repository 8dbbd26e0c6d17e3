import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone } from '../definition.ts';

const child = { reserve_id: field.id('予約'), child_id: field.id('お子さま') };
const confirmed = {
  /** What the person read (mealFacts): if meals or allergies have changed since, they read again. */
  facts: z.string().min(1).max(1000),
  note: field.optionalText('確認したこと', 200),
};

/** The kitchen: a meal for a child with an allergy is confirmed by a person. */
export const kitchenFunctions = {
  staffConfirmMeal: define('staff', z.object({ ...child, ...confirmed }), okResult({}), {
    ok: okDone,
    audit: 'アレルギーのある食事の確認',
  }),
  /**
   * Several of the same menu and allergens. Who may have a severe reaction, has an EpiPen or was never asked is confirmed
   * alone; who was not confirmed here is named and stops nobody else.
   */
  staffConfirmMeals: define(
    'staff',
    z.object({ children: z.array(z.object(child)).min(1).max(100), ...confirmed }),
    okResult({ left: z.array(z.object({ child_id: z.number(), msg: z.string() })) }),
    { ok: okDone, audit: { also: ['staffConfirmMeal'] } },
  ),
};
