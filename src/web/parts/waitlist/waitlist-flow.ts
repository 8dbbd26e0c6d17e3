import type { FunctionOk, FunctionPayload } from '../../../contract/functions/functions.ts';
import { waitlistFunctions } from '../../../contract/functions/waitlist/waitlist.ts';
import { eatenMeals, type Meals, noMeals } from '../../../domain/calendar/meals.ts';
import { type WaitlistMode, waitlistMode } from '../../../domain/waitlist/seat-codes.ts';
import type { Flow } from '../../flow/flow.ts';

/** What a waitlist entry is made of, as the form holds it. */
export type WaitlistValues = {
  child_ids: number[];
  branch_ids: number[];
  date: string;
  /** 'HH:mm' */
  earliest_time: string;
  latest_time: string;
  minutes: number;
  /** By child id; children without meals may be omitted. */
  meals: Record<string, Meals>;
  mode: WaitlistMode;
  /** Reserved at once: not later than so long before the start. */
  notice_minutes: number;
};

export const waitlistFlow: Flow<WaitlistValues, FunctionOk<'createWaitlistEntry'>> = {
  name: 'mypage/waitlist/add',
  cookie: 'confirm',
  anew: true,
  missing: 'reserve_information_missing',
  form: '/mypage/waitlist/add',
  confirm: '/mypage/waitlist/add/confirm',
  done: '/mypage/waitlist/done',
};

export const waitlistSteps = ['入力', '確認', '完了'];

/** The contract's own rules; mode and notice are always set. */
export const waitlistSchema = waitlistFunctions.quoteWaitlistEntry.input;

type WaitlistInput = FunctionPayload<'quoteWaitlistEntry'>;

/** The entry as the functions take it. */
export function waitlistInput(values: WaitlistValues): WaitlistInput {
  const { child_ids, branch_ids, date, earliest_time, latest_time, minutes, meals } = values;
  const child_meals = child_ids.flatMap((child_id) => {
    const eaten = eatenMeals(meals[child_id] ?? noMeals);
    return eaten.length > 0 ? [{ child_id, ...Object.fromEntries(eaten.map((meal) => [meal, 1 as const])) }] : [];
  });
  return { child_ids, branch_ids, date, earliest_time, latest_time, minutes, child_meals };
}

/** null while something is missing that it cannot be priced without. */
export const quotableInput = (values: WaitlistValues): WaitlistInput | null =>
  waitlistSchema.safeParse(values).success ? waitlistInput(values) : null;

export const waitlistEntrySent = (
  values: WaitlistValues,
  price_ceiling: number,
  idempotency_key: string,
): FunctionPayload<'createWaitlistEntry'> => ({
  ...waitlistInput(values),
  mode: values.mode,
  price_ceiling,
  notice_minutes: values.mode === waitlistMode.code.reserve ? values.notice_minutes : 0,
  idempotency_key,
});
