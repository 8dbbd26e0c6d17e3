import { useState } from 'react';
import { withSan } from '../../../../domain/membership/called-name.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';

type CallButtonProps = { closure_notice_id: number; name: string; called: boolean; onChanged: () => void };

/** 電話で伝えた, with a note; or taken back. */
export function CallButton({ closure_notice_id, name, called, onChanged }: CallButtonProps) {
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const { send, busy, text } = useAction('staffMarkClosureCall');
  async function mark() {
    const result = await send({ closure_notice_id, called_flag: called ? 0 : 1, note });
    if (result?.kind !== 'ok') return;
    setAsking(false);
    showToast(called ? '電話の記録を取り消しました' : '電話で伝えたことを記録しました');
    onChanged();
  }
  return (
    <>
      <Button
        kind={called ? 'quiet' : 'primary'}
        size="small"
        busy={busy && !asking}
        onClick={() => (called ? void mark() : setAsking(true))}
      >
        {called ? '電話の記録を取り消す' : '電話で伝えた'}
        <span className="sr-only">({withSan(name)})</span>
      </Button>
      <Dialog
        title={`${withSan(name)}に伝えました`}
        isOpen={asking}
        onClose={() => setAsking(false)}
        actions={
          <Button busy={busy} busyLabel="記録しています" onClick={() => void mark()}>
            記録する
          </Button>
        }
      >
        <TextField
          label="メモ"
          hint="出られた方、折り返しの時間など。なくてもかまいません。"
          maxLength={200}
          autoComplete="off"
          value={note}
          onChange={({ target: { value } }) => setNote(value)}
        />
        {text && (
          <div className="mt-3">
            <Notice kind="error" live>
              {text}
            </Notice>
          </div>
        )}
      </Dialog>
    </>
  );
}
