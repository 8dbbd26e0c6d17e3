import { childLogFunctions } from '../../../../../contract/functions/care/child-logs.ts';
import type { FunctionPayload } from '../../../../../contract/functions/functions.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Dialog } from '../../../../ui/dialog.tsx';

/** What is to be struck, and how it reads. */
export type Strike = Pick<FunctionPayload<'staffStrikeCareRecord'>, 'record' | 'id'> & { words: string };

type StrikeDialogProps = { strike: Strike | null; onClose: () => void; onStruck: () => void };

/** A wrong entry is struck with a reason and stays to be read; the right one is written again. */
export function StrikeDialog({ strike, onClose, onStruck }: StrikeDialogProps) {
  return (
    <Dialog title="記録を取り消す" isOpen={strike !== null} onClose={onClose}>
      {strike && (
        <StrikeForm key={`${strike.record} ${strike.id}`} strike={strike} onClose={onClose} onStruck={onStruck} />
      )}
    </Dialog>
  );
}

function StrikeForm({ strike, onClose, onStruck }: StrikeDialogProps & { strike: Strike }) {
  const { record, id } = strike;
  const form = useActionForm(childLogFunctions, 'staffStrikeCareRecord', {
    defaults: { reason: '' },
    payload: (values) => ({ record, id, ...values }),
    toast: '記録を取り消しました',
    done: () => {
      onStruck();
      onClose();
    },
  });
  return (
    <ActionForm of={form} kind="danger" submit="取り消す" busyLabel="取り消しています">
      <p className="font-bold">{strike.words}</p>
      <p className="text-note text-ink-soft">
        取り消した記録は、線を引いて残ります。正しい内容は新しく記録してください。
      </p>
      <Field of={form} name="reason" label="取り消す理由" placeholder="別のお子さまの記録でした" />
    </ActionForm>
  );
}
