import { z } from 'zod';
import type { CodeOption } from '../domain/code-list.ts';
import { parseTime, parseTokyoDate, type TokyoDate, timeText } from '../domain/time.ts';

/** What a form shows of a field, defined beside its rule so that neither is stated twice (docs/forms.md). */
export type FieldFacts = {
  readonly kind: 'text' | 'password' | 'digits' | 'date' | 'time' | 'datetime-local' | 'choice';
  readonly label: string;
  /** Characters at most. */
  readonly max?: number;
  readonly options?: readonly CodeOption[];
};
export const fieldFacts = z.registry<FieldFacts>();

/**
 * One schema per field (product-rules.md "Field rules"), with the words a parent reads. The same schema runs in the form
 * and on the server. Texts are trimmed; numbers and flags are also read from the strings a form gives.
 */
export const limits = {
  name: 50,
  email: 100,
  address: 64,
  remarks: 100,
  pick_up_name: 30,
  password_min: 8,
  password_max: 64,
  long_text: 1000,
  staff_text: 200,
  children_in_registration: 4,
} as const;

export const enter = (label: string): string => `${label}を入力してください。`;
export const choose = (label: string): string => `${label}を選択してください。`;
const atMost = (label: string, max: number): string =>
  `${label}は${max.toLocaleString('en')}文字以内で入力してください。`;

export const requiredText = (label: string, max: number) =>
  z
    .string({ error: enter(label) })
    .trim()
    .min(1, { error: enter(label), abort: true })
    .max(max, atMost(label, max))
    .register(fieldFacts, { kind: 'text', label, max });

/** Absent, null and blank all mean ''. */
export const optionalText = (label: string, max: number) =>
  z
    .string({ error: enter(label) })
    .nullish()
    .transform((value) => (value ?? '').trim())
    .pipe(z.string().max(max, atMost(label, max)))
    .register(fieldFacts, { kind: 'text', label, max });

const digits = (label: string, pattern: RegExp, rule: string) =>
  requiredText(label, limits.long_text).regex(pattern, `${label}は${rule}で入力してください。`);

const orNull = <Value>(value: Value | null | undefined): Value | null => value ?? null;
const choiceError = (issue: z.core.$ZodRawIssue): string | undefined =>
  issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0]?.message : undefined;

/** Absent, null and '' become null, anything else follows the rule and speaks with its words. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([z.literal('').transform(() => null), schema], { error: choiceError })
    .nullish()
    .transform(orNull);

/** A select left at its placeholder (key '0') is no answer: null. */
export const optionalChoice = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([z.literal(['', '0', 0]).transform(() => null), schema], { error: choiceError })
    .nullish()
    .transform(orNull);

// Texts
export const name = requiredText('お名前', limits.name);
/** Full-width katakana, the long-vowel mark and spaces (SPEC §5). */
const katakana = /^[ァ-ヶー 　]+$/;
export const name_kana = requiredText('お名前(カナ)', limits.name).regex(
  katakana,
  'お名前(カナ)は全角カタカナで入力してください。',
);
export const child_name = requiredText('お子さまのお名前', limits.name);
export const child_name_kana = requiredText('お子さまのお名前(カナ)', limits.name).regex(
  katakana,
  'お子さまのお名前(カナ)は全角カタカナで入力してください。',
);
export const tel = digits('電話番号', /^\d{10,11}$/, 'ハイフンなしの10桁または11桁の数字');
export const emergency_contact_name = requiredText('緊急連絡先のお名前', limits.name);
export const emergency_contact_tel = digits(
  '緊急連絡先の電話番号',
  /^\d{10,11}$/,
  'ハイフンなしの10桁または11桁の数字',
);
export const pick_up_name = requiredText('お迎えの方のお名前', limits.pick_up_name);
export const pick_up_tel = digits('お迎えの方の電話番号', /^\d{10,11}$/, 'ハイフンなしの10桁または11桁の数字');
export const postal_code = digits('郵便番号', /^\d{7}$/, 'ハイフンなしの7桁の数字');
export const address1 = requiredText('住所', limits.address);
export const address2 = requiredText('番地・建物名', limits.address);
export const email = requiredText('メールアドレス', limits.email)
  .toLowerCase()
  .pipe(z.email({ error: 'メールアドレスの形式をご確認ください。' }));
/** Not trimmed: a space is a character of a password. */
export const password = z
  .string({ error: enter('パスワード') })
  .min(limits.password_min, `パスワードは${limits.password_min}文字以上で入力してください。`)
  .max(limits.password_max, `パスワードは${limits.password_max}文字以内で入力してください。`)
  .register(fieldFacts, { kind: 'password', label: 'パスワード', max: limits.password_max });
