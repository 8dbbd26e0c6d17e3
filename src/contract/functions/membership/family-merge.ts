import { z } from 'zod';

const integer = z.number().int();

/** What blocks a merge; the page says what to do first. */
const mergeBlockers = [
  'kept_is_not_a_member',
  'old_is_deleted',
  'both_have_a_paid_plan',
  'old_has_a_paid_plan',
  'plan_change_under_way',
  'child_is_present',
  'money_is_open',
  'kept_has_no_card',
  'stays_overlap',
] as const;
export type MergeBlocker = (typeof mergeBlockers)[number];

const mergeSide = z.object({
  id: integer,
  name: z.string(),
  name_kana: z.string(),
  tel: z.string(),
  email: z.string().nullable(),
  status: integer,
  plan_name: z.string().nullable(),
  has_card: z.boolean(),
  has_subscription: z.boolean(),
  stopped_flag: z.boolean(),
  signs_in_by: z.array(z.enum(['email', 'line'])),
});
const mergeChild = z.object({
  id: integer,
  name: z.string(),
  date_of_birth: z.string(),
  /** The kept account's child of the same name and birth date: the two may be one. */
  same_child_id: integer.nullable(),
});
export const mergePreview = z.object({
  from: mergeSide,
  into: mergeSide,
  blockers: z.array(z.enum(mergeBlockers)),
  children: z.array(mergeChild),
  reserves: z.array(
    z.object({
      id: integer,
      branch_name: z.string(),
      start_datetime: z.string(),
      end_datetime: z.string(),
      child_names: z.array(z.string()),
    }),
  ),
  tickets: z.array(z.object({ id: integer, remaining: integer, expiry_date: z.string(), granted_flag: z.boolean() })),
  /** The old account's other people, by name: who goes along, and for whom there is no room. */
  people: z.object({ moving: z.array(z.string()), ending: z.array(z.string()) }),
  /** Stay under the old number. */
  payments: integer,
  past_reserves: integer,
});
export type MergePreview = z.output<typeof mergePreview>;
