import { z } from 'zod';
import { documentKinds } from '../../../domain/codes.ts';
import { type BringNeed, bringNeeds } from '../../../domain/company/bring-list.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';

/** Which version: null adds a new one, beside the newest the form knew; a number edits one that is still to come. */
const versionShape = {
  id: field.optional(field.id('版')),
  /** Of the row that is edited; where one is added, the id of the newest row the form knew (0: none). */
  version: field.count('版', 0, 2_147_483_647),
  adaptation_date: field.tokyoDate('いつから'),
};
const saved = okResult({ id: z.number().int() });

const address = (label: string) =>
  field.requiredText(label, 500).regex(/^https:\/\/\S+$/, `${label}は https:// から始まるアドレスを入力してください。`);
const empty = z.literal('');

const companyFactsShape = {
  name: field.requiredText('会社名', 100),
  name_en: field.optionalText('英語の会社名', 100),
  representative: field.requiredText('代表者', 100),
  established: field.optionalText('設立', 50),
  capital: field.optionalText('資本金', 50),
  postal_code: field.postal_code,
  address: field.requiredText('所在地', 200),
  tel: field.tel,
  email: field.email,
  office_hours: field.optionalText('受付時間', 100),
  business: field.optionalText('事業内容', 200),
  invoice_registration_number: z.union([
    empty,
    field
      .requiredText('適格請求書の登録番号', 14)
      .regex(/^T\d{13}$/, '適格請求書の登録番号は、Tと13桁の数字で入力してください。'),
  ]),
  chat_url: z.union([empty, address('チャットのアドレス')]),
  social_links: z
    .array(
      z.object({
        name: field.requiredText('名前', 30),
        account: field.optionalText('アカウント', 60),
        url: address('アドレス'),
      }),
    )
    .max(8, '公式アカウントは8件までです。'),
  copyright_year: field.optional(field.count('ページの下の © の年', 1900, 2200)),
  interview_free_flag: z.boolean(),
  promises: z
    .array(z.object({ title: field.requiredText('見出し', 30), text: field.requiredText('説明', 200) }))
    .max(6, '安全のためにしていることは6件までです。'),
  message_signature: field.optionalText('メールの署名', 500),
};

const needs = Object.keys(bringNeeds) as [BringNeed, ...BringNeed[]];
const needOptions = Object.entries(bringNeeds).map(([key, label]) => ({ key, label }));
const bringRowShape = z
  .object({
    item: field.requiredText('持ち物', 60),
    reason: field.optionalText('説明', 100),
    whom: field.optionalText('ご利用案内での説明', 100),
    needed: z
      .enum(needs, field.choose('必要なとき'))
      .register(field.fieldFacts, { kind: 'choice', label: '必要なとき', options: needOptions }),
    months: field.optional(field.count('何か月より小さいお子さま', 1, 240)),
  })
  .refine(({ needed, months }) => needed !== 'under_age' || months !== null, {
    path: ['months'],
    error: '何か月より小さいお子さまかを入力してください。',
  });

/** Company facts, documents and the bring-list: dated versions; one in force is never changed (decision 16). */
export const companyFunctions = {
  headquartersSaveCompanyFacts: define('headquarters', z.object({ ...versionShape, ...companyFactsShape }), saved, {
    ok: '会社の情報を保存しました。',
    audit: '会社の情報の保存',
  }),
  headquartersSaveDocument: define(
    'headquarters',
    z.object({
      ...versionShape,
      kind: z.enum(documentKinds as ['terms', 'privacy', 'tradelaw', 'house_rules'], '文書を選択してください。'),
      lead: field.optionalText('前文', 1000),
      body: field.requiredText('本文', 50_000),
      change_summary: field.optionalText('変わったところ', 500),
      material_flag: z.boolean(),
      announced_flag: z.boolean(),
    }),
    saved,
    { ok: '規約と表記を保存しました。', audit: '規約と表記の保存' },
  ),
  headquartersSaveBringList: define(
    'headquarters',
    z.object({ ...versionShape, items: z.array(bringRowShape).min(1, '持ち物を1つ以上入力してください。').max(40) }),
    saved,
    { ok: '持ち物を保存しました。', audit: '持ち物の保存' },
  ),
  /** Takes back a version that is still to come. */
  headquartersRemoveVersion: define(
    'headquarters',
    z.object({
      table_name: z.enum(['company_facts', 'company_documents', 'bring_lists']),
      id: field.id('版'),
      version: field.count('版', 1, 2_147_483_647),
    }),
    okResult({}),
    { ok: 'これからの版を取りやめました。', audit: 'これからの版の取りやめ' },
  ),
  /** A member agrees to the new texts; the versions are those on the screen. */
  agreeToDocuments: define(
    'guardian',
    z
      .object({
        terms: field.optional(field.tokyoDate('利用規約')),
        privacy: field.optional(field.tokyoDate('プライバシーポリシー')),
      })
      .refine(({ terms, privacy }) => terms !== null || privacy !== null, {
        path: ['terms'],
        error: '同意する文書を選択してください。',
      }),
    okResult({}),
    { ok: '同意を記録しました。', audit: null },
  ),
};
