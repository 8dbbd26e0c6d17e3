import type { LucideIcon } from 'lucide-react';
import type { Staff } from '../staff-context.tsx';

/** What waits inside a tab; a badge never counts what its tab does not show. */
type CountName = 'board' | 'care' | 'requests' | 'families' | 'inbox' | 'failures' | 'unclosed_days' | 'messages';
export type Counts = Readonly<Record<CountName, number>>;

type NavigationTab = {
  readonly to: string;
  readonly label: string;
  /** Other addresses that belong to it; what lies below an address belongs to it by itself. */
  readonly also?: readonly string[];
  readonly count?: CountName;
  /** `branch`: not for headquarters, who find it in their rooms. `branch_manager`: a manager's, for the same reason. */
  readonly for?: 'branch' | 'branch_manager' | 'manager';
};
export type NavigationEntry = {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly tabs: readonly [NavigationTab, ...NavigationTab[]];
};

type Viewer = Pick<Staff, 'manager' | 'headquarters'>;

function isFor({ manager, headquarters }: Viewer, tab: NavigationTab): boolean {
  if (tab.for === undefined) return true;
  if (tab.for === 'branch') return !headquarters;
  return manager && !(tab.for === 'branch_manager' && headquarters);
}

/** What this person may use: an entry without a tab is not there. */
export const entriesFor = (viewer: Viewer, entries: readonly NavigationEntry[]): NavigationEntry[] =>
  entries.flatMap((entry) => {
    const [first, ...others] = entry.tabs.filter((tab) => isFor(viewer, tab));
    return first ? [{ ...entry, tabs: [first, ...others] as const }] : [];
  });

export type Place = { readonly entry: NavigationEntry; readonly tab: NavigationTab };

const isUnder = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`);

/** Where a page stands: the longest address that holds it. */
export function placeOf(entries: readonly NavigationEntry[], pathname: string): Place | null {
  let found: Place | null = null;
  let length = 0;
  for (const entry of entries) {
    for (const tab of entry.tabs) {
      for (const address of [tab.to, ...(tab.also ?? [])]) {
        if (address.length > length && isUnder(pathname, address)) {
          found = { entry, tab };
          length = address.length;
        }
      }
    }
  }
  return found;
}

export const waitingIn = (tabs: readonly NavigationTab[], counts: Counts): number =>
  tabs.reduce((sum, { count }) => sum + (count ? counts[count] : 0), 0);
