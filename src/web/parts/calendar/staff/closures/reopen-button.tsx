import { useState } from 'react';
import { TouchedDialog } from '../../../../console/edit/touched-dialog.tsx';
import { repricedIn, touchedBy } from '../../../../console/edit/use-edit.ts';
import { useAction } from '../../../../data/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';

/** Takes a closure back: the days as they were. Says what does not come back with them. */
export function ReopenButton({ closure_id, onChanged }: { closure_id: number; onChanged: () => void }) {
  const [asking, setAsking] = useState(false);
  const { send, busy, text, failure, clear } = useAction('staffReopenClosure');
  async function reopen(confirmed_flag: 0 | 1) {
    const result = await send({ closure_id, confirmed_flag });
    if (result === null) return;
    // Touched reserves are named by the dialog that follows.
    setAsking(result.kind !== 'ok' && touchedBy(result) === null);
    if (result.kind !== 'ok') return;
    showToast('受付を再開しました');
    onChanged();
  }
  return (
    <>
      <Button kind="plain" size="small" onClick={() => setAsking(true)}>
        再開する
      </Button>
      <Dialog
        question
        title="受付を再開しますか"
        isOpen={asking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button busy={busy} busyLabel="再開しています" onClick={() => void reopen(0)}>
              再開する
            </Button>
            <Button kind="plain" onClick={() => setAsking(false)}>
              やめる
            </Button>
          </>
        }
      >
        <p>
          この日の受付を、休園にする前の状態に戻します。
          <strong>キャンセルした予約は戻りません。</strong>
          ご利用いただけるようになったことは、お電話などでご家庭にお伝えください。
        </p>
        <ErrorNotice text={text} className="mt-3" />
      </Dialog>
      <TouchedDialog
        reserve_ids={touchedBy(failure)}
        repriced={repricedIn(failure)}
        busy={busy}
        onConfirm={() => void reopen(1)}
        onClose={clear}
      />
    </>
  );
}
