import type { FunctionPayload } from '../../../../contract/functions/functions.ts';
import type { SelectMypageMorningData } from '../../../../contract/operations/generated.ts';
import { asUsual } from '../../../../domain/care/morning/as-usual.ts';
import { codesIn } from '../../../../domain/care/morning/morning-form.ts';

export type MorningPageData = SelectMypageMorningData;
export type MorningReserve = MorningPageData['reserves'][number];
export type MorningRow = MorningReserve['morning_forms'][number];
/** The day's own answers. */
export const rowsOfDay = ({ morning_forms, reserve_date }: MorningReserve): MorningRow[] =>
  morning_forms.filter(({ date }) => date === reserve_date);
export type Infection = MorningPageData['infections'][number];

/** What is being filled in about one child; null is not yet answered. */
export type MorningValues = {
  child_id: number;
  name: string;
  /** Never filled in beforehand. */
  temperature: number | null;
  usual: string;
  symptoms: number[];
  loose_stools: number;
  vomits: number;
  recent_fever_flag: boolean;
  antipyretic_flag: boolean;
  seizure_medicine_flag: boolean;
  contact_flag: boolean;
  infection_id: number | null;
  onset_date: string;
  eased_date: string;
  meal: number | null;
  meal_time: string;
  meal_words: string;
  sleep: number | null;
  medicine_flag: boolean;
  words: string;
  version: number;
};

/** As answered before, or empty; the day's own rows only. */
export function valuesOf(
  detail: MorningReserve['reserve_details'][number],
  row: MorningRow | undefined,
): MorningValues {
  const name = detail.child?.name ?? 'お子さま';
  const usual = row?.usual_temperature ?? detail.child?.child_essentials[0]?.usual_temperature ?? null;
  return {
    child_id: detail.child_id,
    name,
    temperature: row?.temperature ?? null,
    usual: usual === null ? '' : usual.toFixed(1),
    symptoms: codesIn(row?.symptoms),
    loose_stools: row?.loose_stools ?? 0,
    vomits: row?.vomits ?? 0,
    recent_fever_flag: row?.recent_fever_flag ?? false,
    antipyretic_flag: row?.antipyretic_flag ?? false,
    seizure_medicine_flag: row?.seizure_medicine_flag ?? false,
    contact_flag: row?.contact_flag ?? false,
    infection_id: row?.infection_id ?? null,
    onset_date: row?.onset_date ?? '',
    eased_date: row?.eased_date ?? '',
    meal: row?.meal ?? null,
    meal_time: row?.meal_time?.slice(0, 5) ?? '',
    meal_words: row?.meal_words ?? '',
    sleep: row?.sleep ?? null,
    medicine_flag: row?.medicine_flag ?? false,
    words: row?.words ?? '',
    version: row?.version ?? 0,
  };
}

/** What is still missing, by field. */
export type MissingFields = { temperature?: string; usual?: string; meal?: string; sleep?: string };

const usualOf = ({ usual }: MorningValues): number | null => {
  const value = Number(usual.normalize('NFKC').trim());
  return usual.trim() === '' || !Number.isFinite(value) ? null : value;
};

export function missingAnswers(values: MorningValues, fever: number): MissingFields {
  const missing: MissingFields = {};
  const { temperature } = values;
  const usual = usualOf(values);
  if (temperature === null) missing.temperature = '体温を選んでください。';
  if (values.usual.trim() !== '' && (usual === null || usual < 34 || usual > 40)) {
    missing.usual = '平熱は、36.5のように入力してください。';
  } else if (temperature !== null && temperature >= fever && usual === null) {
    missing.usual = 'ふだんの体温を教えてください。';
  }
  if (values.meal === null) missing.meal = '食事の様子を選んでください。';
  if (values.sleep === null) missing.sleep = '睡眠の様子を選んでください。';
  return missing;
}

export type SentMorning = FunctionPayload<'saveMorningForm'>['forms'][number];

/** Of a form without anything missing. */
export function sentForm(values: MorningValues): SentMorning {
  const { name: _name, usual: _usual, ...answers } = values;
  const ill = values.infection_id !== null;
  return {
    ...answers,
    temperature: values.temperature ?? 0,
    usual_temperature: usualOf(values),
    symptoms: values.symptoms as SentMorning['symptoms'],
    meal: values.meal as SentMorning['meal'],
    sleep: values.sleep as SentMorning['sleep'],
    onset_date: ill && values.onset_date !== '' ? values.onset_date : null,
    eased_date: ill && values.eased_date !== '' ? values.eased_date : null,
  };
}

/** Of a child that is as always: what was opened or pressed before does not count. */
export const sentAsUsual = (values: MorningValues, temperature: number): SentMorning => ({
  ...asUsual,
  symptoms: [],
  child_id: values.child_id,
  temperature,
  usual_temperature: usualOf(values),
  version: values.version,
});