/** At sign-in any non-empty password may be tried; the rule for new ones would only tell an attacker about it. */
export const current_password = z
  .string({ error: enter('パスワード') })
  .min(1, enter('パスワード'))
  .register(fieldFacts, { kind: 'password', label: 'パスワード' });
export const customer_remarks = optionalText('備考', limits.remarks);
export const remarks = optionalText('ご要望', limits.remarks);
export const inquiry_text = requiredText('お問い合わせ内容', limits.long_text);
export const free_comment = optionalText('ご意見', limits.long_text);

// Days and times
export const tokyoDate = (label: string) =>
  z
    .string({ error: enter(label) })
    .transform((text, context): TokyoDate => {
      const date = parseTokyoDate(text.trim());
      if (date !== null) return date;
      context.addIssue({
        code: 'custom',
        message: text.trim() === '' ? enter(label) : `${label}の日付をご確認ください。`,
      });
      return z.NEVER;
    })
    .register(fieldFacts, { kind: 'date', label });
/** A moment with its offset, of years that every part of the house can hold: PostgreSQL knows no year 0. */
export const moment = (error?: string) =>
  z.iso
    .datetime({ offset: true, ...(error === undefined ? {} : { error }) })
    .refine((text) => text >= '1900' && text < '2200', error === undefined ? {} : { error });
/** 8 digits or picked. "Not in the future" needs the clock: see `birthDateNotAfter`. */
export const date_of_birth = tokyoDate('生年月日').refine((date) => date >= '1900-01-01', {
  error: '生年月日をご確認ください。',
});
export const futureBirthDateText = '生年月日に未来の日付は入力できません。';
export const birthDateNotAfter = (today: TokyoDate) =>
  date_of_birth.refine((date) => date <= today, { error: futureBirthDateText });
/** 'HH:mm'. */
export const clockTime = (label: string) =>
  z
    .string({ error: enter(label) })
    .transform((text, context): string => {
      const minute = parseTime(text);
      if (minute !== null) return timeText(minute);
      context.addIssue({ code: 'custom', message: `${label}をご確認ください。` });
      return z.NEVER;
    })
    .register(fieldFacts, { kind: 'time', label });

// Numbers, codes, flags
const wholeNumber = (message: string, min: number, max: number) =>
  z.union([z.number(), z.string()], { error: message }).transform((value, context): number => {
    // A Japanese keyboard gives full-width digits.
    const text = typeof value === 'string' ? value.normalize('NFKC') : '';
    const number = /^\d{1,10}$/.test(text) ? Number(text) : value;
    if (typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max) return number;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const maxId = 2_147_483_647;
/** A row's id. The placeholder key '0' is not one, so an untouched select asks to choose. */
export const id = (label: string) =>
  wholeNumber(choose(label), 1, maxId).register(fieldFacts, { kind: 'choice', label });
export const yen = (label: string) =>
  wholeNumber(`${label}をご確認ください。`, 0, maxId).register(fieldFacts, { kind: 'digits', label });
export const hour = (label: string) =>
  wholeNumber(choose(label), 0, 24).register(fieldFacts, { kind: 'choice', label });
export const minute = (label: string) =>
  wholeNumber(choose(label), 0, 59).register(fieldFacts, { kind: 'choice', label });
export const count = (label: string, min: number, max: number) =>
  wholeNumber(`${label}をご確認ください。`, min, max).register(fieldFacts, { kind: 'digits', label });

/** A coded value of src/domain/codes.ts. */
export const code = <Key extends number>(
  list: { readonly keys: readonly Key[]; readonly options?: readonly CodeOption[] },
  label: string,
) =>
  z
    .union([z.number(), z.string()], { error: choose(label) })
    .transform((value, context): Key => {
      const key = list.keys.find((candidate) => String(candidate) === String(value));
      if (key !== undefined) return key;
      context.addIssue({ code: 'custom', message: choose(label) });
      return z.NEVER;
    })
    .register(fieldFacts, { kind: 'choice', label, ...(list.options ? { options: list.options } : {}) });

/** 0 or 1 in forms and payloads (default 0); SQL's booleans are made in form-mapping. */
export const flag = z
  .union([z.literal([0, 1]), z.literal(['0', '1']).transform((text): 0 | 1 => (text === '1' ? 1 : 0))], {
    error: '選択内容をご確認ください。',
  })
  .default(0);

export const idempotency_key = z.uuid({ error: 'ページを読み込み直してから、もう一度お試しください。' });

/** The row's version a form was opened with (decision 16). */
export const version = count('内容', 1, maxId);
