import { z } from 'zod';
import { reservedPathNames } from '../../../domain/branches/branch-status.ts';
import { mapEmbedAddress } from '../../../domain/branches/map-embed.ts';
import { branchStatus, certificateKind } from '../../../domain/codes.ts';
import { staffingMode } from '../../../domain/staffing/staffing-codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone, okRead } from '../definition.ts';

const branch_id = field.id('園');
const { version } = field;
const long = field.limits.long_text;

const httpsLink = (label: string) =>
  field.optional(
    field
      .requiredText(label, 500)
      .regex(/^https:\/\/[^\s/]+/, `${label}は https:// から始まるアドレスを入力してください。`),
  );
const decimal = (label: string, limit: number) =>
  field.optional(
    z
      .union([z.number(), z.string()], { error: `${label}をご確認ください。` })
      .transform((value, context): number => {
        const number = typeof value === 'string' ? Number(value.trim() || Number.NaN) : value;
        if (Number.isFinite(number) && Math.abs(number) <= limit) return number;
        context.addIssue({ code: 'custom', message: `${label}は数字で入力してください(例: 35.6277)。` });
        return z.NEVER;
      })
      .register(field.fieldFacts, { kind: 'text', label }),
  );
const schoolGrade = (label: string) =>
  field.optional(
    z
      .union([z.number(), z.string()], { error: field.choose(label) })
      .transform((value, context): number => {
        const number = Number(value);
        if (Number.isInteger(number) && number >= -5 && number <= 6) return number;
        context.addIssue({ code: 'custom', message: field.choose(label) });
        return z.NEVER;
      })
      .register(field.fieldFacts, { kind: 'choice', label }),
  );

/** Every column of a branch that headquarters write by hand; hours and capacity have their own page. */
const branchColumns = {
  name: field.requiredText('園の名前', field.limits.name),
  path_name: field
    .requiredText('ページのアドレス', 50)
    .regex(/^[a-z0-9_-]+$/, 'ページのアドレスは半角の英小文字、数字、ハイフンで入力してください。')
    .refine((name) => !reservedPathNames.includes(name), 'このアドレスは使えません。別のアドレスにしてください。'),
  reading: field
    .optionalText('よみがな', 200)
    .pipe(z.string().regex(/^[ぁ-ゖー0-9a-z ]*$/, 'よみがなはひらがな、半角の数字と英小文字で入力してください。')),
  postal_code: field.postal_code,
  prefecture_id: field.id('都道府県'),
  address1: field.requiredText('市区町村・町名', field.limits.address),
  address2: field.optionalText('番地・建物名', field.limits.address),
  nearest_station: field.optionalText('最寄り駅', 100),
  latitude: decimal('緯度', 90),
  longitude: decimal('経度', 180),
  tel: field.tel,
  email: field.email,
  open_date: field.tokyoDate('開園日'),
  minimum_age_months: field.optional(field.count('お預かりする年齢の下限', 0, 72)),
  maximum_school_grade: schoolGrade('お預かりする年齢の上限'),
  staffing_mode: field.code(staffingMode, '職員数と予約'),
  chatwork_room_id: field.optional(
    field.requiredText('ChatworkのルームID', 20).regex(/^\d+$/, 'ChatworkのルームIDは数字だけで入力してください。'),
  ),
  google_calendar_flag: field.flag,
  google_calendar_id: field.optional(field.requiredText('GoogleカレンダーのID', 200)),
  google_map_embed_code: field.optional(
    field
      .requiredText('地図の埋め込みコード', 2000)
      .refine(
        (code) => mapEmbedAddress(code) !== null,
        'Googleマップの「共有」→「地図を埋め込む」でコピーしたHTMLを、そのまま貼り付けてください。',
      ),
  ),
  google_map_shared_link: httpsLink('地図のリンク'),
};
const hoursAndCapacity = {
  open_time: field.clockTime('開園時間'),
  close_time: field.clockTime('閉園時間'),
  extended_open_time: field.clockTime('延長開始時間'),
  extended_close_time: field.clockTime('延長終了時間'),
  capacity: field.count('定員', 0, 500),
};

