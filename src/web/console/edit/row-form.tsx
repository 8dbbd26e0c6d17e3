import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { BareForm, FormProblem } from '../../form/action-form.tsx';
import type { FormState } from '../../form/use-action-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { History } from './history.tsx';

type RowFormProps<Values extends FieldValues> = {
  of: FormState<Values>;
  title: string;
  table: string;
  /** The row that is changed; a new one has no history. */
  row: { id: number } | null;
  submit?: string;
  /** Another thing to do with it, before the button. */
  beside?: ReactNode;
  /** Under the fields: what it means. */
  note?: ReactNode;
  onClose: () => void;
  onSaved: () => void;
  children: ReactNode;
};

/** One row in a dialog: its fields and its history; if another user saved it meanwhile, the conflict instead. */
export function RowForm<Values extends FieldValues>(props: RowFormProps<Values>) {
  const { of, title, table, row, submit = '保存する', beside, note, onClose, onSaved, children } = props;
  const { conflict, busy } = of;
  if (conflict) return <ChangedMeanwhile conflict={conflict} table={table} busy={busy} onReload={onSaved} />;
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          {beside}
          <Button busy={busy} busyLabel="保存しています" onClick={() => of.submit()}>
            {submit}
          </Button>
        </>
      }
    >
      <BareForm of={of} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {children}
        <FormProblem of={of} />
        {note && <p className="text-ink-soft">{note}</p>}
        {row && <History table_name={table} record_id={row.id} />}
      </BareForm>
    </Dialog>
  );
}
