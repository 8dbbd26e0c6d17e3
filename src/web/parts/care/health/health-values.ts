import type { FunctionPayload } from '../../../../contract/functions/functions.ts';
import { allergyAnswer } from '../../../../domain/care/care-codes.ts';
import { allergyName, type KnownAllergy } from '../../../../domain/care/child-health.ts';
import { type CardTexts, cardTextsOf } from '../../../../domain/care/health-card.ts';
import { hasBegun } from '../../../../domain/settings/in-force.ts';
import type { TokyoDate } from '../../../../domain/time.ts';

/** One allergy while it is being typed; the name shows which it is. */
export type TypedAllergy = {
  readonly allergen_id: number | null;
  readonly name: string;
  /** '' until chosen: a severity is never assumed. */
  readonly severity: string;
  readonly reaction: string;
  readonly epipen: boolean;
};

export type TypedHealth = {
  readonly allergy_answer: string;
  readonly allergies: readonly TypedAllergy[];
  readonly diet_stage: string;
  readonly milk: string;
  readonly foods_to_avoid: string;
  readonly usual_temperature: string;
  readonly own_photos: boolean;
  readonly shared_photos: boolean;
} & CardTexts;

/** The rows a form is opened with. */
type StoredHealth = {
  readonly child_essentials: readonly {
    readonly allergy_answer: number;
    readonly diet_stage: number | null;
    readonly milk: string;
    readonly foods_to_avoid: string;
    readonly usual_temperature: number | null;
    readonly own_photos_flag: boolean;
    readonly shared_photos_flag: boolean;
    readonly version: number;
  }[];
  readonly child_allergies: readonly (KnownAllergy & { readonly allergen_id: number | null })[];
};

export const answeredNone = String(allergyAnswer.code.none);
export const answeredSome = String(allergyAnswer.code.some);

/** `texts` are what a function has opened: the rows do not hold them. */
export function typedHealth(
  { child_essentials: [known], child_allergies }: StoredHealth,
  texts: Partial<CardTexts>,
): TypedHealth {
  const answered = known !== undefined && known.allergy_answer !== allergyAnswer.code.notAsked;
  const none = answered ? String(known.allergy_answer) : '';
  return {
    allergy_answer: child_allergies.length > 0 ? answeredSome : none,
    allergies: child_allergies.map((allergy) => ({
      allergen_id: allergy.allergen_id,
      name: allergyName(allergy),
      severity: String(allergy.severity),
      reaction: allergy.reaction,
      epipen: allergy.epipen_flag,
    })),
    diet_stage: String(known?.diet_stage ?? 0),
    milk: known?.milk ?? '',
    foods_to_avoid: known?.foods_to_avoid ?? '',
    usual_temperature: known?.usual_temperature?.toFixed(1) ?? '',
    ...cardTextsOf(texts),
    own_photos: known?.own_photos_flag ?? false,
    shared_photos: known?.shared_photos_flag ?? false,
  };
}

export const healthVersionOf = ({ child_essentials: [known] }: StoredHealth): number => known?.version ?? 0;

/** Of the question about allergies alone. */
export function sentAllergies({ allergy_answer, allergies }: Pick<TypedHealth, 'allergy_answer' | 'allergies'>) {
  const entries = allergies.map(({ allergen_id, name, severity, reaction, epipen }) => ({
    allergen_id,
    other_name: allergen_id === null ? name : '',
    severity,
    reaction,
    epipen_flag: epipen ? (1 as const) : (0 as const),
  }));
  return { allergy_answer, allergies: allergy_answer === answeredSome ? entries : [] };
}

/** What is sent. Entries under 「ない」 stay on the screen only, in case the parent changes their mind. */
export function sentHealth(
  child_id: number,
  version: number,
  typed: TypedHealth,
): Omit<FunctionPayload<'updateChildHealth'>, 'child_data_version'> {
  const flag = (on: boolean) => (on ? 1 : 0);
  return {
    child_id,
    version,
    ...sentAllergies(typed),
    diet_stage: typed.diet_stage,
    milk: typed.milk,
    foods_to_avoid: typed.foods_to_avoid,
    usual_temperature: typed.usual_temperature,
    ...cardTextsOf(typed),
    own_photos_flag: flag(typed.own_photos),
    shared_photos_flag: flag(typed.shared_photos),
  };
}

export type NamableAllergen = {
  readonly id: number;
  readonly name: string;
  readonly mandatory_from: string | null;
  readonly adaptation_date: string;
  readonly end_date: string | null;
};

/** Labels' own order: first what they must name, then what they should. */
export function allergensOn(allergens: readonly NamableAllergen[], day: TokyoDate) {
  const inForce = allergens.filter(
    ({ adaptation_date, end_date }) => hasBegun({ adaptation_date }, day) && (end_date === null || end_date >= day),
  );
  const must = ({ mandatory_from }: NamableAllergen) => mandatory_from !== null && mandatory_from <= day;
  return { mandatory: inForce.filter(must), others: inForce.filter((each) => !must(each)) };
}

/** By field, from the server's answer. */
export function healthErrors(failure: { kind: string; details?: unknown; fields?: unknown } | undefined) {
  if (failure?.kind !== 'refused') return {};
  const details = Array.isArray(failure.details) ? (failure.details as { path?: unknown; message?: unknown }[]) : [];
  const fields = Array.isArray(failure.fields) ? (failure.fields as unknown[]) : [];
  const errors: Record<string, string> = {};
  for (const field of fields) errors[String(field)] = 'ご確認ください。';
  for (const { path, message } of details.toReversed()) errors[String(path)] = String(message);
  return errors as Readonly<Record<string, string>>;
}
