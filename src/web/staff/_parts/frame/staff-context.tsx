import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { authorizedFetch } from '../../../data/browser-data.ts';
import { createLiveFeed, type LiveFeed, type LiveState } from '../live/live-feed.ts';
import { isHeadquarters, isManagerAccount, type StaffAccount, type StaffBranch } from './staff-account.ts';

export type Staff = {
  account: StaffAccount;
  manager: boolean;
  headquarters: boolean;
  /** The branch whose day is shown: one's own, or the one headquarters have chosen. */
  branch: StaffBranch;
  chooseBranch: (branch_id: number) => void;
  feed: LiveFeed;
};

/** Stands where a branch would while the company has none: nothing belongs to it, and its pages are not shown. */
const noBranch: StaffBranch = {
  id: 0,
  name: '園はまだありません',
  capacity: 0,
  open_time: '09:00:00',
  close_time: '18:00:00',
  extended_open_time: '09:00:00',
  extended_close_time: '18:00:00',
};
export const hasBranch = ({ branch }: Staff): boolean => branch.id !== noBranch.id;

const StaffContext = createContext<Staff | null>(null);
const branchKey = 'imahoiku.staff.branch';

function rememberedBranch(): number {
  try {
    return Number(localStorage.getItem(branchKey) ?? 0);
  } catch {
    return 0;
  }
}

export function StaffProvider({ account, children }: { account: StaffAccount; children: ReactNode }) {
  const [chosen, setChosen] = useState(rememberedBranch);
  const [feed] = useState(() =>
    createLiveFeed({
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
    const headquarters = isHeadquarters(account);
    const own = account.branches.find(({ id }) => id === (headquarters ? chosen : account.branch_id));
    const branch = own ?? (headquarters ? (account.branches[0] ?? noBranch) : undefined);
    if (branch === undefined) return null;
    return {
      account,
      manager: isManagerAccount(account),
      headquarters,
      branch,
      chooseBranch(branch_id) {
        setChosen(branch_id);
        try {
          localStorage.setItem(branchKey, String(branch_id));
        } catch {
          // Storage may be forbidden; the choice then lasts as long as the page.
        }
      },
      feed,
    };
  }, [account, chosen, feed]);
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
