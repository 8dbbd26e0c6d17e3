import type { Position } from '../../../../domain/branches/nearby.ts';

/** What is searched for. A position lives in this tab's memory alone: never in the address, in storage or in a log. */
export type NearbySearchValues = {
  readonly position: Position | null;
  /** As typed: a station, a town or a postal code. */
  readonly place: string;
  readonly ages: readonly number[];
  readonly minutes: number;
  /** 'HH:mm'; '' for now. */
  readonly from: string;
};

export const firstSearch: NearbySearchValues = { position: null, place: '', ages: [2], minutes: 120, from: '' };

export const mostSearched = 6;

const option = (key: number | string, label: string) => ({ key: String(key), label });

export const ageOptions = [
  option(0, '0歳'),
  ...Array.from({ length: 12 }, (_, index) => option(index + 1, `${index + 1}歳`)),
];
export const lengthOptions = [60, 90, 120, 180, 240, 300, 360, 480].map((minutes) =>
  option(minutes, `${Math.floor(minutes / 60)}時間${minutes % 60 === 0 ? '' : '半'}`),
);
export const fromOptions = [
  option('', 'いますぐ'),
  ...Array.from({ length: 28 }, (_, index) => {
    const minute = 7 * 60 + index * 30;
    const hour = Math.floor(minute / 60);
    const clock = `${hour}:${minute % 60 === 0 ? '00' : '30'}`;
    return option(clock.padStart(5, '0'), `${clock}から`);
  }),
];

/** The last search of this tab: returning from a branch's page restores it. */
let kept: NearbySearchValues | null = null;
export const rememberedSearch = (): NearbySearchValues | null => kept;
export function rememberSearch(searchValues: NearbySearchValues): void {
  kept = searchValues;
}
