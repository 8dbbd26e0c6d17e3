import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { SelectStaffBranchChoicesDocument } from '../../contract/operations/generated.ts';
import { dataClient } from '../data/browser-data.ts';
import { showToast } from '../ui/toast.tsx';
import { type Staff, useStaff, useStaffIfAny } from './staff-context.tsx';

/** Shows that branch from now on; answers with its name if another was shown until now. */
async function show(staff: Staff, branch_id: number): Promise<string | undefined> {
  if (staff.branch.id === branch_id) return;
  const listed = staff.branches.find(({ id }) => id === branch_id);
  const where = { id: { _eq: branch_id }, real_store_flag: { _eq: true } };
  const found =
    listed ??
    (staff.headquarters
      ? (await dataClient().query(SelectStaffBranchChoicesDocument, { where, limit: 1 })).branches[0]
      : undefined);
  if (found === undefined) return;
  staff.chooseBranch(found);
  return found.name;
}

/** A page about one branch's thing shows that branch in the header, so that every link from it leads to the same branch. Its heading says which. */
export function useSyncedBranch(branch_id: number | undefined): void {
  const staff = useStaff();
  // biome-ignore lint/correctness/useExhaustiveDependencies: followed once; afterwards the header's choice counts
  useEffect(() => {
    if (branch_id !== undefined) show(staff, branch_id).catch(() => undefined);
  }, [branch_id]);
}

/** ?branch=3: a link that says which branch it is about. Once followed it leaves the address, where it would undo the next choice. */
export function BranchOfAddress() {
  const staff = useStaffIfAny();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('branch');
  const signedIn = staff !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: followed once for what the address says
  useEffect(() => {
    if (asked === null || staff === null) return;
    if (/^\d{1,9}$/.test(asked))
      show(staff, Number(asked))
        .then((name) => name && showToast(`${name}に切り替えました`))
        .catch(() => undefined);
    setSearch(
      (before) => {
        before.delete('branch');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [asked, signedIn]);
  return null;
}
