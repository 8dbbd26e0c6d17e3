import { z } from 'zod';
import { pinDigits } from '../../../domain/auth/pin.ts';
import { noInput, okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone, okRead } from '../definition.ts';

const id = z.number().int().min(1).max(2_147_483_647);
const moment = z.string();
const within = (label: string, low: number, high: number) => {
  const error = `${label}は${low}〜${high}の数字で入力してください。`;
  return z.coerce.number({ error }).int({ error }).min(low, { error }).max(high, { error });
};

/** One child of today's roll, as the tablet keeps it for the time without connection. */
const rollChild = z.object({
  reserve_id: id,
  child_id: id,
  name: z.string(),
  name_kana: z.string(),
  date_of_birth: z.string(),
  attendance_status: z.number().int(),
  start_datetime: moment,
  end_datetime: moment,
  arrived_datetime: moment.nullable(),
  left_datetime: moment.nullable(),
  /** What was said about allergies: the answer, and in words what to avoid. */
  allergy_answer: z.number().int(),
  allergies: z.array(z.string()),
  customer_remarks: z.string(),
  staff_remarks: z.string(),
  reserve_remarks: z.string(),
  parent_name: z.string(),
  parent_tel: z.string(),
  emergency_contact_name: z.string(),
  emergency_contact_tel: z.string(),
  pick_up_name: z.string(),
  pick_up_tel: z.string(),
  frozen: z.boolean(),
  barred: z.array(z.string()),
});

/** Shared tablets and their PINs (decision 20). Registering one sets a cookie, and so is a route: POST /auth/tablet/register. */
export const tabletFunctions = {
  staffReadTablets: define(
    'manager',
    z.object({ branch_id: id }),
    okResult({
      tablets: z.array(
        z.object({
          id,
          name: z.string(),
          registered_at: moment,
          registered_by_name: z.string(),
          last_seen_at: moment,
          revoked_at: moment.nullable(),
          /** The device that asks. */
          current: z.boolean(),
        }),
      ),
      locked: z.array(z.object({ account_id: id, name: z.string(), tablet_id: id, tablet_name: z.string() })),
    }),
    { ok: okRead, audit: null },
  ),
  /** Its sessions end at once; what it keeps is erased at its next contact. */
  staffRevokeTablet: define('manager', z.object({ tablet_id: id }), okResult({}), {
    ok: okDone,
    audit: '端末の登録の取り消し',
  }),
  staffUnlockPin: define('manager', z.object({ account_id: id, tablet_id: id }), okResult({}), {
    ok: okDone,
    audit: 'PINのロックの解除',
  }),
  staffReadOwnPin: define(
    'staff',
    noInput,
    okResult({ digits: z.number().int().nullable(), set_at: moment.nullable() }),
    { ok: okRead, audit: null },
  ),
  staffSetPin: define(
    'staff',
    z.object({
      current_password: field.current_password.max(64),
      pin: z.string().regex(pinDigits, 'PINは4〜6桁の数字で入力してください。'),
    }),
    okResult({}),
    { ok: okDone, audit: 'PINの設定' },
  ),
  /** A passkey in place of staffConfirmIdentity's password; `asked` is null for anyone who has none. */
  staffBeginIdentityPasskey: define(
    'account',
    noInput,
    okResult({ asked: z.object({ token: z.string(), options: z.looseObject({}) }).nullable() }),
    { ok: okDone, audit: null },
  ),
  staffConfirmIdentityPasskey: define(
    'account',
    z.object({ token: z.string().min(1).max(200), passkey: z.looseObject({ id: z.string().min(1).max(1000) }) }),
    okResult({}),
    { ok: okDone, audit: null },
  ),
  staffRemovePin: define('staff', noInput, okResult({}), { ok: okDone, audit: 'PINの削除' }),
  /** Today at the tablet's own branch, and on no other device. */
  staffReadRoll: define(
    'staff',
    noInput,
    okResult({
      date: z.string(),
      branch_name: z.string(),
      /** What an ambulance is told. */
      branch_address: z.string(),
      branch_tel: z.string(),
      made_at: moment,
      children: z.array(rollChild),
    }),
    { ok: okRead, audit: null },
  ),
  headquartersReadTabletSettings: define(
    'headquarters',
    noInput,
    okResult({
      version: z.number().int(),
      tablet_lock_minutes: z.number().int(),
      tablet_session_hours: z.number().int(),
      pin_error_limit: z.number().int(),
    }),
    { ok: okRead, audit: null },
  ),
  headquartersSaveTabletSettings: define(
    'headquarters',
    z.object({
      version: field.version,
      tablet_lock_minutes: within('ロックまでの時間', 1, 60),
      tablet_session_hours: within('ログインの長さ', 1, 72),
      pin_error_limit: within('PINの間違いの回数', 3, 10),
    }),
    okResult({}),
    { ok: okDone, audit: '端末とPINの設定の変更' },
  ),
};
