import { ageInMonths, ageOn } from '../membership/age.ts';
import type { TokyoDate } from '../time.ts';
import { type AllergyAnswer, type AllergySeverity, allergyAnswer, allergySeverity, dietStage } from './care-codes.ts';

/** The kitchen's list: meals by age, and the children whose food must not be mistaken. */
export type KitchenMeals = {
  readonly breakfast_support_flag: boolean;
  readonly lunch_support_flag: boolean;
  readonly supper_support_flag: boolean;
};
export type KitchenAllergy = {
  readonly name: string;
  readonly severity: AllergySeverity;
  readonly epipen_flag: boolean;
};

const kitchenMeals = [
  ['breakfast_support_flag', '朝食'],
  ['lunch_support_flag', '昼食'],
  ['supper_support_flag', '夕食'],
] as const;

export const orderedMeals = (meals: KitchenMeals): string[] =>
  kitchenMeals.flatMap(([flag, word]) => (meals[flag] ? [word] : []));

/** What is known of a child's allergies; `answer` as allergyAnswerOf says it. */
export type AllergyStanding = { readonly answer: AllergyAnswer; readonly allergies: readonly KitchenAllergy[] };

/** What a person confirms, as text: the same food and the same allergies in the same order give the same text. */
function foodFacts(food: string, { answer, allergies }: AllergyStanding): string {
  const named = allergies.map(({ name, severity }) => `${name}:${severity}`).toSorted();
  return `${food} / ${answer === allergyAnswer.code.notAsked ? 'アレルギー未確認' : named.join('・')}`;
}
/** For the meals the family ordered; food given without an order gets a generic word. */
export const mealFacts = (meals: KitchenMeals, standing: AllergyStanding): string =>
  foodFacts(orderedMeals(meals).join('・') || '食事', standing);

const mayBeAllergic = ({ answer }: AllergyStanding): boolean => answer !== allergyAnswer.code.none;

/** A child with an allergy, or whose family was not asked, whose meals and allergies were not confirmed in this combination. */
export const needsConfirmation = (
  meals: KitchenMeals,
  standing: AllergyStanding,
  confirmed: readonly string[],
): boolean =>
  orderedMeals(meals).length > 0 && mayBeAllergic(standing) && !confirmed.includes(mealFacts(meals, standing));

/** Severe, with an EpiPen, or never asked: confirmed alone, never with others of the same menu. */
export const confirmedAlone = ({ answer, allergies }: AllergyStanding): boolean =>
  answer === allergyAnswer.code.notAsked ||
  allergies.some(({ severity, epipen_flag }) => severity === allergySeverity.code.severe || epipen_flag);

/** What is known of a child's food besides its allergies. */
export type Diet = {
  readonly date_of_birth: TokyoDate;
  readonly diet_stage: number | null;
  readonly milk: string;
  readonly foods_to_avoid: string;
};
/** Up to this age food comes in stages, and one that was not told is not taken for the usual food. */
const stagesEndMonths = 18;

const hasOwnDiet = ({ date_of_birth, diet_stage, milk, foods_to_avoid }: Diet, day: TokyoDate): boolean =>
  milk !== '' ||
  foods_to_avoid !== '' ||
  (diet_stage ?? (ageInMonths(date_of_birth, day) < stagesEndMonths ? null : dietStage.code.usual)) !==
    dietStage.code.usual;

/** Why a child's meal is recorded alone and never by one press for several. */
export const aloneReasons = {
  allergy: 'アレルギー',
  unasked: 'アレルギー未確認',
  diet: '食事の内容',
  contact: '緊急連絡先なし',
} as const;
export type AloneReason = keyof typeof aloneReasons;

/** Confirmed in the kitchen or not: what suits the others is not known to suit this child. Null: it may eat what all eat. */
export function eatsAlone(
  { standing, noContact }: Pick<Fed, 'standing' | 'noContact'>,
  diet: Diet,
  day: TokyoDate,
): AloneReason | null {
  if (standing.answer === allergyAnswer.code.notAsked) return 'unasked';
  if (mayBeAllergic(standing) || standing.allergies.length > 0) return 'allergy';
  if (hasOwnDiet(diet, day)) return 'diet';
  return noContact ? 'contact' : null;
}

