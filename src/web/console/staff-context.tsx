import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { hasRight, type StaffRight, worksAtBranches } from '../../domain/auth/staff-rights.ts';
import { authorizedFetch } from '../data/browser-data.ts';
import { createLiveFeed, type LiveFeed, type LiveState } from '../data/live-feed.ts';
import { rememberBranch, rememberedBranch } from './remembered-branch.ts';
import { isHeadquarters, isManagerAccount, type StaffAccount, type StaffBranch } from './staff-account.ts';

export type Staff = {
  account: StaffAccount;
  manager: boolean;
  headquarters: boolean;
  /** May do what functions with this right do (src/domain/auth/staff-rights.ts). */
  may: (right: StaffRight) => boolean;
  /** The branch whose day is shown: the main one, or the one chosen of those one may see. */
  branch: StaffBranch;
  /** What can be chosen without searching. */
  branches: readonly StaffBranch[];
  chooseBranch: (branch: StaffBranch) => void;
  feed: LiveFeed;
};

/** Placeholder while the company has no branch: nothing belongs to it, and its pages are not shown. */
const noBranch: StaffBranch = {
  id: 0,
  name: '園はまだありません',
  capacity: 0,
  open_time: '09:00:00',
  close_time: '18:00:00',
  extended_open_time: '09:00:00',
  extended_close_time: '18:00:00',
  prefecture: null,
  address1: '',
  address2: '',
  nearest_station: '',
  tel: '',
};
export const hasBranch = ({ branch }: Staff): boolean => branch.id !== noBranch.id;

const StaffContext = createContext<Staff | null>(null);
export function StaffProvider({ account, children }: { account: StaffAccount; children: ReactNode }) {
  const [chosen, setChosen] = useState(rememberedBranch);
  /** One that was searched for and is in no list yet. */
  const [found, setFound] = useState<StaffBranch>();
  const [feed] = useState(() =>
    createLiveFeed({
      path: '/live/branch_day',
      fetch: (path, init) => authorizedFetch()(path, init),
      later(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    }),
  );
  useEffect(() => {
    const hurry = () => feed.hurry();
    const wake = () => document.visibilityState === 'visible' && feed.hurry();
    feed.start();
    const lose = () => feed.lose();
    window.addEventListener('online', hurry);
    window.addEventListener('offline', lose);
    document.addEventListener('visibilitychange', wake);
    return () => {
      window.removeEventListener('online', hurry);
      window.removeEventListener('offline', lose);
      document.removeEventListener('visibilitychange', wake);
      feed.stop();
    };
  }, [feed]);

  const staff = useMemo((): Staff | null => {
    const listed = account.branches.some(({ id }) => id === found?.id) || found === undefined;
    const branches = listed ? account.branches : [...account.branches, found];
    const branch =
      branches.find(({ id }) => id === chosen) ?? branches[0] ?? (worksAtBranches(account.role) ? undefined : noBranch);
    if (branch === undefined) return null;
    return {
      account,
      manager: isManagerAccount(account),
      headquarters: isHeadquarters(account),
      may: (right) => hasRight(account.role, right),
      branch,
      branches,
      chooseBranch(wanted) {
        setFound(wanted);
        setChosen(wanted.id);
        rememberBranch(wanted.id);
      },
      feed,
    };
  }, [account, chosen, found, feed]);
  return <StaffContext value={staff}>{children}</StaffContext>;
}

export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (staff === null) throw new Error('no staff account');
  return staff;
}

export const useStaffIfAny = (): Staff | null => useContext(StaffContext);

export function useLiveState(): LiveState {
  const { feed } = useStaff();
  return useSyncExternalStore(feed.watch, feed.state);
}
