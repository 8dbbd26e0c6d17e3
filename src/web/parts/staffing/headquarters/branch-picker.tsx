import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { BranchDialog } from '../../../console/branch-dialog.tsx';
import type { FormState } from '../../../form/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, RequiredMark } from '../../../ui/field.tsx';
import type { AccountValues } from './account-form.tsx';

export type NamedBranch = { readonly id: number; readonly name: string };
type BranchPickerProps = { of: FormState<AccountValues>; known: readonly NamedBranch[] };

/** The branches one works at: the first is the main one, where one's day opens. */
export function BranchPicker({ of, known }: BranchPickerProps) {
  const [open, setOpen] = useState(false);
  const [all, setAll] = useState(known);
  const main = useController({ control: of.control, name: 'branch_id' });
  const error = of.error('branch_id');
  const give = (branches: readonly NamedBranch[]) => {
    const [first, ...others] = branches;
    setAll(branches);
    of.set('branch_id', first?.id ?? 0);
    of.set(
      'branch_ids',
      others.map(({ id }) => id),
    );
  };
  return (
    <fieldset aria-describedby={error ? 'branch-picker-error' : undefined}>
      <legend className="mb-1.5 flex items-center gap-2 font-bold">
        担当する園
        <RequiredMark required />
      </legend>
      <p className="-mt-0.5 mb-2 text-note text-ink-soft">
        最初の園が「おもな園」です。複数の園で働く方は、園を足してください。
      </p>
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {all.map((branch, position) => {
          const others = all.filter(({ id }) => id !== branch.id);
          return (
            <Picked
              key={branch.id}
              branch={branch}
              isMain={position === 0}
              onMain={() => give([branch, ...others])}
              onRemove={() => give(others)}
            />
          );
        })}
      </ul>
      <Button ref={main.field.ref} kind="plain" size="small" className="mt-3" onClick={() => setOpen(true)}>
        <Plus className="size-4.5" aria-hidden="true" />
        園を足す
      </Button>
      {error && <FieldError id="branch-picker-error">{error}</FieldError>}
      <BranchDialog
        title="園を足す"
        isOpen={open}
        onClose={() => setOpen(false)}
        without={all.map(({ id }) => id)}
        onChoose={({ id, name }) => {
          give([...all, { id, name }]);
          setOpen(false);
        }}
      />
    </fieldset>
  );
}

type PickedProps = { branch: NamedBranch; isMain: boolean; onMain: () => void; onRemove: () => void };

function Picked({ branch, isMain, onMain, onRemove }: PickedProps) {
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 py-1">
      <span className="min-w-0 flex-1 font-bold">{branch.name}</span>
      {isMain ? (
        <span className="text-note text-ink-soft">おもな園</span>
      ) : (
        <Button kind="plain" size="small" onClick={onMain}>
          おもな園にする<span className="sr-only">({branch.name})</span>
        </Button>
      )}
      <button
        type="button"
        onClick={onRemove}
        className="inline-flex size-11 items-center justify-center rounded-md text-ink-soft hover:bg-cream hover:text-ink"
      >
        <X className="size-5" aria-hidden="true" />
        <span className="sr-only">{branch.name}を外す</span>
      </button>
    </li>
  );
}
