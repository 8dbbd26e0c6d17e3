import { z } from 'zod';
import * as field from '../../contract/fields.ts';
import type { FunctionOutcome } from '../data/call-function.ts';
import type { Flow } from '../flow/flow.ts';
import { session } from '../session/browser-session.ts';
import { sendEmailPassword } from './send-email-password.ts';

/** What the draft keeps. The password is never part of it: nothing that opens an account is written into storage. */
export const loginMethodForm = z.object({ email: field.email, remove_line_flag: field.flag });
type LoginMethodValues = { email: string; remove_line_flag: '0' | '1' };

const about = {
  cookie: 'confirm',
  missing: 'customer_information_missing',
  form: '/mypage/login_methods/edit',
  confirm: '/mypage/login_methods/edit/confirm',
} as const;

export const loginMethodFlow: Flow<LoginMethodValues> = {
  ...about,
  name: 'mypage/login_methods/edit',
  done: '/mypage/login_methods/edit/done',
};

/** LINE instead: chosen and allowed at LINE, so there is no form and no confirm page of ours. */
export const lineMethodFlow: Flow<Record<string, never>> = {
  ...about,
  name: 'mypage/login_methods/line',
  done: '/mypage/login_methods/edit/done?by=line',
};

/** Between form and confirm page the password lives in this tab's memory alone; a reload asks for it again. */
let typedPassword: string | undefined;
export const storePassword = (password: string | undefined): void => {
  typedPassword = password;
};
export const hasPassword = (): boolean => typedPassword !== undefined;

/** SPEC §7 changeEmailSignup: OK means sign in with them; every other session is closed. */
export async function changeEmail(values: LoginMethodValues): Promise<FunctionOutcome<{ by: 'email' }>> {
  const password = typedPassword;
  const sent = await sendEmailPassword('changeEmailSignup', { ...values, password });
  if (sent === false) return { kind: 'fault', code: 'invalid-argument', message: 'no password', lost: false };
  // The password is no field of the draft: said here, with the way back to its form.
  if (sent.kind === 'refused' && sent.type === 'password_weak') return { ...sent, fields: [] };
  if (sent.kind !== 'ok') return sent;
  typedPassword = undefined;
  await session().signInWithPassword(values.email.trim().toLowerCase(), password);
  return { kind: 'ok', result: { by: 'email' } };
}