const calendarNamed = (input: { google_calendar_flag: 0 | 1; google_calendar_id: string | null }): boolean =>
  input.google_calendar_flag === 0 || input.google_calendar_id !== null;
const calendarNamedError = {
  path: ['google_calendar_id'],
  error: '連携するときは、GoogleカレンダーのIDを入力してください。',
};
const placedTogether = (input: { latitude: number | null; longitude: number | null }): boolean =>
  (input.latitude === null) === (input.longitude === null);
const placedTogetherError = { path: ['longitude'], error: '緯度と経度は、両方を入力するか、両方を空にしてください。' };

const account_name = (label: string, pattern: RegExp, rule: string) =>
  field.optional(
    z
      .string()
      .trim()
      .transform((text) => text.replace(/^@/, ''))
      .pipe(z.string().regex(pattern, `${label}は${rule}で入力してください(@は不要です)。`))
      .register(field.fieldFacts, { kind: 'text', label }),
  );

const notice = {
  title: field.requiredText('題名', 100),
  content: field.requiredText('本文', 2 * long),
  publication_date: field.tokyoDate('掲載開始日'),
  publication_end_date: field.optional(field.tokyoDate('掲載終了日')),
};

const saved = okResult({ id: z.number().int(), version: z.number().int() });

export const branchFunctions = {
  headquartersAddBranch: define(
    'headquarters',
    z
      .object({ ...branchColumns, ...hoursAndCapacity })
      .refine(calendarNamed, calendarNamedError)
      .refine(placedTogether, placedTogetherError)
      .refine((input) => input.open_time < input.close_time, {
        path: ['close_time'],
        error: '閉園時間は開園時間より後にしてください。',
      })
      .refine((input) => input.extended_open_time <= input.open_time, {
        path: ['extended_open_time'],
        error: '延長開始時間は開園時間以前にしてください。',
      })
      .refine((input) => input.close_time <= input.extended_close_time, {
        path: ['extended_close_time'],
        error: '延長終了時間は閉園時間以降にしてください。',
      }),
    okResult({ branch_id: z.number().int() }),
    { ok: okDone, audit: '園の追加' },
  ),
  headquartersEditBranch: define(
    'headquarters',
    z
      .object({ branch_id, version, ...branchColumns })
      .refine(calendarNamed, calendarNamedError)
      .refine(placedTogether, placedTogetherError),
    saved,
    { ok: okDone, audit: '園の情報の変更' },
  ),
  /** An open branch closes after its announced last day (headquartersAnnounceBranchEnd). */
  headquartersSetBranchStatus: define(
    'headquarters',
    z.object({ branch_id, version, status: field.code(branchStatus, '状態') }),
    okResult({ version: z.number().int() }),
    { ok: okDone, audit: '園の状態の変更' },
  ),
  headquartersSaveBranchPosting: define(
    'headquarters',
    z.object({
      branch_id,
      version,
      owner_name: field.optionalText('設置者の名称・氏名', 100),
      manager_name: field.optionalText('施設の管理者の氏名', 50),
      building: field.optionalText('建物の規模と構造', field.limits.staff_text),
      business_start_date: field.optional(field.tokyoDate('事業を開始した日')),
      services: field.optionalText('サービスの内容と料金', long),
      price_change: field.optionalText('料金などの直近の変更', long),
      nursery_teachers: field.optional(field.count('保育士の人数', 0, 500)),
      other_carers: field.optional(field.count('そのほかの職員の人数', 0, 500)),
      insurance: field.optionalText('加入している保険', long),
      hospital: field.optionalText('提携している医療機関', long),
      emergency_procedure: field.optionalText('緊急時の対応', long),
      disaster_plan: field.optionalText('非常災害の対策', long),
      abuse_prevention: field.optionalText('虐待の防止のための措置', long),
      order_history: field.optionalText('設置者が受けた命令', long),
      inspection_url: httpsLink('立入調査の結果のリンク'),
      search_site_url: httpsLink('ここdeサーチのリンク'),
      inside_consultation: field.optionalText('社内の相談窓口', long),
      outside_consultation: field.optionalText('社外の相談窓口', long),
    }),
    saved,
    { ok: okDone, audit: '掲示事項の変更' },
  ),
  headquartersSaveBranchCertificate: define(
    'headquarters',
    z
      .object({
        branch_id,
        /** Null: a new one. */
        certificate_id: field.optional(field.id('証明')),
        version,
        kind: field.code(certificateKind, '種類'),
        start_date: field.tokyoDate('効力のはじまる日'),
        end_date: field.optional(field.tokyoDate('最後の日')),
        certificate_number: field.optionalText('番号', 50),
        issuer: field.requiredText('発行した自治体など', 100),
        source_url: httpsLink('公表ページのリンク'),
      })
      .refine((input) => input.end_date === null || input.start_date <= input.end_date, {
        path: ['end_date'],
        error: '最後の日は、効力のはじまる日以降にしてください。',
      }),
    saved,
    { ok: okDone, audit: '証明・認定の登録' },
  ),
  /** Only what has never been in force; what has, is ended by its last day. */
  headquartersRemoveBranchCertificate: define(
    'headquarters',
    z.object({ branch_id, certificate_id: field.id('証明'), version }),
    okResult({}),
    { ok: okDone, audit: '証明・認定の削除' },
  ),
  /** Makes the branch's account at Stripe if there is none, and the address where its papers are handed in. */
  headquartersConnectBranch: define('headquarters', z.object({ branch_id }), okResult({ url: z.string() }), {
    ok: okDone,
    audit: '受取口座の登録開始',
  }),
  headquartersReadBranchAccount: define(
    'headquarters',
    z.object({ branch_id }),
    okResult({
      state: z.enum(['none', 'incomplete', 'checking', 'ready', 'stopped']),
      account: z.string().nullable(),
      /** How many facts Stripe still asks for. */
      missing: z.number().int(),
    }),
    { ok: okRead, audit: null },
  ),
  headquartersSetBranchPayments: define(
    'headquarters',
    z.object({ branch_id, version, stripe_payment_flag: field.flag }),
    saved,
    { ok: okDone, audit: '受取口座の切り替え' },
  ),
  staffSaveBranchPage: define(
    'manager',
    z.object({
      branch_id,
      version,
      information_content: field.optionalText('紹介文', 4 * long),
      instagram_account: account_name('Instagram', /^[A-Za-z0-9_.]{1,30}$/, '半角の英数字、ピリオド、下線'),
      twitter_account: account_name('X', /^[A-Za-z0-9_]{1,15}$/, '半角の英数字と下線の15文字以内'),
      partners: z
        .array(z.object({ name: field.requiredText('提携先の名前', 100), partner_url: httpsLink('提携先のリンク') }), {
          error: '提携先をご確認ください。',
        })
        .max(20, '提携先は20件までです。'),
    }),
    saved,
    { ok: okDone, audit: '園のページの変更' },
  ),
  staffSaveBranchNotice: define(
    'manager',
    z
      .object({
        branch_id,
        /** Null: a new one. */
        notice_id: field.optional(field.id('お知らせ')),
        version,
        ...notice,
      })
      .refine(({ publication_date, publication_end_date: end }) => end === null || publication_date <= end, {
        path: ['publication_end_date'],
        error: '掲載終了日は掲載開始日以降にしてください。',
      }),
    saved,
    { ok: okDone, audit: '園のお知らせの保存' },
  ),
  staffRemoveBranchNotice: define(
    'manager',
    z.object({ branch_id, notice_id: field.id('お知らせ'), version }),
    okResult({}),
    { ok: okDone, audit: '園のお知らせの削除' },
  ),
};
