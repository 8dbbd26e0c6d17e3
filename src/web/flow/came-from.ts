import { pageBefore } from '../layout/page-before.ts';
import type { Flow } from './flow.ts';

/** Anyone who had to sign in on the way comes back to what they were doing. */
const signInPages: readonly string[] = ['/login', '/login/callback', '/require_login'];

type Arrival = {
  pathname: string;
  /** How the router came here. */
  type: 'POP' | 'PUSH' | 'REPLACE';
  before: string | null;
  /** How the browser loaded this tab. */
  document: string;
};

/**
 * Whether a flow's first page was entered from outside the flow: by a link, an address or a mail. Not from a later step,
 * by back or forward, by a reload, or after signing in again: those go on with what was begun.
 */
export function isFreshEntry(flow: Pick<Flow<never>, 'form' | 'date' | 'confirm'>, arrival: Arrival): boolean {
  const { pathname, type, before, document } = arrival;
  if (pathname !== flow.form) return false;
  if (before === null) return document === 'navigate';
  if (type === 'POP') return false;
  return ![flow.form, flow.date, flow.confirm, ...signInPages].includes(before);
}

export function arrivalAt(pathname: string, type: Arrival['type']): Arrival {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return { pathname, type, before: pageBefore(pathname), document: entry?.type ?? 'navigate' };
}
