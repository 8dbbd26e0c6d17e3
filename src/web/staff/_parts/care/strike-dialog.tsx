import { useState } from 'react';
import type { FunctionPayload } from '../../../../contract/functions/functions.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';

/** What is to be struck, and how it reads. */
export type Strike = Pick<FunctionPayload<'staffStrikeCareRecord'>, 'record' | 'id'> & { words: string };

type StrikeDialogProps = { strike: Strike | null; onClose: () => void; onStruck: () => void };

/** A wrong entry is struck with a reason and stays to be read; the right one is written anew. */
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
  const [reason, setReason] = useState('');
  const { send, busy, text } = useAction('staffStrikeCareRecord');
  async function save() {
    const { record, id } = strike;
    const answer = await send({ record, id, reason });
    if (answer?.kind !== 'ok') return;
    onStruck();
    onClose();
    showToast('記録を取り消しました');
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="font-bold">{strike.words}</p>
      <p className="text-note text-ink-soft">
        取り消した記録は、線を引いて残ります。正しい内容は新しく記録してください。
      </p>
      <TextField
        label="取り消す理由"
        required
        maxLength={200}
        autoComplete="off"
        placeholder="別のお子さまの記録でした"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <Button type="submit" kind="danger" busy={busy} busyLabel="取り消しています">
        取り消す
      </Button>
    </form>
  );
}
