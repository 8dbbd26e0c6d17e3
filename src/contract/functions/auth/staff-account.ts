import { z } from 'zod';
import { noInput, okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone, okRead } from '../definition.ts';

const code = field.requiredText('確認コード', 20);
const passkey_id = z.string().min(1).max(1000);
/** What the browser's passkey dialog gave; judged by @simplewebauthn. */
const passkey = z.looseObject({ id: z.string().min(1).max(1000) });
/** Shown once; empty where the codes on paper stay good. */
const recovery_codes = z.array(z.string());
const moment = z.string();

/** Staff about their own account. What changes the ways in wants a fresh proof (staffConfirmIdentity), as for members. */
export const staffAccountFunctions = {
  staffReadOwnAccount: define(
    'account',
    noInput,
    okResult({
      name: z.string(),
      email: z.string(),
      role: z.number().int(),
      version: z.number().int(),
      branches: z.array(z.object({ id: z.number().int(), name: z.string() })),
      totp: z.boolean(),
      passkeys: z.array(
        z.object({ id: z.string(), name: z.string(), created_at: moment, last_used_at: moment.nullable() }),
      ),
      recovery_codes_left: z.number().int(),
      /** The company asks headquarters for a second factor, and this is one of them. */
      second_factor_required: z.boolean(),
      /** Managers and headquarters: when the morning mail comes; null: not at all. */
      morning_mail_hour: z.number().int().nullable(),
      sessions: z.array(
        z.object({
          id: z.string(),
          device: z.string(),
          created_at: moment,
          last_used_at: moment,
          current: z.boolean(),
        }),
      ),
    }),
    { ok: okRead, audit: null },
  ),
  staffSaveOwnName: define(
    'account',
    z.object({ name: field.name, version: field.version }),
    okResult({ version: z.number().int() }),
    { ok: okDone, audit: '自分の名前の変更' },
  ),
  /** Ends the other sessions. */
  staffChangePassword: define(
    'account',
    z.object({ current_password: field.current_password.max(64), password: field.password }),
    okResult({}),
    { ok: okDone, audit: '自分のパスワードの変更' },
  ),
  /** The present password, or a code of the app where one is set up. */
  staffConfirmIdentity: define(
    'account',
    z.union([z.object({ current_password: field.current_password.max(64) }), z.object({ code })]),
    okResult({}),
    { ok: okDone, audit: null },
  ),
  staffBeginTotp: define('account', noInput, okResult({ secret: z.string(), uri: z.string() }), {
    ok: okDone,
    audit: null,
    fresh_proof: true,
  }),
  staffFinishTotp: define('account', z.object({ code }), okResult({ recovery_codes }), {
    ok: okDone,
    audit: '認証アプリの登録',
    fresh_proof: true,
  }),
  staffRemoveTotp: define('account', noInput, okResult({}), {
    ok: okDone,
    audit: '認証アプリの削除',
    fresh_proof: true,
  }),
  staffBeginPasskey: define('account', noInput, okResult({ token: z.string(), options: z.looseObject({}) }), {
    ok: okDone,
    audit: null,
    fresh_proof: true,
  }),
  staffFinishPasskey: define(
    'account',
    z.object({ token: z.string().min(1).max(200), name: field.requiredText('パスキーの名前', 60), passkey }),
    okResult({ recovery_codes }),
    { ok: okDone, audit: 'パスキーの登録', fresh_proof: true },
  ),
  staffRemovePasskey: define('account', z.object({ passkey_id }), okResult({}), {
    ok: okDone,
    audit: 'パスキーの削除',
    fresh_proof: true,
  }),
  staffRenewRecoveryCodes: define('account', noInput, okResult({ recovery_codes }), {
    ok: okDone,
    audit: '復旧コードの作り直し',
    fresh_proof: true,
  }),
  staffEndSession: define('account', z.object({ session_id: z.uuid() }), okResult({}), { ok: okDone, audit: null }),
  staffEndOtherSessions: define('account', noInput, okResult({}), { ok: okDone, audit: null }),
};
