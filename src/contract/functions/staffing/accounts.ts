import { z } from 'zod';
import { worksAtBranches } from '../../../domain/auth/staff-rights.ts';
import { accountRole, accountState, staffQualification } from '../../../domain/codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone, okRead } from '../definition.ts';

const account_id = field.id('スタッフ');
const reason = field.requiredText('理由', field.limits.staff_text);
const moment = z.string().nullable();
const branch = z.object({ id: z.number().int(), name: z.string() });
const qualification = z
  .object({
    qualification: field.code(staffQualification, '資格'),
    registration_number: field.optionalText('登録番号', 40),
  })
  .refine(
    (given) => given.qualification !== staffQualification.code.nurseryTeacher || given.registration_number.length > 0,
    { path: ['registration_number'], error: '保育士には登録番号を入力してください。' },
  );

/** One's work: the main branch and the others. Headquarters belong to the headquarters branch, whatever is sent. */
const work = {
  name: field.name,
  role: field.code(accountRole, '役割'),
  branch_id: field.optionalChoice(field.id('おもな園')),
  branch_ids: z.array(field.id('園')).max(200, '担当する園は200園までです。').default([]),
  qualifications: z.array(qualification).max(10, '資格は10件までです。').default([]),
  /** The roster warns where they would be alone with a child. The reason is neither asked nor stored. */
  no_one_to_one_flag: field.flag,
};
const workAgrees = (
  { role, branch_id, qualifications }: z.output<z.ZodObject<typeof work>>,
  context: z.core.$RefinementCtx,
): void => {
  if (worksAtBranches(role) && branch_id === null) {
    context.addIssue({ code: 'custom', path: ['branch_id'], message: 'おもな園を選択してください。' });
  }
  if (new Set(qualifications.map((each) => each.qualification)).size < qualifications.length) {
    context.addIssue({ code: 'custom', path: ['qualifications'], message: '同じ資格が2つあります。' });
  }
};

/** Headquarters about everybody who works here. */
export const accountFunctions = {
  headquartersListAccounts: define(
    'headquarters',
    z.object({
      text: field.optionalText('検索する言葉', 100),
      role: field.optionalChoice(field.code(accountRole, '役割')),
      state: field.optionalChoice(field.code(accountState, '状態')),
      branch_id: field.optionalChoice(field.id('園')),
      limit: field.count('件数', 1, 100),
      offset: field.count('位置', 0, 1_000_000),
    }),
    okResult({
      accounts: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          email: z.string(),
          role: z.number().int(),
          state: z.number().int(),
          branches: z.array(z.string()),
          second_factor: z.boolean(),
          last_sign_in_at: moment,
        }),
      ),
      total: z.number().int(),
      settings: z.object({
        headquarters_second_factor: z.boolean(),
        managers_second_factor: z.boolean(),
        fresh_proof_minutes: z.number().int(),
        version: z.number().int(),
      }),
    }),
    { ok: okRead, audit: null },
  ),
  headquartersReadAccount: define(
    'headquarters',
    z.object({ account_id }),
    okResult({
      id: z.number().int(),
      version: z.number().int(),
      name: z.string(),
      email: z.string(),
      role: z.number().int(),
      state: z.number().int(),
      branch: branch,
      other_branches: z.array(branch),
      qualifications: z.array(z.object({ qualification: z.number().int(), registration_number: z.string() })),
      no_one_to_one_flag: z.boolean(),
      totp: z.boolean(),
      passkeys: z.number().int(),
      sessions: z.number().int(),
      invited_at: moment,
      last_sign_in_at: moment,
      created_at: z.string(),
      /** The one who asks. */
      own: z.boolean(),
    }),
    { ok: okRead, audit: null },
  ),
  /** Mails a single-use link, good for 72 hours. */
  headquartersInviteAccount: define(
    'headquarters',
    z.object({ email: field.email, ...work }).superRefine(workAgrees),
    okResult({ account_id: z.number().int() }),
    { ok: okDone, audit: 'スタッフの招待', fresh_proof: true },
  ),
  headquartersSaveAccount: define(
    'headquarters',
    z.object({ account_id, version: field.version, ...work }).superRefine(workAgrees),
    okResult({}),
    { ok: okDone, audit: 'スタッフの変更', fresh_proof: true },
  ),
  /** The old address hears of it; sessions end, so that only the reader of the new mailbox goes on. */
  headquartersChangeAccountEmail: define(
    'headquarters',
    z.object({ account_id, version: field.version, email: field.email, reason }),
    okResult({}),
    { ok: okDone, audit: 'スタッフのメールアドレスの変更', fresh_proof: true },
  ),
  /** `disable_flag` 0 lets them in again. */
  headquartersDisableAccount: define(
    'headquarters',
    z.object({
      account_id,
      version: field.version,
      disable_flag: field.flag,
      reason,
      /** Who takes over the branches that would be left without a manager. */
      successor_account_id: field.optionalChoice(field.id('引き継ぐ人')),
    }),
    okResult({}),
    { ok: okDone, audit: 'スタッフの停止・再開' },
  ),
  /** What a person would leave behind: branches without another manager, and what is theirs to do. */
  headquartersPreviewDisable: define(
    'headquarters',
    z.object({ account_id }),
    okResult({
      only_manager_of: z.array(branch),
      shifts: z.number().int(),
      threads: z.number().int(),
      requests: z.number().int(),
      unclosed_days: z.number().int(),
      successors: z.array(z.object({ id: z.number().int(), name: z.string(), role: z.number().int() })),
    }),
    { ok: okRead, audit: null },
  ),
  headquartersResendInvitation: define('headquarters', z.object({ account_id }), okResult({}), {
    ok: okDone,
    audit: '招待メールの再送',
  }),
  headquartersResetSecondFactor: define('headquarters', z.object({ account_id, reason }), okResult({}), {
    ok: okDone,
    audit: '2段階認証のリセット',
    fresh_proof: true,
  }),
  /** Signs out the accounts that are asked for a second factor and have none yet; they set it up with the next sign-in. */
  headquartersSaveSignInSettings: define(
    'headquarters',
    z.object({
      version: field.version,
      headquarters_second_factor_flag: field.flag,
      managers_second_factor_flag: field.flag,
      fresh_proof_minutes: field.count('確認が続く時間', 1, 60),
    }),
    okResult({}),
    { ok: okDone, audit: 'ログインの設定の変更', fresh_proof: true },
  ),
};
