/** Monday 10:00 in Tokyo, as the tests' world. */
export const NOW = new Date('2026-11-16T01:00:00Z');
export const TODAY = '2026-11-16';

/** One unit of data (1×): 10 branches, 2,000 families, 10,000 reserves. */
const BRANCHES = 10;
export const FAMILIES_OF_A_BRANCH = 200;
const RESERVES_OF_A_BRANCH = 1_000;

/** Beside them: one branch with 100 children on each of the next 60 days, and their families. */
export const FULL_FAMILIES = 100;

export interface Size {
  scale: number;
  branches: number;
  families: number;
  reserves: number;
  fullBranch: number;
}

export function sizeOf(scale: number): Size {
  const branches = Math.round(BRANCHES * scale);
  return {
    scale,
    branches,
    families: branches * FAMILIES_OF_A_BRANCH,
    reserves: branches * RESERVES_OF_A_BRANCH,
    fullBranch: 1001 + branches,
  };
}

const MOST_PEOPLE = 500;

/**
 * People who are measured, taken from all over the data. One in two makes reserves and the other one reads, and so do the
 * branches: what is read stays the same while others reserve.
 */
export function peopleOf({ families, branches }: Size) {
  const count = Math.min(MOST_PEOPLE, families / 2);
  const stride = Math.floor(families / count);
  const halves = branches / 2;
  return {
    count,
    wisher: (n: number) => 1 + (n % count) * stride,
    reader: (n: number) => 2 + (n % count) * stride,
    wishedBranch: (n: number) => 1001 + 2 * ((n * 7919) % halves),
    readBranch: (n: number) => 1002 + 2 * ((n * 7919) % halves),
  };
}
