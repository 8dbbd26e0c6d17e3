import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone, okRead } from '../definition.ts';

const int = z.number().int();
const partner_key_id = field.id('キー');
const secret = z.string();

const partnerKey = z.object({
  partner_key_id: int,
  version: int,
  name: z.string(),
  contact_name: z.string(),
  contact_email: z.string(),
  places_flag: z.boolean(),
  availability_flag: z.boolean(),
  refer_flag: z.boolean(),
  /** Null: every branch. */
  branch_names: z.array(z.string()).nullable(),
  addresses: z.array(z.string()),
  calls_per_minute: int,
  expiry_date: z.string(),
  last_four: z.string(),
  /** The key before the last rotation still works until then. */
  previous_until: z.string().nullable(),
  created_at: z.string(),
  account_name: z.string(),
  ended_at: z.string().nullable(),
  last_called_at: z.string().nullable(),
  /** Of the last 30 days, the newest first. */
  calls: z.array(z.object({ date: z.string(), operation: z.string(), calls: int })),
});

/** Keys of partners to /api/v1 (decision 133). */
export const partnerKeyFunctions = {
  headquartersReadPartnerKeys: define(
    'headquarters',
    z.object({}),
    okResult({ keys: z.array(partnerKey), branches: z.array(z.object({ id: int, name: z.string() })) }),
    { ok: okRead, audit: null },
  ),
  /** The only answer that ever carries the key. */
  headquartersIssuePartnerKey: define(
    'headquarters',
    z.object({
      name: field.requiredText('提携先の名前', field.limits.name),
      contact_name: field.requiredText('ご担当の方', field.limits.name),
      contact_email: field.email,
      places_flag: field.flag,
      availability_flag: field.flag,
      refer_flag: field.flag,
      /** Empty: every branch. */
      branch_ids: z.array(field.id('園')).max(1000).default([]),
      /** One a line; blank: from anywhere. */
      addresses: field.optionalText('接続元のIPアドレス', field.limits.long_text),
      calls_per_minute: field.count('1分間の回数', 1, 6000),
      expiry_date: field.tokyoDate('有効期限'),
    }),
    okResult({ partner_key_id: int, secret }),
    { ok: okDone, audit: '提携先のキーの発行', fresh_proof: true },
  ),
  /** A new key at once; the one before goes on for so many hours. */
  headquartersRotatePartnerKey: define(
    'headquarters',
    z.object({ partner_key_id, version: field.version, overlap_hours: field.count('前のキーを使える時間', 0, 720) }),
    okResult({ secret }),
    { ok: okDone, audit: '提携先のキーの交換', fresh_proof: true },
  ),
  headquartersEndPartnerKey: define(
    'headquarters',
    z.object({ partner_key_id, version: field.version }),
    okResult({}),
    { ok: okDone, audit: '提携先のキーの停止' },
  ),
};
