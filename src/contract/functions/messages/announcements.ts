import { z } from 'zod';
import { announcementAudience, announcementKind } from '../../../domain/messages/announcement-codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone, okRead } from '../definition.ts';

const int = z.number().int();
const { branch, prefecture, reserved, chosen } = announcementAudience.code;

/** So many families can be named one by one; more are reached by what they have in common. */
const mostChosenFamilies = 1000;

const audience = {
  kind: field.code(announcementKind, '種類'),
  audience: field.code(announcementAudience, '届ける方'),
  branch_id: field.optionalChoice(field.id('園')),
  prefecture_id: field.optionalChoice(field.id('都道府県')),
  date_from: field.optional(field.tokyoDate('ご予約のはじめの日')),
  date_until: field.optional(field.tokyoDate('ご予約の終わりの日')),
  customer_ids: z
    .array(field.id('ご家庭'))
    .max(mostChosenFamilies, `一度に選べるご家庭は${mostChosenFamilies}までです。`)
    .default([]),
  /** Both empty: at once. */
  send_date: field.optional(field.tokyoDate('送る日')),
  send_time: field.optional(field.clockTime('送る時刻')),
};

type Audience = { [Name in keyof typeof audience]: z.output<(typeof audience)[Name]> };
const missing = ({ audience: whom, branch_id, prefecture_id, date_from, customer_ids }: Audience) => {
  if (whom === branch && branch_id === null) return { path: 'branch_id', message: field.choose('園') };
  if (whom === prefecture && prefecture_id === null)
    return { path: 'prefecture_id', message: field.choose('都道府県') };
  if (whom === reserved && date_from === null) return { path: 'date_from', message: field.enter('ご予約のはじめの日') };
  if (whom === chosen && customer_ids.length === 0)
    return { path: 'customer_ids', message: 'ご家庭を選択してください。' };
  return null;
};

function complete(input: Audience, context: z.RefinementCtx): void {
  const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  const lacks = missing(input);
  if (lacks) issue(lacks.path, lacks.message);
  const { date_from, date_until, send_date, send_time } = input;
  if (date_from !== null && date_until !== null && date_until < date_from) {
    issue('date_until', '終わりの日は、はじめの日以降にしてください。');
  }
  if (send_date !== null && send_time === null) issue('send_time', field.enter('送る時刻'));
  if (send_date === null && send_time !== null) issue('send_date', field.enter('送る日'));
}

const announcement = z.object({
  id: int,
  kind: int,
  audience: int,
  branch_name: z.string().nullable(),
  prefecture_name: z.string().nullable(),
  date_from: z.string().nullable(),
  date_until: z.string().nullable(),
  title: z.string(),
  content: z.string(),
  send_at: z.string(),
  begun_at: z.string().nullable(),
  sent_at: z.string().nullable(),
  withdrawn_at: z.string().nullable(),
  account_name: z.string(),
  families: int,
  told_families: int,
  people: int,
  /** Opened it on My Page. LINE and mail do not tell. */
  seen: int,
  line: int,
  mail: int,
  push: int,
});
export type AnnouncementShown = z.output<typeof announcement>;

/** Words to many families at once, and who wants the company's advertising. */
export const announcementFunctions = {
  /** To how many, by which way, when, and what it leaves of LINE's month; nothing is written. */
  staffPreviewAnnouncement: define(
    'manager',
    z.object(audience).superRefine(complete),
    okResult({
      families: int,
      people: int,
      line: int,
      mail: int,
      push: int,
      /** Neither LINE nor mail: they read it on My Page. */
      page_only: int,
      /** People who are not told, as nothing of the family may reach them. */
      hidden: int,
      /** People who did not agree to advertising. */
      without_consent: int,
      /** What LINE still takes this month; null: no limit, or not asked yet. */
      line_left: int.nullable(),
      /** LINE is kept for the same day: what can wait goes by mail to those who have it. */
      line_short: z.boolean(),
      goes_at: z.string(),
      /** It was asked for at night and waits until morning. */
      waits: z.boolean(),
    }),
    { ok: okRead, audit: null },
  ),
  staffSaveAnnouncement: define(
    'manager',
    z
      .object({
        ...audience,
        title: field.requiredText('件名', 100),
        content: field.requiredText('本文', 2000),
        idempotency_key: field.idempotency_key,
      })
      .superRefine(complete),
    okResult({ announcement_id: int, goes_at: z.string() }),
    { ok: 'お知らせを受け付けました。', audit: 'ご家庭へのお知らせ', fresh_proof: true },
  ),
  /** Only before it began. */
  staffWithdrawAnnouncement: define(
    'manager',
    z.object({ announcement_id: field.id('お知らせ') }),
    okResult({ announcement_id: int }),
    { ok: okDone, audit: 'ご家庭へのお知らせの取りやめ' },
  ),
  staffListAnnouncements: define(
    'manager',
    z.object({ page: field.count('ページ', 1, 100_000) }),
    okResult({ announcements: z.array(announcement), total: int }),
    { ok: okRead, audit: null },
  ),
  staffReadAnnouncement: define(
    'manager',
    z.object({ announcement_id: field.id('お知らせ') }),
    okResult({ announcement }),
    { ok: okRead, audit: null },
  ),
  /** A yes or no of one person to advertising; each answer is kept with its words. */
  saveAdvertisingConsent: define('guardian', z.object({ agreed_flag: z.boolean() }), okResult({}), {
    ok: okDone,
    audit: null,
  }),
  /** The way out in each message: without a sign-in, by the link's own proof. */
  stopAdvertising: define('anyone', z.object({ token: z.string().min(1).max(200) }), okResult({}), {
    ok: 'ご案内の受け取りをやめました。',
    audit: null,
  }),
};
