import { z } from 'zod';
import type { RuleNotice } from '../../../domain/billing/rule-notices.ts';
import { ruleFields, ruleTables } from '../../../domain/settings/catalogue.ts';
import * as field from '../../fields.ts';
import { outpricedReserve } from './repriced.ts';
import { ruleShape } from './rule-shape.ts';

/** A new row has neither id nor version. */
export const knownRow = { id: field.id('行').nullable(), version: field.version.nullable() };
const dated = { ...knownRow, adaptation_date: field.tokyoDate('始まる日') };
const names = z.array(z.string().max(60)).max(100).optional();
/** Of our own settings: what the form changed. Everything else goes on from the day before, whatever the form showed. */
const own = { ...dated, changed: names };
/** Of whole rows: what the next planned rows take over, because they were planned without it. */
const whole = { ...dated, carried: names };
const ordered =
  (...pairs: readonly (readonly [string, string])[]) =>
  (row: object, context: z.RefinementCtx): void => {
    const value = (name: string) => (row as Record<string, string | number>)[name] ?? 0;
    for (const [first, second] of pairs) {
      if (value(first) > value(second)) {
        context.addIssue({ code: 'custom', path: [second], message: '前の段階より小さくはできません。' });
      }
    }
  };
/** Each after the one before. */
const rising =
  (...pairs: readonly (readonly [string, string])[]) =>
  (row: object, context: z.RefinementCtx): void => {
    const value = (name: string) => (row as Record<string, number>)[name] ?? 0;
    for (const [first, second] of pairs) {
      if (value(first) >= value(second)) {
        context.addIssue({ code: 'custom', path: [second], message: '前の段階より後の日にしてください。' });
      }
    }
  };
const inOrder = (row: object, context: z.RefinementCtx): void => {
  const times = row as Record<string, string>;
  const names = ['breakfast', 'lunch', 'supper'].flatMap((meal) => [`${meal}_start_time`, `${meal}_end_time`]);
  names.forEach((name, index) => {
    const before = names[index - 1];
    if (before === undefined || times[before] === undefined || times[name] === undefined) return;
    // A meal may begin when the one before ends; it may not end when it begins.
    const wrong = index % 2 === 0 ? times[before] > times[name] : times[before] >= times[name];
    if (wrong) context.addIssue({ code: 'custom', path: [name], message: '前の時刻より後にしてください。' });
  });
};

/** One form per table; `table` tells which. */
export const ruleRow = z.discriminatedUnion('table', [
  z.object({ table: z.literal('unit_prices'), ...whole, ...ruleShape(ruleFields.unit_prices) }),
  z
    .object({ table: z.literal('cancellation_policies'), ...own, ...ruleShape(ruleFields.cancellation_policies) })
    .superRefine(ordered(['late_percent', 'last_percent'], ['last_percent', 'no_show_percent'])),
  z
    .object({ table: z.literal('reserve_settings'), ...own, ...ruleShape(ruleFields.reserve_settings) })
    .superRefine(({ step_minutes, minimum_minutes }, context) => {
      if (![10, 15, 20, 30, 60].includes(step_minutes)) {
        context.addIssue({
          code: 'custom',
          path: ['step_minutes'],
          message: '10、15、20、30、60分のどれかにしてください。',
        });
      } else if (minimum_minutes % step_minutes !== 0) {
        context.addIssue({
          code: 'custom',
          path: ['minimum_minutes'],
          message: `${step_minutes}分の倍数にしてください。`,
        });
      }
    }),
  z.object({ table: z.literal('age_limits'), ...own, ...ruleShape(ruleFields.age_limits) }),
  z.object({ table: z.literal('meal_hours'), ...own, ...ruleShape(ruleFields.meal_hours) }).superRefine(inOrder),
  z.object({ table: z.literal('care_settings'), ...own, ...ruleShape(ruleFields.care_settings) }),
  z.object({ table: z.literal('tax_settings'), ...own, ...ruleShape(ruleFields.tax_settings) }),
  z
    .object({ table: z.literal('ticket_terms'), ...own, ...ruleShape(ruleFields.ticket_terms) })
    .superRefine(({ first_reminder_days, last_reminder_days }, context) => {
      if (last_reminder_days <= first_reminder_days) return;
      const message = '最初のお知らせより後の日(小さい数)にしてください。';
      context.addIssue({ code: 'custom', path: ['last_reminder_days'], message });
    }),
  z
    .object({ table: z.literal('unpaid_policies'), ...own, ...ruleShape(ruleFields.unpaid_policies) })
    .superRefine(
      rising(
        ['first_remind_days', 'second_remind_days'],
        ['second_remind_days', 'pause_days'],
        ['pause_warning_days', 'pause_days'],
      ),
    )
    .superRefine(ordered(['konbini_least_amount', 'konbini_most_amount'])),
  z.object({
    table: z.literal('ticket_prices'),
    ...whole,
    name: field.requiredText('名前', 30),
    ...ruleShape(ruleFields.ticket_prices),
  }),
  z.object({
    table: z.literal('plan_types'),
    ...dated,
    name: field.requiredText('名前', 30),
    ...ruleShape(ruleFields.plan_types),
    summaries: z.array(field.requiredText('説明', 100)).max(6, '説明は6行までです。'),
  }),
]);
export type RuleRow = z.output<typeof ruleRow>;

