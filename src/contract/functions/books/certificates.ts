import { z } from 'zod';
import { benefitKind, certificateLayout } from '../../../domain/billing/papers/paper-codes.ts';
import { certificateStates } from '../../../domain/books/certificates/certificate.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';
import { knownRow } from '../settings/rule-rows.ts';

const child_id = field.id('お子さま');
const branch_id = field.id('園');
const month = field.tokyoDate('月').refine((day) => day.endsWith('-01'), { error: '月を選び直してください。' });
const rowId = { id: field.id('行'), version: field.version };
const place = {
  prefecture_id: field.id('都道府県'),
  municipality: field
    .requiredText('市区町村', 30)
    .regex(/[市区町村]$/, '市区町村の名前を「〇〇市」「〇〇区」のように入力してください。'),
};

const benefit = z
  .object({
    ...knownRow,
    child_id,
    kind: field.code(benefitKind, '認定区分'),
    certificate_number: field.requiredText('認定番号', 30),
    ...place,
    start_date: field.tokyoDate('認定の始まる日'),
    end_date: field.optional(field.tokyoDate('認定の終わる日')),
  })
  .refine(({ start_date, end_date }) => end_date === null || start_date <= end_date, {
    path: ['end_date'],
    error: '終わる日は、始まる日のあとにしてください。',
  });

/** 提供証明書兼領収証 and what belongs to it; all of it the paying member's. */
export const certificateFunctions = {
  /** Every month of every child that was in care, and whether it gives a paper. */
  listCertificates: define(
    'customer',
    z.object({}),
    okResult({
      months_back: z.number().int(),
      papers: z.array(
        z.object({
          child_id: z.number().int(),
          child_name: z.string(),
          month: z.string(),
          branch_id: z.number().int(),
          branch_name: z.string(),
          state: z.enum(certificateStates),
          days: z.number().int(),
          covered: z.number().int(),
          not_covered: z.number().int(),
          unpaid_dates: z.array(z.string()),
          issued_number: z.string().nullable(),
        }),
      ),
    }),
    { ok: '提供証明書を発行できる月をお知らせします。', audit: null },
  ),
  issueCertificate: define(
    'customer',
    z.object({ child_id, branch_id, month }),
    okResult({
      url: z.string(),
      csv_url: z.string(),
      number: z.string(),
      reissue: z.boolean(),
      /** The number of the earlier paper it replaces. */
      replaces: z.string().nullable(),
    }),
    { ok: '提供証明書兼領収証を発行しました。', audit: null },
  ),
  /** How far this month's cap is used, child by child; schoolchildren have none. */
  readBenefitMeter: define(
    'customer',
    z.object({}),
    okResult({
      month: z.string(),
      children: z.array(
        z.object({
          child_id: z.number().int(),
          name: z.string(),
          /** Null: no 認定 is known. */
          kind: z.number().int().nullable(),
          cap: z.number().int().nullable(),
          used: z.number().int(),
          other: z.number().int(),
        }),
      ),
    }),
    { ok: '今月の無償化の利用額をお知らせします。', audit: null },
  ),
  saveOtherFacilityAmount: define(
    'customer',
    z.object({ child_id, month, amount: field.count('ほかの施設で使った額', 0, 1_000_000) }),
    okResult({}),
    { ok: 'ほかの施設で使った額を保存しました。', audit: null },
  ),
  saveChildBenefit: define('customer', benefit, okResult({ id: z.number().int() }), {
    ok: '認定を保存しました。',
    audit: null,
  }),
  removeChildBenefit: define('customer', z.object(rowId), okResult({}), { ok: '認定を削除しました。', audit: null }),
  headquartersSaveMunicipality: define(
    'headquarters',
    z.object({
      ...knownRow,
      ...place,
      adaptation_date: field.tokyoDate('始まる日'),
      layout: field.code(certificateLayout, '様式'),
      claim_due_day: field.optional(field.count('請求の期限の日', 1, 28)),
      claim_address: field.optionalText('請求先', 200),
      claim_note: field.optionalText('請求の注意', 200),
    }),
    okResult({ id: z.number().int() }),
    { ok: '自治体の様式を保存しました。', audit: '自治体の様式の保存' },
  ),
  headquartersRemoveMunicipality: define('headquarters', z.object(rowId), okResult({}), {
    ok: '自治体の様式を削除しました。',
    audit: '自治体の様式の削除',
  }),
};
