/** Every committed page of measurements, with the command that writes it again. */
export const measuredPages = [
  { page: 'bench/RESULTS.md', command: 'npm run bench' },
  { page: 'bench/LIGHTHOUSE.md', command: 'npm run lighthouse' },
  { page: 'soak/RESULTS.md', command: 'npm run soak -- --write' },
  { page: 'deploy/rehearsal/RESULTS.md', command: 'npm run cluster -- --write' },
  { page: 'deploy/rehearsal/FAILOVERS.md', command: 'npm run cluster -- --failovers 100 --write' },
  { page: 'docs/generated/other-browsers.md', command: 'npm run other-browsers' },
] as const;

/** Whether a page was measured with the newest migration; `null` where it does not say with which. */
export function measuredWith(page: string): { readonly date: string; readonly migration: string | null } {
  const date = /\b20\d\d-\d\d-\d\d\b/.exec(page)?.[0] ?? 'no day';
  return { date, migration: /last migration (\w+)/.exec(page)?.[1] ?? null };
}
