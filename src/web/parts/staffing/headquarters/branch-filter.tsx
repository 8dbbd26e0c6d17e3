import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SelectStaffBranchChoicesDocument } from '../../../../contract/operations/generated.ts';
import { BranchDialog } from '../../../console/branch-dialog.tsx';
import { operation } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { Button } from '../../../ui/button.tsx';

/** The branch of a list, in the address as `branch`; chosen by name, because there may be a thousand. */
export function BranchFilter({ branch_id }: { branch_id: number }) {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useSearchParams();
  const where = { id: { _eq: branch_id } };
  const named = useAnswer(branch_id === 0 ? null : operation(SelectStaffBranchChoicesDocument, { where, limit: 1 }));
  const name = branch_id === 0 ? 'すべての園' : (named.data?.branches[0]?.name ?? '…');
  function choose(id: number): void {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (id === 0) next.delete('branch');
    else next.set('branch', String(id));
    setSearch(next, { replace: true });
    setOpen(false);
  }
  return (
    <div className="min-w-0 lg:w-48">
      <p className="mb-1.5 font-bold" id="branch-filter-label">
        園
      </p>
      {branch_id !== 0 && <input type="hidden" name="branch" value={branch_id} />}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-labelledby="branch-filter-label branch-filter-value"
        onClick={() => setOpen(true)}
        className="relative min-h-12 w-full truncate rounded-md border border-edge bg-white pr-9 pl-3 text-left"
      >
        <span id="branch-filter-value">{name}</span>
        <ChevronDown
          className="pointer-events-none absolute top-1/2 right-2.5 size-5 -translate-y-1/2 text-ink-soft"
          aria-hidden="true"
        />
      </button>
      <BranchDialog
        title="園で絞り込む"
        isOpen={open}
        onClose={() => setOpen(false)}
        onChoose={({ id }) => choose(id)}
        footer={
          branch_id !== 0 && (
            <Button kind="plain" size="small" onClick={() => choose(0)}>
              すべての園にする
            </Button>
          )
        }
      />
    </div>
  );
}
