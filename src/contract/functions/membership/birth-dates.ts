import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, unlessShown } from '../definition.ts';

/** What each reserve will cost by a change of the family's own, as it was shown. */
export const acceptedAmounts = z
  .array(z.object({ reserve_id: field.id('ご予約'), reserve_amount: field.yen('金額') }))
  .max(500);

const birthDate = {
  child_id: field.id('お子さま'),
  date_of_birth: field.date_of_birth,
  /** Absent, nothing changes and the answer shows it. */
  accepted_amounts: acceptedAmounts.optional(),
};

/** A reserve still to come, before and after the change. */
export const repricedReserve = z.object({
  reserve_id: z.number().int(),
  branch_name: z.string(),
  start_datetime: z.string(),
  end_datetime: z.string(),
  amount_before: z.number().int(),
  amount_after: z.number().int(),
});

const shown = { changed: z.boolean(), reserves: z.array(repricedReserve) };

export const birthDateFunctions = {
  /** Ours: a birth date with reserves still to come, changed together with their price. */
  changeChildBirthDate: define('guardian', z.object(birthDate), okResult(shown), {
    ok: unlessShown('changed', 'お子さまの生年月日を変更しました。'),
    audit: null,
  }),
  staffChangeChildBirthDate: define(
    'manager',
    z.object({ ...birthDate, reason: field.optionalText('変更の理由', field.limits.staff_text) }),
    okResult({ ...shown, /** Of other branches, priced again as well. */ other_reserves: z.number().int() }),
    { ok: unlessShown('changed', 'お子さまの生年月日を変更しました。'), audit: '生年月日の変更' },
  ),
};
