type Placed = { readonly id: number; readonly latitude: number | null; readonly longitude: number | null };

type FarBranch<Branch extends Placed> = Branch & {
  /** Kilometres as the crow flies; null where one of the two is not placed. */
  readonly kilometres: number | null;
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const earthKilometres = 6371;

function kilometresBetween(a: Placed, b: Placed): number | null {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return null;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * earthKilometres * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The other branches, nearest first; those without coordinates come last. */
export function nearestBranches<Branch extends Placed>(branches: readonly Branch[], from: number): FarBranch<Branch>[] {
  const here = branches.find(({ id }) => id === from);
  return branches
    .filter(({ id }) => id !== from)
    .map((branch) => ({ ...branch, kilometres: here ? kilometresBetween(here, branch) : null }))
    .toSorted((a, b) => (a.kilometres ?? Number.MAX_VALUE) - (b.kilometres ?? Number.MAX_VALUE) || a.id - b.id);
}

/** 約1.2km, 約12km */
export const kilometresText = (kilometres: number): string =>
  `約${kilometres < 10 ? kilometres.toFixed(1) : Math.round(kilometres)}km`;
