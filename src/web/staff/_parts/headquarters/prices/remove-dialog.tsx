import type { ReactNode } from 'react';
import type { FunctionPayload } from '../../../../../contract/functions/functions.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { TouchedDialog } from '../../calendar/touched-dialog.tsx';
import { repricedIn, touchedBy, useEdit } from '../frame/use-edit.ts';

type Removal =
  | 'headquartersRemovePriceRow'
  | 'headquartersRemoveHoliday'
  | 'headquartersRemoveBatchExclusion'
  | 'headquartersRemoveMunicipality';

/** Asks once before something that was planned is taken back. */
export function RemoveDialog<Name extends Removal>(props: {
  name: Name;
  input: FunctionPayload<Name>;
  title: string;
  action: string;
  children: ReactNode;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const { name, input, title, action, children, onClose, onRemoved } = props;
  const { save, busy, problem, conflict, failure, clear } = useEdit(name, () => {
    showToast('取り消しました');
    onRemoved();
  });
  const touched = touchedBy(failure);
  if (touched !== null) {
    return (
      <TouchedDialog
        reserve_ids={touched}
        repriced={repricedIn(failure)}
        busy={busy}
        onConfirm={() => void save({ ...input, confirmed_flag: 1 })}
        onClose={clear}
      />
    );
  }
  const words = conflict ? 'ほかの人が先に変更しました。閉じて、新しい内容をご確認ください。' : problem;
  return (
    <Dialog
      title={title}
      isOpen
      question
      onClose={onClose}
      actions={
        <>
          <Button kind="plain" onClick={conflict ? onRemoved : onClose}>
            やめる
          </Button>
          {!conflict && (
            <Button kind="danger" busy={busy} busyLabel="取り消しています" onClick={() => void save(input)}>
              {action}
            </Button>
          )}
        </>
      }
    >
      {children}
      <ErrorNotice text={words} className="mt-3" />
    </Dialog>
  );
}
