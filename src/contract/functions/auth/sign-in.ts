import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { emailPasswordForm } from '../../forms.ts';
import { define } from '../definition.ts';

const customToken = z.string();
const card = z.object({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number().int(),
  exp_year: z.number().int(),
});
const emailOnly = z.object({ email: field.email });

/**
 * LINE answers with a code or with an error. state is the 24-character value of SPEC §4; a failed automatic login brings
 * any other, which is answered `line_state` and not as a malformed call.
 */
export const lineAnswer = {
  state: z.string().max(500),
  code: z.string().min(1).max(500).optional(),
  error: z.string().max(100).optional(),
  friendship_status_changed: z.enum(['true', 'false']).optional(),
};

const lineLoginTypes = ['register', 'reserves', 'login', 'friend', 'notification', 'family'] as const;

export const signInFunctions = {
  emailSignup: define('anyone', emailPasswordForm, okResult({ customToken: customToken.optional() }), {
    ok: 'アカウントを作成しました。',
    audit: null,
  }),
  lineLogin: define(
    'anyone',
    z.object({ type: z.enum(lineLoginTypes), ...lineAnswer }),
    okResult({
      customToken: customToken.optional(),
      /** What survived the round trip, keyed by state. */
      branch: z.string().nullish(),
      return_to: z.string().nullish(),
      /** The LINE account belongs to a registered customer: they are signed in, with a notice, instead of registering again. */
      registered: z.boolean().optional(),
      /** Our official account is a friend, so LINE messages arrive. */
      friend: z.boolean().optional(),
    }),
    { ok: 'LINEでの確認が完了しました。', audit: null },
  ),
  checkAuthEmailExist: define('anyone', emailOnly, okResult({ exist: z.boolean() }), {
    ok: 'メールアドレスを確認しました。',
    audit: null,
  }),
  checkCustomerUnique: define('anyone', emailOnly, okResult({ unique: z.boolean() }), {
    ok: 'メールアドレスを確認しました。',
    audit: null,
  }),
  /** The caller's own email counts as unique. */
  checkCustomerUniqueWithUid: define('signed_in', emailOnly, okResult({ unique: z.boolean() }), {
    ok: 'メールアドレスを確認しました。',
    audit: null,
  }),
  /** The new way to sign in is added; `remove_line_flag` 1 takes the other one off in the same step. */
  changeEmailSignup: define(
    'signed_in',
    emailPasswordForm.extend({ remove_line_flag: field.flag }),
    okResult({ type: z.literal('email_changed') }),
    { ok: 'メールアドレスとパスワードを登録しました。', audit: null, fresh_proof: true },
  ),
  changeLineLoginAccount: define(
    'signed_in',
    z.object({ ...lineAnswer, remove_email_flag: field.flag }),
    okResult({ customToken: customToken.optional(), type: z.literal('line_changed') }),
    { ok: 'LINEアカウントを登録しました。', audit: null, fresh_proof: true },
  ),
  mypageCustomer: define(
    'signed_in' /** A SetupIntent just confirmed: its card comes as `new_card`, for the confirm page. */,
    z.object({ setup_intent_id: z.string().min(1).max(255).optional() }).nullish(),
    okResult({
      card: card.nullable(),
      new_card: card.nullable(),
      subscription: z
        .object({
          status: z.string(),
          /** Tokyo date of the end of the paid period. */
          period_end: z.string().nullable(),
          cancel_at_period_end: z.boolean(),
        })
        .nullable(),
      /** How this person signs in today; at least one is not null. */
      login_methods: z.object({ email: z.string().nullable(), line_name: z.string().nullable() }),
    }),
    { ok: 'ご登録の内容をお知らせします。', audit: null },
  ),
};
