import type { ReserveSettings } from '../../settings/settings.ts';
import { type AttentionReason, attentionReason, type MorningAnswer, morningAnswer, symptom } from './morning-codes.ts';

/** What the rule looks at; the columns' names. */
export type MorningAnswers = {
  readonly temperature: number;
  readonly symptoms: readonly number[];
  readonly loose_stools: number;
  readonly vomits: number;
  readonly recent_fever_flag: boolean;
  readonly antipyretic_flag: boolean;
  readonly seizure_medicine_flag: boolean;
  readonly contact_flag: boolean;
  readonly infection_id: number | null;
};
type AttentionLimits = Pick<ReserveSettings, 'fever_temperature' | 'stomach_upset_times'>;

/**
 * Why staff are to look at a form before the child comes; empty: nothing. The usual house rules after the guideline on
 * infections: each is a question to the branch, never a refusal by itself.
 */
export function attentionReasons(form: MorningAnswers, limits: AttentionLimits): AttentionReason[] {
  const { code } = attentionReason;
  const has = (...codes: number[]): boolean => codes.some((one) => form.symptoms.includes(one));
  const found: [AttentionReason, boolean][] = [
    [code.fever, form.temperature >= limits.fever_temperature],
    [code.recentFever, form.recent_fever_flag],
    [code.antipyretic, form.antipyretic_flag],
    [code.looseStools, form.loose_stools >= limits.stomach_upset_times],
    [code.vomiting, form.vomits >= limits.stomach_upset_times],
    [code.noUrine, has(symptom.code.noUrine)],
    [code.breathing, has(symptom.code.wheeze, symptom.code.sleeplessCough)],
    [code.rash, has(symptom.code.rash)],
    [code.mouthSores, has(symptom.code.mouthSores)],
    [code.seizureMedicine, form.seizure_medicine_flag],
    [code.infection, form.infection_id !== null],
    [code.contact, form.contact_flag],
  ];
  return found.flatMap(([reason, yes]) => (yes ? [reason] : []));
}

/** The state of a form, as one word on a card. */
export type FormStanding = 'not_yet' | 'done' | 'attention' | 'answered';

type StandingForm = { readonly reasons: readonly number[]; readonly staff_answer: number | null };

/** An attention is open until staff have said whether the child may come. */
export function formStanding(form: StandingForm | undefined): FormStanding {
  if (form === undefined) return 'not_yet';
  if (form.reasons.length === 0) return 'done';
  return isDecided(form.staff_answer) ? 'answered' : 'attention';
}

/** 「お電話でご相談します」 is not yet a decision. */
export const isDecided = (answer: number | null): answer is MorningAnswer =>
  answer === morningAnswer.code.come || answer === morningAnswer.code.notToday;

/** What is in a column of JSON is a list of codes, or nothing. */
export const codesIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each): each is number => typeof each === 'number') : [];
