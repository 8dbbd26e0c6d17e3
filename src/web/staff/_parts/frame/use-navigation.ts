import { useLocation } from 'react-router';
import { worksAtBranches } from '../../../../domain/auth/staff-rights.ts';
import { branchEntries } from '../../../console/navigation/branch-entries.ts';
import { roomsFor } from '../../../console/navigation/headquarters-rooms.ts';
import {
  type Counts,
  entriesFor,
  type NavigationEntry,
  type Place,
  placeOf,
  waitingIn,
} from '../../../console/navigation/navigation.ts';
import { hasBranch, type Staff } from '../../../console/staff-context.tsx';
import { useCounts } from './use-counts.ts';

export type Navigation = {
  readonly entries: readonly NavigationEntry[];
  /** The entry and tab of this page; null on the person's own pages. */
  readonly place: Place | null;
  readonly counts: Counts;
  /** For headquarters: the way to the other map, the shown branch or the rooms. */
  readonly other: {
    readonly to: string;
    readonly label: string;
    readonly at: 'rooms' | 'branch';
    readonly count: number;
  } | null;
};

/** Which of the two maps this page is on. Headquarters' own account page stands among the rooms. */
export function useNavigation(staff: Staff): Navigation {
  const { pathname } = useLocation();
  const counts = useCounts();
  const branch = entriesFor(staff, branchEntries);
  const rooms = roomsFor(staff.account.role);
  const there = { branch: placeOf(branch, pathname), rooms: placeOf(rooms, pathname) };
  if (worksAtBranches(staff.account.role)) return { entries: branch, place: there.branch, counts, other: null };
  if (!staff.headquarters) return { entries: rooms, place: there.rooms, counts, other: null };
  if (there.rooms !== null || pathname === '/staff/account') {
    const other = hasBranch(staff)
      ? ({ to: '/staff/today', label: staff.branch.name, at: 'branch', count: 0 } as const)
      : null;
    return { entries: rooms, place: there.rooms, counts, other };
  }
  const waiting = rooms.flatMap(({ tabs }) => tabs);
  const other = { to: '/staff/headquarters', label: '本部', at: 'rooms', count: waitingIn(waiting, counts) } as const;
  return { entries: branch, place: there.branch, counts, other };
}
