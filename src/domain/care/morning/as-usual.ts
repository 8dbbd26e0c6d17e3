import type { ReserveSettings } from '../../settings/settings.ts';
import { morningMeal, morningSleep } from './morning-codes.ts';

/**
 * What 「いつもと同じ」 writes into the morning form. It is pressed, never preselected, and the temperature is always the
 * family's own; `asUsualWords` says beforehand what it asserts.
 */
export const asUsual = {
  symptoms: [],
  loose_stools: 0,
  vomits: 0,
  recent_fever_flag: false,
  antipyretic_flag: false,
  seizure_medicine_flag: false,
  contact_flag: false,
  infection_id: null,
  onset_date: null,
  eased_date: null,
  meal: morningMeal.code.usual,
  meal_time: null,
  meal_words: '',
  sleep: morningSleep.code.well,
  medicine_flag: false,
  words: '',
} as const;

type FeverLimit = Pick<ReserveSettings, 'fever_temperature'>;

export const asUsualWords = ({ fever_temperature }: FeverLimit): readonly string[] => [
  `熱がない(${fever_temperature.toFixed(1)}℃未満)`,
  '24時間以内に、熱を下げる薬を使っていない',
  '吐いたり、下痢をしたりしていない',
  '発疹がない',
  'まわりに、感染症の人がいない',
  'ごはんを食べて、よく眠れた',
];

/** Warmer than this the full questions are asked. */
export const mayBeAsUsual = (temperature: number, { fever_temperature }: FeverLimit): boolean =>
  temperature < fever_temperature;

/** The temperatures of most mornings, one press each: the tenths below a fever. */
export function usualTemperatures({ fever_temperature }: FeverLimit): number[] {
  const last = Math.round(fever_temperature * 10) - 1;
  return Array.from({ length: 15 }, (_, place) => (last - 14 + place) / 10);
}
