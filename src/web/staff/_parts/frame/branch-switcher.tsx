import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { BranchDialog } from '../../../console/branch-dialog.tsx';
import type { Staff } from '../../../console/staff-context.tsx';
import { leaveAfterAsking } from '../../../form/unsaved.ts';

const style =
  'min-h-11 w-full min-w-0 appearance-none truncate rounded-md border border-edge bg-white pr-9 pl-3 text-left font-bold';

/** Names the branch on every page. Who may see several chooses here: from a list, or, where there are many, by name. */
export function BranchSwitcher({ staff }: { staff: Staff }) {
  const [open, setOpen] = useState(false);
  const { branch, branches, chooseBranch, account } = staff;
  if (branches.length === 1 && !account.moreBranches)
    return <p className="truncate font-bold md:max-w-48 xl:max-w-58">{branch.name}</p>;
  return (
    <div className="relative min-w-0 md:w-48 xl:w-58">
      {account.moreBranches ? (
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={style}>
          <span className="sr-only">表示する園: </span>
          {branch.name}
        </button>
      ) : (
        <select
          aria-label="表示する園"
          value={branch.id}
          onChange={(event) => {
            const wanted = branches.find(({ id }) => id === Number(event.target.value));
            if (wanted) leaveAfterAsking(() => chooseBranch(wanted));
          }}
          className={style}
        >
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-2.5 size-5 -translate-y-1/2 text-ink-soft"
        aria-hidden="true"
      />
      <BranchDialog
        title="表示する園"
        isOpen={open}
        onClose={() => setOpen(false)}
        onChoose={(wanted) => {
          setOpen(false);
          leaveAfterAsking(() => chooseBranch(wanted));
        }}
      />
    </div>
  );
}
