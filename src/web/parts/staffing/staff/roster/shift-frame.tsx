import { type ReactNode, useId } from 'react';
import { ChangedMeanwhile } from '../../../../console/edit/changed-meanwhile.tsx';
import { TouchedDialog } from '../../../../console/edit/touched-dialog.tsx';
import { GiveUpButton } from '../../../../form/give-up-button.tsx';
import { HandForm } from '../../../../form/hand-form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import type { useShiftChange } from './use-shift-change.ts';

type ShiftFrameProps = {
  title: string;
  wide?: boolean;
  submit: string;
  table: 'shifts' | 'shift_patterns';
  change: Omit<ReturnType<typeof useShiftChange>, 'save'>;
  onSave: () => unknown;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A roster change: its fields, then the stays it leaves without staff, or a conflicting save by another user. */
export function ShiftFrame({ title, wide = false, submit, table, change, children, ...on }: ShiftFrameProps) {
  const id = useId();
  const { busy } = change;
  return (
    <>
      <Dialog
        wide={wide}
        title={title}
        isOpen
        question
        onClose={on.onClose}
        actions={
          <>
            <Button type="submit" form={id} busy={busy} busyLabel="保存しています">
              {submit}
            </Button>
            <GiveUpButton onGiveUp={on.onClose} />
          </>
        }
      >
        <HandForm id={id} onSend={on.onSave}>
          <ErrorNotice text={change.problem} />
          {children}
        </HandForm>
      </Dialog>
      <TouchedDialog reserve_ids={change.touched} busy={busy} onConfirm={change.confirm} onClose={change.dismiss} />
      <ChangedMeanwhile conflict={change.conflict} table={table} busy={busy} onReload={on.onDone} />
    </>
  );
}
