/** A place on earth, in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** To about 100 m: a thousandth of a degree. Anyone who asks what is near need not say where they live. */
export const roundedPosition = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 1000) / 1000,
  longitude: Math.round(longitude * 1000) / 1000,
});

/** So many branches are looked at: enough for a list, few enough to stay cheap wherever there are a thousand. */
export const nearbyBranchLimit = 20;

const earthRadius = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies. */
export function metersBetween(a: Position, b: Position): number {
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half))));
}

/** 約450m, 約1.2km. */
export const distanceText = (meters: number): string =>
  meters < 1000 ? `約${Math.max(50, Math.round(meters / 50) * 50)}m` : `約${(meters / 1000).toFixed(1)}km`;

/** Walking times in Japan are stated at 80 m a minute (不動産の表示に関する公正競争規約); streets are not straight lines. */
const metersPerMinute = 80;
const detour = 1.3;

/** A rough walking time, always shown as めやす. */
export const walkingMinutes = (meters: number): number => Math.max(1, Math.ceil((meters * detour) / metersPerMinute));

/** The middle of some places; null of none. */
export function middleOf(places: readonly Position[]): Position | null {
  if (places.length === 0) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(places.map(({ latitude }) => latitude)),
    longitude: mean(places.map(({ longitude }) => longitude)),
  };
}

/** Why a near branch has nothing for a wish today. */
export const nearbyReasons = ['full', 'closed', 'age'] as const;
export type NearbyReason = (typeof nearbyReasons)[number];
