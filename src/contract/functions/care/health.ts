import { z } from 'zod';
import { allergyAnswer, allergySeverity, dietStage } from '../../../domain/care/care-codes.ts';
import { type CardTexts, cardTextLabels, cardTextLimits } from '../../../domain/care/health-card.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';

/** As long as the columns. */
export const healthLimits = {
  other_name: 50,
  reaction: 200,
  milk: 100,
  foods: 200,
} as const;

const allergy = z
  .object({
    allergen_id: field.optional(field.id('アレルギーの品目')),
    other_name: field.optionalText('そのほかの品目', healthLimits.other_name),
    severity: field.code(allergySeverity, '症状の重さ'),
    reaction: field.optionalText('症状', healthLimits.reaction),
    epipen_flag: field.flag,
  })
  .refine(({ allergen_id, other_name }) => (allergen_id === null) === (other_name !== ''), {
    path: ['other_name'],
    error: '品目を選ぶか、品目の名前を入力してください。',
  });

const temperatureRule = '平熱は34.0〜40.0の数字で入力してください。';
/** 36.5; a Japanese keyboard gives full-width digits. */
const usual_temperature = z
  .union([z.number(), z.string()], { error: temperatureRule })
  .nullish()
  .transform((value, context): number | null => {
    const text = String(value ?? '')
      .normalize('NFKC')
      .trim();
    if (text === '') return null;
    const number = Number(text);
    if (/^\d{2}(\.\d)?$/.test(text) && number >= 34 && number <= 40) return number;
    context.addIssue({ code: 'custom', message: temperatureRule });
    return z.NEVER;
  });

const cardText = (name: keyof CardTexts) => field.optionalText(cardTextLabels[name], cardTextLimits[name]);

const { none, some } = allergyAnswer.code;
const allergyAnswers = {
  allergy_answer: field.code({ keys: [none, some] }, 'アレルギーの有無'),
  allergies: z.array(allergy).max(40, 'アレルギーの品目は40個までです。'),
};
/** What a new family said at the desk about the child at this place of the form. */
export const placedAllergyAnswer = z
  .object({ place: field.count('お子さま', 1, 4), ...allergyAnswers })
  .superRefine(entriesAgree);

/** Everything that was asked, as a whole: what is left out is no longer so. */
const childHealth = {
  child_id: field.id('お子さま'),
  /** Of the answer the form was opened with; 0: there was none. */
  version: field.count('内容', 0, 2_147_483_647),
  ...allergyAnswers,
  diet_stage: field.optionalChoice(field.code(dietStage, '食事の段階')),
  milk: field.optionalText('ミルク', healthLimits.milk),
  foods_to_avoid: field.optionalText('避けている食べもの', healthLimits.foods),
  usual_temperature,
  conditions: cardText('conditions'),
  medicines: cardText('medicines'),
  medical_history: cardText('medical_history'),
  family_doctor: cardText('family_doctor'),
  insurance_note: cardText('insurance_note'),
  sleep_habits: cardText('sleep_habits'),
  comfort: cardText('comfort'),
  toilet: cardText('toilet'),
  free_text: cardText('free_text'),
  own_photos_flag: field.flag,
  shared_photos_flag: field.flag,
};

type Answered = {
  allergy_answer: number;
  allergies: readonly { allergen_id: number | null; other_name: string }[];
};

/** None has no entries, some has at least one, and each is named once. */
function entriesAgree({ allergy_answer, allergies }: Answered, context: z.RefinementCtx): void {
  if (allergy_answer === some && allergies.length === 0) {
    context.addIssue({ code: 'custom', path: ['allergies'], message: 'アレルギーのある品目を選んでください。' });
  }
  if (allergy_answer === none && allergies.length > 0) {
    context.addIssue({
      code: 'custom',
      path: ['allergy_answer'],
      message: 'アレルギーの品目が選ばれています。「ある」にするか、品目を外してください。',
    });
  }
  const names = allergies.map(({ allergen_id, other_name }) => `${allergen_id} ${other_name}`);
  const twice = names.findIndex((name, position) => names.indexOf(name) !== position);
  if (twice >= 0) {
    context.addIssue({
      code: 'custom',
      path: ['allergies', twice, 'other_name'],
      message: '同じ品目が2回あります。1つにまとめてください。',
    });
  }
}

/** The purpose was read out in this version and this person said yes; wanted where the family has not agreed yet. */
const consent_read_out = z
  .object({
    version: z.string().min(1).max(20),
    consented_name: field.requiredText('同意された方のお名前', field.limits.name),
  })
  .nullish();

const saved = { version: z.number().int() };

/** What one must know of a child before caring for it. */
export const healthFunctions = {
  updateChildHealth: define(
    'guardian',
    z
      .object({
        ...childHealth,
        /** The text about children's data that was agreed to on the page; wanted where none was agreed to before. */
        child_data_version: z.string().max(20).nullish(),
      })
      .superRefine(entriesAgree),
    okResult(saved),
    { ok: 'お子さまの健康とアレルギーを保存しました。', audit: null },
  ),
  staffUpdateChildHealth: define(
    'staff',
    z.object({ ...childHealth, consent_read_out }).superRefine(entriesAgree),
    okResult(saved),
    { ok: 'お子さまの健康とアレルギーを保存しました。', audit: '健康・アレルギーの記入' },
  ),
};
