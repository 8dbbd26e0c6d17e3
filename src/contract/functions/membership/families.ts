import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { childShape, contactShape, customerDetailsShape, emergencyContactAgrees } from '../../forms.ts';
import { define, okDone, okRead, unlessShown } from '../definition.ts';
import { mergePreview } from './family-merge.ts';

const customer_id = field.id('お客様');
const reason = field.requiredText('理由', field.limits.staff_text);
const version = field.version;
const integer = z.number().int();

/** What the list can be narrowed to. */
export const familyStates = ['all', 'stopped', 'unpaid', 'withdrawn', 'deleted'] as const;
export type FamilyState = (typeof familyStates)[number];

const foundFamily = z.object({
  id: integer,
  name: z.string(),
  name_kana: z.string(),
  tel: z.string(),
  email: z.string().nullable(),
  status: integer,
  registration_status: integer,
  plan_name: z.string().nullable(),
  branch_name: z.string().nullable(),
  child_names: z.array(z.string()),
  stopped_flag: z.boolean(),
  merged_into: integer.nullable(),
});
export type FoundFamily = z.output<typeof foundFamily>;

/** As the parent's own form, but what a family that is still registering has not given may stay open. */
const correctedShape = {
  ...contactShape,
  gender: field.optionalChoice(contactShape.gender),
  emergency_contact_name: field.optional(field.emergency_contact_name),
  emergency_contact_tel: field.optional(field.emergency_contact_tel),
  date_of_birth: field.optional(field.date_of_birth),
  postal_code: field.optional(field.postal_code),
  prefecture_id: field.optionalChoice(customerDetailsShape.prefecture_id),
  address1: field.optional(field.address1),
  address2: field.optional(field.address2),
  default_branch_id: field.optionalChoice(customerDetailsShape.default_branch_id),
  social_media_upload: field.optionalChoice(customerDetailsShape.social_media_upload),
};

/** What headquarters do for one family, each with a reason and in the audit log. */
export const familyFunctions = {
  headquartersFindFamilies: define(
    'support',
    z.object({
      text: field.optionalText('検索の文字', 100),
      state: z.enum(familyStates).default('all'),
      page: field.count('ページ', 1, 100_000),
    }),
    okResult({ families: z.array(foundFamily), total: integer }),
    { ok: okRead, audit: null },
  ),
  headquartersCorrectCustomer: define(
    'headquarters',
    z.object({ customer_id, version, reason, ...correctedShape }).superRefine(emergencyContactAgrees),
    okResult({}),
    { ok: okDone, audit: '登録内容の訂正' },
  ),
  /** Without `child_id` a child is added. The birth date of one that exists: staffChangeChildBirthDate. */
  headquartersSaveChild: define(
    'headquarters',
    z.object({
      customer_id,
      child_id: field.optional(field.id('お子さま')),
      version: field.optional(version),
      reason,
      ...childShape,
      gender: field.optionalChoice(childShape.gender),
      /** 1: taken off the family's list. */
      disable_flag: field.flag,
    }),
    okResult({ child_id: integer }),
    { ok: okDone, audit: 'お子さまの訂正' },
  ),
  headquartersStopCustomer: define(
    'headquarters',
    z.object({ customer_id, until_date: field.optional(field.tokyoDate('停止の最終日')), reason }),
    okResult({}),
    { ok: okDone, audit: '利用の停止' },
  ),
  headquartersReopenCustomer: define('headquarters', z.object({ customer_id, reason }), okResult({}), {
    ok: okDone,
    audit: '停止の解除',
  }),
  headquartersGrantTickets: define(
    'headquarters',
    z.object({
      customer_id,
      number: field.count('枚数', 1, 100),
      expiry_date: field.tokyoDate('使える最終日'),
      reason,
      idempotency_key: field.idempotency_key,
    }),
    okResult({ ticket_id: integer }),
    { ok: okDone, audit: '無償の回数券' },
  ),
  headquartersExtendTickets: define(
    'headquarters',
    z.object({ ticket_id: field.id('回数券'), version, expiry_date: field.tokyoDate('使える最終日'), reason }),
    okResult({}),
    { ok: okDone, audit: '回数券の期限の延長' },
  ),
  headquartersRefundTickets: define(
    'headquarters',
    z.object({
      ticket_id: field.id('回数券'),
      /** As it was shown; another one is asked about again. */
      quoted_amount: field.count('返金額', 1, 10_000_000),
      reason,
      idempotency_key: field.idempotency_key,
    }),
    okResult({ amount: integer }),
    { ok: okDone, audit: '回数券の返金', fresh_proof: true },
  ),
  /** Without `accepted` nothing changes and the answer shows what would; with it, exactly that is done or nothing. */
  headquartersMergeCustomers: define(
    'headquarters',
    z.object({
      from_customer_id: field.id('統合して終わるアカウント'),
      into_customer_id: field.id('残すアカウント'),
      joined_child_ids: z.array(field.id('お子さま')).max(50).default([]),
      reason: field.optionalText('理由', field.limits.staff_text),
      accepted: z.string().max(100).optional(),
    }),
    okResult({ merged: z.boolean(), preview: mergePreview, accept: z.string() }),
    { ok: unlessShown('merged', 'アカウントを統合しました。'), audit: 'アカウントの統合' },
  ),
  headquartersExportCustomer: define(
    'headquarters',
    z.object({ customer_id, reason }),
    okResult({
      exported_at: z.string(),
      data: z.record(z.string(), z.unknown()),
      /** The same in words, for the family: a PDF in base64. */
      paper: z.string(),
    }),
    { ok: okRead, audit: 'データの書き出し', fresh_proof: true },
  ),
  headquartersEraseCustomer: define(
    'headquarters',
    z.object({ customer_id, confirm_name: field.requiredText('お客様のお名前', field.limits.name), reason }),
    okResult({}),
    { ok: okDone, audit: 'データの消去', fresh_proof: true },
  ),
};
