import { type ZodType, z } from 'zod';
import { futureBirthDateText } from '../../../contract/fields.ts';
import { futureBirthDates } from '../../../contract/form-mapping.ts';
import {
  askedChildForm,
  childrenShape,
  contactShape,
  customerDetailsShape,
  emergencyContactAgrees,
  planShape,
} from '../../../contract/forms.ts';
import { withQuery } from '../../../domain/routing/with-query.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import { type RegistrationValues, registrationFlow } from './registration-flow.ts';

/** Variant A's form in three short steps on SPEC's one address: the step is in the query, the values in one draft. */
export const registrationSteps = ['you', 'child', 'card'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];
export const stepNames = ['保護者の方', 'お子さま', 'カード'] as const;

const { name, name_kana, gender, email, tel, emergency_contact_name, emergency_contact_tel } = contactShape;
const { date_of_birth, postal_code, prefecture_id, address1, address2, default_branch_id, social_media_upload } =
  customerDetailsShape;

// A step checks its own fields, the other steps' pass through. The child step knows the parent's number to compare with.
const you = { name, name_kana, gender, date_of_birth, tel, email, postal_code, prefecture_id, address1, address2 };
const usual = { emergency_contact_name, emergency_contact_tel, default_branch_id, social_media_upload };
const child = { ...childrenShape(askedChildForm), ...usual };
const card = { ...planShape, setup_intent_id: z.string() };

type StepSchema = ZodType<unknown, RegistrationValues>;

/** No birth dates in the future: the server says the same with its own clock. */
function notBornLater(form: Parameters<typeof futureBirthDates>[0], today: TokyoDate, context: z.core.$RefinementCtx) {
  for (const path of futureBirthDates(form, today)) {
    const message = futureBirthDateText;
    context.addIssue({ code: 'custom', path: path.split('.'), message, input: form });
  }
}

export function stepSchema(step: RegistrationStep, today: TokyoDate): StepSchema {
  const schemas = {
    you: z
      .looseObject(you)
      .superRefine((form, context) => notBornLater({ date_of_birth: form.date_of_birth }, today, context)),
    child: z
      .looseObject({ ...child, tel })
      .superRefine(({ child1, child2, child3, child4 }, context) =>
        notBornLater({ child1, child2, child3, child4 }, today, context),
      )
      .superRefine(emergencyContactAgrees),
    card: z.looseObject(card),
  };
  return schemas[step] as unknown as StepSchema;
}

/** The step that asks for a field the server may flag (SPEC §5): 'child2.name' belongs to the child step. */
export function stepOfField(field: string): RegistrationStep {
  const [first = ''] = field.split('.');
  if (first in child) return 'child';
  return first in card ? 'card' : 'you';
}

/** The first step that is not valid yet: a step cannot be skipped by its address. */
export function reachedStep(values: RegistrationValues | undefined, today: TokyoDate): RegistrationStep {
  const isDone = (step: RegistrationStep) => values !== undefined && stepSchema(step, today).safeParse(values).success;
  return registrationSteps.find((step) => !isDone(step)) ?? 'card';
}

const isStep = (text: string | null): text is RegistrationStep => registrationSteps.some((step) => step === text);

type Draft = { readonly values: RegistrationValues; readonly flags: readonly string[] };

/** The step an address asks for, never beyond the step reached. Without one: where the server flagged a field, else the first. */
export function stepAt(search: URLSearchParams, draft: Draft | undefined, today: TokyoDate): RegistrationStep {
  const [flagged] = draft?.flags ?? [];
  const named = search.get('step');
  const asked = search.has('card') ? 'card' : isStep(named) ? named : flagged ? stepOfField(flagged) : 'you';
  const reached = reachedStep(draft?.values, today);
  return registrationSteps.indexOf(asked) <= registrationSteps.indexOf(reached) ? asked : reached;
}

export const stepPath = (step: RegistrationStep): string => withQuery(registrationFlow.form, { step });