const example = z.object({
  title: z.string(),
  plan_name: z.string().nullable(),
  total: z.number().int().nullable(),
  refusal: z.enum(['no_price', 'age']).nullable(),
  missing_meals: z.number().int(),
  fees: z.object({ late: z.number().int(), last: z.number().int(), no_show: z.number().int() }).nullable(),
});
const notice = z.object({
  title: z.string(),
  text: z.string(),
  due: z.string().nullable(),
  word: z.literal(true).optional(),
}) satisfies z.ZodType<RuleNotice>;

export const pricePreview = z.object({
  today: z.string(),
  date: z.string(),
  /** From which day another row takes its place; null while none is known. */
  until: z.string().nullable(),
  /** Every value that would be another one that day, in the words of its page. */
  changes: z.array(
    z.object({ table: z.enum(ruleTables), label: z.string(), before: z.string().nullable(), after: z.string() }),
  ),
  /** What a plan is compared with. */
  compared_with: z.string().nullable(),
  examples: z.array(z.object({ before: example, after: example })),
  /** Members by plan, with the price of an hour; `changed` if it is another one. */
  plans: z.array(
    z.object({
      plan_type_id: z.number().int(),
      name: z.string(),
      members: z.number().int(),
      hour_before: z.number().int().nullable(),
      hour_after: z.number().int().nullable(),
      changed: z.boolean(),
    }),
  ),
  /** Whose plan changes: how many, and the first of them by name. */
  changed_members: z.number().int(),
  changed_names: z.array(z.object({ customer_id: z.number().int(), name: z.string(), plan_name: z.string() })),
  /** Live reserves for those days, made before. */
  reserves: z.number().int(),
  /** Of these: whose price would move (what was agreed stays), or whose child or meal would no longer fit; the first by name. */
  touched_number: z.number().int(),
  touched: z.array(outpricedReserve),
  /** All families of them: whom a word about the change is for. */
  touched_customer_ids: z.array(z.number().int()),
  /** What of this change the next planned row (`until`) takes back, because it was planned without it. */
  taken_back: z.array(
    z.object({
      table: z.enum(ruleTables),
      name: z.string(),
      label: z.string(),
      /** The later row's day. */
      on: z.string(),
      after: z.string(),
      later: z.string(),
      /** It did not mean to change this: it can take it over. */
      may_carry: z.boolean(),
    }),
  ),
  notices: z.array(notice),
});
