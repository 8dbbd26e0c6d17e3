import { z } from 'zod';
import { noInput, okResult } from '../../callable.ts';
import { define } from '../definition.ts';
import { lineAnswer } from './sign-in.ts';

/** Ours: who is signed in where, and the proof that is asked for before a way to sign in changes. */
export const accountSafetyFunctions = {
  /** Whether this session was proved lately, and by which of the account's ways it can be proved now. */
  checkIdentity: define(
    'signed_in',
    noInput,
    okResult({ confirmed: z.boolean(), by_password: z.boolean(), by_line: z.boolean() }),
    { ok: 'ご本人の確認の状態をお知らせします。', audit: null },
  ),
  /**
   * The present password, or a fresh LINE sign-in (its callback's answer). For IDENTITY_MINUTES changeEmailSignup,
   * changeLineLoginAccount and a new address in updateCustomer then go through; before, they answer `identity_unconfirmed`.
   */
  confirmIdentity: define(
    'signed_in',
    z.union([z.object({ password: z.string().min(1).max(64) }), z.object(lineAnswer)]),
    okResult({ return_to: z.string().nullish() }),
    { ok: 'ご本人であることを確認しました。', audit: null },
  ),
  listSessions: define(
    'signed_in',
    noInput,
    okResult({
      sessions: z.array(
        z.object({
          id: z.string(),
          /** Browser and device in plain words; '' where they are not known. */
          device: z.string(),
          created_at: z.string(),
          last_used_at: z.string(),
          /** The session that asks. */
          current: z.boolean(),
        }),
      ),
    }),
    { ok: 'ログイン中の端末をお知らせします。', audit: null },
  ),
  endSession: define('signed_in', z.object({ session_id: z.uuid() }), okResult({}), {
    ok: '端末をログアウトしました。',
    audit: null,
  }),
  /** Resends the link that verifies the customer's address. */
  resendEmailVerification: define('payer', noInput, okResult({}), {
    ok: '確認のメールをお送りしました。',
    audit: null,
  }),
};
