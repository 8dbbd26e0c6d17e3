import { addDays, type TokyoDate } from '../time.ts';
import { type AllergyAnswer, allergyAnswer, dietStage } from './care-codes.ts';
import { allergyInFull, type KnownAllergy, worstFirst } from './child-health.ts';
import { documentPaper } from './health-codes.ts';

/** Free text: stored sealed (decision 38). */
export type CardTexts = {
  readonly conditions: string;
  readonly medicines: string;
  readonly medical_history: string;
  readonly family_doctor: string;
  readonly insurance_note: string;
  readonly sleep_habits: string;
  readonly comfort: string;
  readonly toilet: string;
  readonly free_text: string;
};

/** As forms and cards name them, in their order. */
export const cardTextLabels: Readonly<Record<keyof CardTexts, string>> = {
  conditions: '持病・治療中の病気',
  medicines: 'ふだん使っている薬',
  medical_history: 'かかったことのある病気',
  family_doctor: 'かかりつけ医',
  insurance_note: '保険証・医療証のメモ',
  sleep_habits: '眠るとき',
  comfort: '安心するもの・泣いたとき',
  toilet: 'トイレ・おむつ',
  free_text: 'そのほか伝えたいこと',
};
export const cardTextNames = Object.keys(cardTextLabels) as (keyof CardTexts)[];
export const cardTextLimits: Readonly<Record<keyof CardTexts, number>> = {
  conditions: 200,
  medicines: 200,
  medical_history: 200,
  family_doctor: 100,
  insurance_note: 100,
  sleep_habits: 200,
  comfort: 200,
  toilet: 200,
  free_text: 500,
};
export const emptyCardTexts: CardTexts = {
  conditions: '',
  medicines: '',
  medical_history: '',
  family_doctor: '',
  insurance_note: '',
  sleep_habits: '',
  comfort: '',
  toilet: '',
  free_text: '',
};

/** Only the texts of something larger, each of them a text. */
export const cardTextsOf = (card: Partial<Record<keyof CardTexts, unknown>>): CardTexts =>
  Object.fromEntries(
    cardTextNames.map((name) => [name, typeof card[name] === 'string' ? card[name] : '']),
  ) as CardTexts;

const cardLabels = {
  allergies: 'アレルギー',
  diet_stage: '食事の段階',
  milk: 'ミルク・母乳',
  foods_to_avoid: '避けている食べもの',
  usual_temperature: '平熱',
  ...cardTextLabels,
  photos: '写真',
} as const;
type CardField = keyof typeof cardLabels;
export const cardFieldNames = Object.keys(cardLabels) as CardField[];
export const cardFieldLabel = (field: string): string =>
  Object.hasOwn(cardLabels, field) ? cardLabels[field as CardField] : '';

/** The whole card in words, by field: what a version keeps, and what is held against the next one. */
export type CardInText = Readonly<Record<CardField, string>>;

type KnownCard = CardTexts & {
  readonly allergy_answer: number;
  readonly allergies: readonly KnownAllergy[];
  readonly diet_stage: number | null;
  readonly milk: string;
  readonly foods_to_avoid: string;
  readonly usual_temperature: number | null;
  readonly own_photos_flag: boolean;
  readonly shared_photos_flag: boolean;
};

const allergiesInText = (answer: number, allergies: readonly KnownAllergy[]): string =>
  allergies.length > 0
    ? worstFirst(allergies).map(allergyInFull).join('、')
    : (answer as AllergyAnswer) === allergyAnswer.code.none
      ? 'なし'
      : '';

export const cardInText = (card: KnownCard): CardInText => ({
  allergies: allergiesInText(card.allergy_answer, card.allergies),
  diet_stage: card.diet_stage === null ? '' : dietStage.label(card.diet_stage),
  milk: card.milk,
  foods_to_avoid: card.foods_to_avoid,
  usual_temperature: card.usual_temperature === null ? '' : `${card.usual_temperature.toFixed(1)}℃`,
  ...cardTextsOf(card),
  photos: `ご家庭向け${card.own_photos_flag ? 'OK' : '不可'}・ほかのご家庭の写真${card.shared_photos_flag ? 'OK' : '不可'}`,
});

export type CardChange = { readonly field: CardField; readonly before: string; readonly after: string };

/** What differs, in the card's order. */
export const cardChanges = (before: CardInText, after: CardInText): CardChange[] =>
  cardFieldNames.flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, before: before[field], after: after[field] }],
  );

/** The last day is still good. */
export const isExpired = (valid_until: TokyoDate | null, today: TokyoDate): boolean =>
  valid_until !== null && valid_until < today;
export const expiresSoon = (valid_until: TokyoDate | null, today: TokyoDate, days: number): boolean =>
  valid_until !== null && !isExpired(valid_until, today) && valid_until <= addDays(today, days);

type DatedPaper = { readonly kind: number; readonly valid_until: TokyoDate | null };

/** The child has plans, and none of them is good on the day: the kitchen asks before it relies on one. */
export function hasOnlyOldPlans(papers: readonly DatedPaper[], day: TokyoDate): boolean {
  const plans = papers.filter(({ kind }) => kind === documentPaper.code.guidancePlan);
  return plans.length > 0 && plans.every(({ valid_until }) => isExpired(valid_until, day));
}

/** So many papers of one child at once; a plan of several pages is several pictures. */
export const childDocumentLimit = 30;
