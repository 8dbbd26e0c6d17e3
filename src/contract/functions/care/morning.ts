import { z } from 'zod';
import {
  illnessSign,
  morningAnswer,
  morningMeal,
  morningSleep,
  symptom,
} from '../../../domain/care/morning/morning-codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone } from '../definition.ts';

const reserve_id = field.id('予約');
const degrees = (label: string, max: number) =>
  z
    .number({ error: `${label}を入力してください。` })
    .min(34, `${label}をご確認ください。`)
    .max(max, `${label}をご確認ください。`)
    .transform((value) => Math.round(value * 10) / 10);

/** One child's answers; the columns of morning_forms. */
const childForm = z
  .object({
    child_id: field.id('お子さま'),
    temperature: degrees('体温', 42),
    usual_temperature: degrees('平熱', 40).nullable(),
    symptoms: z.array(field.code(symptom, '症状')).max(10),
    loose_stools: field.count('下痢の回数', 0, 20),
    vomits: field.count('嘔吐の回数', 0, 20),
    recent_fever_flag: z.boolean(),
    antipyretic_flag: z.boolean(),
    seizure_medicine_flag: z.boolean(),
    contact_flag: z.boolean(),
    infection_id: field.id('感染症').nullable(),
    onset_date: field.tokyoDate('症状が出た日').nullable(),
    eased_date: field.tokyoDate('症状がよくなった日').nullable(),
    meal: field.code(morningMeal, '食事'),
    meal_time: field.optional(field.clockTime('食事の時刻')),
    meal_words: field.optionalText('食べたもの', 100),
    sleep: field.code(morningSleep, '睡眠'),
    medicine_flag: z.boolean(),
    words: field.optionalText('園に伝えたいこと', 300),
    /** 0: not yet answered when the page was opened. */
    version: field.count('内容', 0, 1_000_000),
  })
  .refine(({ onset_date, eased_date }) => onset_date === null || eased_date === null || eased_date >= onset_date, {
    path: ['eased_date'],
    error: '症状が出た日より前にはできません。',
  });

/** A sign or a temperature is enough. */
const illness = z
  .object({
    signs: z.array(field.code(illnessSign, '様子')).max(illnessSign.options.length),
    temperature: degrees('体温', 42).nullable(),
  })
  .refine(({ signs, temperature }) => signs.length > 0 || temperature !== null, {
    path: ['signs'],
    error: '様子か体温をお知らせください。',
  });

export const morningFunctions = {
  /** How the children of a stay are this morning; may be corrected until the child has come. */
  saveMorningForm: define(
    'guardian',
    z.object({
      reserve_id,
      forms: z.array(childForm).min(1, 'お子さまを選択してください。').max(10),
      /** Who fetches today, if not the person named in the reserve. */
      pick_up: z.object({ name: field.pick_up_name, tel: field.pick_up_tel }).nullable(),
    }),
    okResult({ attention_flag: z.boolean() }),
    { ok: okDone, audit: null },
  ),
  /** The family asks the branch to decide; staff are notified at once. */
  askAboutMorning: define('guardian', z.object({ reserve_id }), okResult({}), { ok: okDone, audit: null }),
  /** Cancelling because a child is unwell, at the fee that was shown. Nothing said: the morning form says it. */
  cancelForIllness: define(
    'guardian',
    z.object({ reserve_id, quoted_fee: field.yen('キャンセル料'), illness: illness.nullable() }),
    okResult({ cancel_amount: z.number().int() }),
    { ok: okDone, audit: null },
  ),
  staffAnswerMorningForm: define(
    'staff',
    z.object({
      morning_form_id: field.id('朝の様子'),
      staff_answer: field.code(morningAnswer, '回答'),
      staff_words: field.optionalText('ご家庭への一言', 300),
      version: field.version,
    }),
    okResult({}),
    { ok: okDone, audit: '朝の様子への回答' },
  ),
};
