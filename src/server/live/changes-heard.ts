/**
 * When a branch's day last changed, as far as this process heard. A page that opens its stream learns by it whether what it
 * asked a moment ago can be out of date, instead of asking all of it a second time.
 */
export function changesHeard() {
  const heardAt = new Map<number | 'headquarters', number>();
  /** Null while the database's connection is lost: what happens then is not heard. */
  let begunAt: number | null = null;
  return {
    begin(): void {
      begunAt = performance.now();
      heardAt.clear();
    },
    lose(): void {
      begunAt = null;
    },
    note(what: number | 'headquarters'): void {
      heardAt.set(what, performance.now());
    },
    /** For so many milliseconds nothing has changed at these branches (null: anywhere); empty: unknown. */
    stillFor(branch_ids: readonly number[] | null): string {
      if (begunAt === null) return '';
      const moments = branch_ids === null ? heardAt.values() : branch_ids.map((id) => heardAt.get(id) ?? 0);
      return String(Math.floor(performance.now() - Math.max(begunAt, ...moments)));
    },
  };
}
