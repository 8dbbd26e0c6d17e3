import { matchesQuery } from '../text/search-text.ts';
import type { Gazetteer, NamedPlace } from './gazetteer.ts';
import { metersBetween, middleOf, type Position } from './nearby.ts';

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

type PlaceKind = 'station' | 'postal_code' | 'city' | 'prefecture' | 'branch';
export const placeKinds = [
  'station',
  'postal_code',
  'city',
  'prefecture',
  'branch',
] as const satisfies readonly PlaceKind[];
export type FoundPlace = {
  readonly kind: PlaceKind;
  /** 品川駅, 東京都港区 … as the page says it. */
  readonly label: string;
  readonly middle: Position;
  /** What stands first because it is what was typed; all else goes by distance. */
  readonly branch_ids: readonly number[];
  /** Other places of the same name, as they are typed. */
  readonly others: readonly string[];
};

/** Seven digits, with or without 〒 and a dash; null for any other text. */
export function postalCodeIn(text: string): string | null {
  const digits = text.normalize('NFKC').replaceAll(/[〒\s‐‑–—−ー-]/g, '');
  return /^\d{7}$/.test(digits) ? digits : null;
}

/** `cities` are those the postal code belongs to. */
type Known = {
  readonly branches: readonly BranchPlace[];
  readonly gazetteer: Gazetteer;
  readonly cities: readonly KnownCity[];
};

/**
 * The place the user typed: a postal code, a station, a municipality or a prefecture by its name; else the words of a
 * branch's own name and address.
 */
export function findPlace(text: string, known: Known): FoundPlace | null {
  const code = postalCodeIn(text);
  if (code !== null) return ofPostalCode(code, known);
  const typed = text.normalize('NFKC').replaceAll(/\s/g, '');
  const { prefecture, rest } = withoutPrefecture(typed, known.gazetteer);
  const there = (places: readonly NamedPlace[]) =>
    places.filter((place) => prefecture === null || place.prefecture === prefecture);
  const { gazetteer } = known;
  const station = nearestOf('station', there(gazetteer.stationsNamed(rest.replace(/駅$|えき$/, ''))), known);
  const municipality = nearestOf('city', there(gazetteer.municipalitiesNamed(rest)), known);
  const ofThatName = ofPrefecture(typed, known);
  if (station !== null && ofThatName !== null) return { ...station, others: [...station.others, ofThatName.label] };
  // 港南 is a branch's town before it is a ward of Yokohama without its last letter.
  const whole = /[市区町村]$/.test(rest) ? municipality : null;
  return station ?? whole ?? ofThatName ?? ofBranchWords(text, known) ?? municipality;
}

function withoutPrefecture(typed: string, { prefectures }: Gazetteer): { prefecture: string | null; rest: string } {
  const prefecture = prefectures.find((name) => typed.startsWith(name) && typed.length > name.length) ?? null;
  return { prefecture, rest: typed.slice(prefecture?.length ?? 0) };
}

const labelOf = (kind: PlaceKind, { name, prefecture }: NamedPlace): string =>
  kind === 'station' ? `${name.replace(/[((].*$/, '')}駅` : `${prefecture}${name}`;

/** Several places may have one name: the one with a branch nearest to it, the others are offered. */
function nearestOf(kind: 'station' | 'city', places: readonly NamedPlace[], { branches }: Known): FoundPlace | null {
  const toBranch = (place: Position) => Math.min(...branches.map((branch) => metersBetween(place, branch)));
  const [nearest, ...others] = places
    .map((place) => ({ place, meters: toBranch(place) }))
    .toSorted((one, other) => one.meters - other.meters)
    .map(({ place }) => place);
  if (nearest === undefined) return null;
  const full = (place: NamedPlace) =>
    kind === 'station' ? `${place.prefecture}${labelOf(kind, place)}` : labelOf(kind, place);
  return {
    kind,
    label: others.length === 0 ? labelOf(kind, nearest) : full(nearest),
    middle: nearest,
    branch_ids: [],
    others: others.map(full),
  };
}

/** The branches with this code; else the municipality the post delivers it in. */
function ofPostalCode(code: string, { branches, gazetteer, cities }: Known): FoundPlace | null {
  const label = `〒${code.slice(0, 3)}-${code.slice(3)}`;
  const there = branchesWhere('postal_code', label, branches, ({ postal_code }) => postal_code === code);
  if (there !== null) return there;
  const places = cities.flatMap(({ prefecture, city }) =>
    gazetteer.municipalitiesNamed(city).filter((place) => place.prefecture === prefecture),
  );
  const [place] = places;
  if (place === undefined) return null;
  return {
    kind: 'postal_code',
    label: `${label}(${labelOf('city', place)})`,
    middle: middleOf(places) ?? place,
    branch_ids: [],
    others: [],
  };
}

/** 神奈川県 or 神奈川: its branches first. */
function ofPrefecture(typed: string, { branches, gazetteer }: Known): FoundPlace | null {
  const name = gazetteer.prefectures.find((each) => each === typed || each.replace(/[都府県]$/, '') === typed);
  if (name === undefined) return null;
  const there = branchesWhere('prefecture', name, branches, ({ prefecture_name }) => prefecture_name === name);
  const middle = there?.middle ?? gazetteer.middleOfPrefecture(name);
  return middle && { kind: 'prefecture', label: name, middle, branch_ids: there?.branch_ids ?? [], others: [] };
}

/** A town or a branch's name. One letter occurs nearly everywhere and means nothing. */
function ofBranchWords(text: string, { branches }: Known): FoundPlace | null {
  const typed = text.normalize('NFKC').trim();
  if (typed.length < 2) return null;
  return branchesWhere('branch', typed, branches, (branch) =>
    matchesQuery(typed, [branch.name, branch.prefecture_name, branch.address1, branch.address2, branch.reading]),
  );
}

function branchesWhere(
  kind: PlaceKind,
  label: string,
  branches: readonly BranchPlace[],
  isThere: (branch: BranchPlace) => boolean,
): FoundPlace | null {
  const there = branches.filter(isThere);
  const middle = middleOf(there);
  return middle && { kind, label, middle, branch_ids: there.map(({ id }) => id), others: [] };
}

/** To know one's way on a drawing: the station nearest to each point, each once, none farther than 3 km. */
export function stationsNear<Station extends NamedPlace>(
  points: readonly Position[],
  stations: readonly Station[],
): { name: string; latitude: number; longitude: number }[] {
  const near = points.flatMap((point) => {
    const around = stations.filter(
      ({ latitude, longitude }) =>
        Math.abs(latitude - point.latitude) < 0.03 && Math.abs(longitude - point.longitude) < 0.035,
    );
    const nearest = around.toSorted((one, other) => metersBetween(point, one) - metersBetween(point, other))[0];
    return nearest === undefined ? [] : [nearest];
  });
  return [...new Set(near)].map((station) => ({
    name: labelOf('station', station),
    latitude: station.latitude,
    longitude: station.longitude,
  }));
}