/** What a person is asked before it is written down that a child ate or drank. */
export const feedingWarnings = ['allergy', 'emergency_contact'] as const;
export type FeedingWarning = (typeof feedingWarnings)[number];
export type Fed = {
  readonly food: 'meal' | 'milk';
  readonly meals: KitchenMeals;
  readonly standing: AllergyStanding;
  /** There is no emergency contact besides the parents. */
  readonly noContact: boolean;
  /** The facts already confirmed in this stay. */
  readonly confirmed: readonly string[];
};

/** As the log says it. */
export const noContactWords = '緊急連絡先の登録なし';

/** Each with the facts stored with the confirmation, so that it is asked only once. */
export function openFeedingWarnings({ food, meals, standing, noContact, confirmed }: Fed): {
  readonly doubt: FeedingWarning;
  readonly facts: string;
}[] {
  const allergy = food === 'meal' ? mealFacts(meals, standing) : foodFacts('ミルク', standing);
  const found = [
    ...(mayBeAllergic(standing) ? [{ doubt: 'allergy', facts: allergy } as const] : []),
    ...(noContact ? [{ doubt: 'emergency_contact', facts: noContactWords } as const] : []),
  ];
  return found.filter(({ facts }) => !confirmed.includes(facts));
}

/** The question in words, for the page that asks first and the server that asks again. */
export function feedingQuestion(warnings: readonly FeedingWarning[], { answer, allergies }: AllergyStanding): string {
  const names = allergies.map(({ name }) => name).join('、');
  const words: Readonly<Record<FeedingWarning, string>> = {
    allergy:
      answer === allergyAnswer.code.notAsked
        ? 'アレルギーの有無をまだ伺っていません。保護者に確かめてください。'
        : `アレルギー(${names})の食事の確認が済んでいません。献立の原材料を確かめてください。`,
    emergency_contact: '緊急連絡先の登録がありません。保護者に伺ってください。',
  };
  return warnings.map((warning) => words[warning]).join('');
}

export const kitchenAges = ['0歳', '1歳', '2歳', '3歳', '4歳以上'] as const;
export const kitchenAgeOf = (date_of_birth: TokyoDate, day: TokyoDate): number =>
  Math.min(Math.max(ageOn(date_of_birth, day), 0), kitchenAges.length - 1);

type SpecialPlate = KitchenMeals & {
  readonly diet_stage: number | null;
  readonly allergies: readonly KitchenAllergy[];
  readonly unasked: boolean;
};
export type PlateSum = { readonly word: string; readonly count: number; readonly severe: boolean };

/** How many plates without what: the severest first, then the most. A child with two allergies counts at both. */
export function allergenSums(children: readonly SpecialPlate[]): PlateSum[] {
  const sums = new Map<string, { count: number; severe: boolean }>();
  for (const { allergies } of children) {
    for (const { name, severity, epipen_flag } of allergies) {
      const known = sums.get(name) ?? { count: 0, severe: false };
      const severe = known.severe || epipen_flag || severity === allergySeverity.code.severe;
      sums.set(name, { count: known.count + 1, severe });
    }
  }
  return [...sums]
    .map(([word, sum]) => ({ word, ...sum }))
    .toSorted((one, other) => Number(other.severe) - Number(one.severe) || other.count - one.count);
}

/** How many of each stage that is not the usual food, the youngest first. */
export const stageSums = (children: readonly Pick<SpecialPlate, 'diet_stage'>[]): PlateSum[] =>
  dietStage.keys
    .filter((stage) => stage !== dietStage.code.usual)
    .map((stage) => ({
      word: dietStage.label(stage),
      count: children.filter(({ diet_stage }) => diet_stage === stage).length,
      severe: false,
    }))
    .filter(({ count }) => count > 0);

/** For each meal how many of each age, in the order of kitchenAges. */
export function mealCounts(
  children: readonly (KitchenMeals & { readonly date_of_birth: TokyoDate })[],
  day: TokyoDate,
): { readonly word: string; readonly ages: readonly number[]; readonly total: number }[] {
  return kitchenMeals.map(([flag, word]) => {
    const eating = children.filter((child) => child[flag]);
    const ages = kitchenAges.map((_, age) => eating.filter((child) => kitchenAgeOf(child.date_of_birth, day) === age));
    return { word, ages: ages.map(({ length }) => length), total: eating.length };
  });
}
