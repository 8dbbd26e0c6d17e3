/** What each query of SPEC §7 must answer in operations-fixture.ts, written by hand from the spec. */
export interface Expected {
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, unknown>>;
  /** Root fields that hold rows of the first family only. */
  readonly emptyForOthers?: readonly string[];
}

export const branchesByPrefecture = [{ id: 3 }, { id: 4 }, { id: 2 }];
export const openBranches = [
  { id: 3, path_name: 'shibuya' },
  { id: 2, path_name: 'yokohama' },
];
export const registrationPlans = [{ id: 2, name: 'ライト' }, { id: 3 }, { id: 1 }];
export const todayEntry = [{ date: '2026-11-16', reservable_status: '△', reserve_remarks: '要相談' }];
export const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10),
  }));
