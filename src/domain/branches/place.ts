import { matchesQuery, searchable } from '../text/search-text.ts';
import { middleOf, type Position } from './nearby.ts';

/** A branch as a typed place is compared with it. */
export type BranchPlace = Position & {
  readonly id: number;
  readonly name: string;
  readonly reading: string;
  readonly postal_code: string;
  readonly prefecture_name: string;
  readonly address1: string;
  readonly address2: string;
  readonly nearest_station: string;
};

/** A city by its names. */
type KnownCity = { readonly prefecture: string; readonly city: string };

/** What of a place was found: the branches' own stations and addresses are all that is known of where places are. */
type PlaceKind = 'station' | 'postal_code' | 'city' | 'prefecture';
export const placeKinds = ['station', 'postal_code', 'city', 'prefecture'] as const satisfies readonly PlaceKind[];
export type FoundPlace = {
  readonly kind: PlaceKind;
  /** 品川駅, 東京都港区 … as the page says it. */
  readonly label: string;
  /** The middle of the branches found. */
  readonly middle: Position;
  readonly branch_ids: readonly number[];
};

/** Seven digits, with or without 〒 and a dash; null for any other text. */
export function postalCodeIn(text: string): string | null {
  const digits = text.normalize('NFKC').replaceAll(/[〒\s‐‑–—−ー-]/g, '');
  return /^\d{7}$/.test(digits) ? digits : null;
}

/**
 * The place the user typed, as closely as the branches' own addresses can locate it: a station, a town or a branch's name; else the
 * city, else its prefecture. `cities` are those the postal code, or the typed text, belongs to.
 */
export function findPlace(
  text: string,
  branches: readonly BranchPlace[],
  cities: readonly KnownCity[],
): FoundPlace | null {
  const code = postalCodeIn(text);
  const typed = text.normalize('NFKC').trim();
  return (
    (code === null
      ? null
      : found(
          'postal_code',
          `〒${code.slice(0, 3)}-${code.slice(3)}`,
          branches,
          (branch) => branch.postal_code === code,
        )) ??
    (code === null ? station(typed, branches) : null) ??
    (code === null ? found('city', typed, branches, (branch) => matchesQuery(typed, textsOf(branch))) : null) ??
    first(cities, ({ prefecture, city }) =>
      found(
        'city',
        `${prefecture}${city}`,
        branches,
        (branch) => branch.prefecture_name === prefecture && branch.address1.startsWith(city),
      ),
    ) ??
    first(cities, ({ prefecture }) =>
      found('prefecture', prefecture, branches, (branch) => branch.prefecture_name === prefecture),
    )
  );
}

const textsOf = (branch: BranchPlace): string[] => [
  branch.name,
  branch.prefecture_name,
  branch.address1,
  branch.address2,
  branch.nearest_station,
  branch.reading,
];

/** 品川 and 品川駅 are the same, 横浜 is not 新横浜; しながわ is found by the branch's reading. */
function station(typed: string, branches: readonly BranchPlace[]): FoundPlace | null {
  const name = typed.replace(/駅$|えき$/, '');
  if (name === '') return null;
  return found('station', `${name}駅`, branches, (branch) => {
    const stations = branch.nearest_station.split(/[\s・、/]+/).map(searchable);
    const readings = branch.reading.split(/\s+/).map(searchable);
    return (
      stations.some((each) => namesStation(each, searchable(name))) || readings.includes(searchable(`${name}えき`))
    );
  });
}

/** JR品川駅, 品川駅 and 品川駅港南口 name 品川: it is preceded by nothing, or by a company in Latin letters. */
function namesStation(text: string, name: string): boolean {
  const at = text.indexOf(`${name}駅`);
  return at >= 0 && /^[a-z]*$/.test(text.slice(0, at));
}

function found(
  kind: PlaceKind,
  label: string,
  branches: readonly BranchPlace[],
  isThere: (branch: BranchPlace) => boolean,
): FoundPlace | null {
  const there = branches.filter(isThere);
  const middle = middleOf(there);
  return middle && { kind, label, middle, branch_ids: there.map(({ id }) => id) };
}

function first<Item, Found>(items: readonly Item[], look: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const result = look(item);
    if (result !== null) return result;
  }
  return null;
}
