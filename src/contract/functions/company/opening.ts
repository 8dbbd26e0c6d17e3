import { z } from 'zod';
import { openingItems } from '../../../domain/company/opening.ts';
import { noInput, okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';

const moment = z.date().transform((value) => value.toISOString());
const services = z.array(
  z.object({
    service: z.number().int(),
    ok_flag: z.boolean(),
    problem: z.string(),
    checked_at: moment,
    failing_since: moment.nullable(),
  }),
);
const figures = {
  present: z.number().int(),
  expected: z.number().int(),
  requests: z.number().int(),
  oldest_request_at: z.string().nullable(),
  unsettled_amount: z.number().int(),
  charge_failures: z.number().int(),
  inquiries: z.number().int(),
  left_open: z.number().int(),
  oldest_open_date: z.string().nullable(),
  unclosed_days: z.number().int(),
  oldest_unclosed_date: z.string().nullable(),
};

/** From nothing to open, and then all branches at a glance. */
export const openingFunctions = {
  headquartersChecklist: define(
    'headquarters',
    noInput,
    okResult({
      open_flag: z.boolean(),
      opened_at: moment.nullable(),
      mail_tested_at: moment.nullable(),
      mail_seen_at: moment.nullable(),
      version: z.number().int(),
      items: z.array(z.object({ item: z.enum(openingItems), done_flag: z.boolean() })),
      services,
      /** Null before LINE was asked this month. */
      line_quota: z
        .object({
          limit_number: z.number().int().nullable(),
          used_number: z.number().int(),
          short_at: moment.nullable(),
        })
        .nullable(),
    }),
    { ok: '公開の準備の状況をお知らせします。', audit: null },
  ),
  headquartersTestMail: define('headquarters', noInput, okResult({ email: z.string() }), {
    ok: 'テストのメールを送りました。',
    audit: 'メールのテスト',
  }),
  /** From the link in the test mail: only who received it has it. */
  headquartersSeeTestMail: define(
    'headquarters',
    z.object({ arrived: field.requiredText('メールのリンク', 200) }),
    okResult({}),
    {
      ok: 'メールが届いたことを確認しました。',
      audit: 'メールが届いたことの確認',
    },
  ),
  headquartersCheckServices: define('headquarters', noInput, okResult({ services }), {
    ok: '外部サービスの状態を確認しました。',
    audit: null,
  }),
  headquartersOpenSite: define('headquarters', z.object({ version: field.count('版', 1, 2 ** 31 - 1) }), okResult({}), {
    ok: '公開しました。',
    audit: 'サイトの公開',
  }),
  headquartersOverview: define(
    'headquarters',
    z.object({
      text: field.optionalText('園名', field.limits.name),
      page: field.count('ページ', 1, 10_000).default(1),
    }),
    okResult({
      page_size: z.number().int(),
      found: z.number().int(),
      totals: z.object({ branches: z.number().int(), ...figures }),
      branches: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          prefecture: z.object({ name: z.string() }),
          address1: z.string(),
          address2: z.string(),
          nearest_station: z.string(),
          tel: z.string(),
          capacity: z.number().int(),
          open_time: z.string(),
          close_time: z.string(),
          extended_open_time: z.string(),
          extended_close_time: z.string(),
          status: z.number().int(),
          ...figures,
        }),
      ),
      jobs: z.array(
        z.object({
          id: z.number().int(),
          task: z.string(),
          attempts: z.number().int(),
          given_up: z.boolean(),
          next_at: moment.nullable(),
          failed_at: moment,
          problem: z.string(),
        }),
      ),
    }),
    { ok: '全園の状況をお知らせします。', audit: null },
  ),
  headquartersRetryJob: define('headquarters', z.object({ job_id: field.id('処理') }), okResult({}), {
    ok: '処理をやり直します。',
    audit: '自動処理のやり直し',
  }),
};
