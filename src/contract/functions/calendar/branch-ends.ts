import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone, okRead } from '../definition.ts';

const int = z.number().int();
const branch_id = field.id('園');
const stay = z.object({
  reserve_id: int,
  customer_id: int,
  customer_name: z.string(),
  tel: z.string(),
  start_datetime: z.string(),
  end_datetime: z.string(),
});

const end = z.object({
  id: int,
  version: int,
  last_date: z.string(),
  answer_until: z.string(),
  reason: z.string(),
  announced_at: z.string(),
  account_name: z.string(),
  settled_at: z.string().nullable(),
  authority_told_date: z.string().nullable(),
  /** The 廃止届 is due by then. */
  authority_due: z.string(),
  closure_id: int.nullable(),
  /** A word to the branch's families was written since. */
  families_told: z.boolean(),
});

/** A branch ends with a last day (domain/branches/branch-end.ts). */
export const branchEndFunctions = {
  /** The announced end, and what would be left open after that day (or a day that is only thought of). */
  headquartersReadBranchEnd: define(
    'headquarters',
    z.object({ branch_id, last_date: field.optional(field.tokyoDate('最終日')) }),
    okResult({
      end: end.nullable(),
      last_date: z.string(),
      present: int,
      /** Stays after that day; the first of them by name. */
      reserves: int,
      stays: z.array(stay),
      /** Of them, how many a family still has to answer. */
      usual_families: int,
      wishes: int,
      shifts: int,
      claims: int,
      claims_amount: int,
      unclosed_days: int,
      inquiries: int,
      tablets: int,
      staff: int,
    }),
    { ok: okRead, audit: null },
  ),
  /** From now on nothing is reserved after that day; who reserved already is asked where to go. */
  headquartersAnnounceBranchEnd: define(
    'headquarters',
    z
      .object({
        branch_id,
        version: field.version,
        last_date: field.tokyoDate('最終日'),
        answer_until: field.tokyoDate('ご返事の期限'),
        reason: field.requiredText('閉園の理由', field.limits.staff_text),
        /** How many stays after that day were seen: if there are others by now, they are shown first. */
        seen_reserves: field.count('ご予約の件数', 0, 100_000),
      })
      .refine(({ last_date, answer_until }) => answer_until <= last_date, {
        path: ['answer_until'],
        error: '期限は最終日までにしてください。',
      }),
    okResult({ version: int, asked_families: int }),
    { ok: okDone, audit: '閉園の予定の発表' },
  ),
  /** The branch goes on; who has moved already stays where they went. */
  headquartersWithdrawBranchEnd: define(
    'headquarters',
    z.object({ branch_id, version: field.version, reason: field.requiredText('理由', field.limits.staff_text) }),
    okResult({ version: int }),
    { ok: okDone, audit: '閉園の予定の取りやめ' },
  ),
  headquartersMarkAuthorityTold: define(
    'headquarters',
    z.object({
      branch_id,
      version: field.version,
      authority_told_date: field.optional(field.tokyoDate('届出をした日')),
    }),
    okResult({ version: int }),
    { ok: okDone, audit: '廃止の届出の記録' },
  ),
};
