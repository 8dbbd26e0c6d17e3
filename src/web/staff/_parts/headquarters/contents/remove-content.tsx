import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ContentKind } from '../../../../../domain/contents/content-kinds.ts';
import { useAction } from '../../../../data/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { contentPath, kindText } from './kind-fields.ts';

/** A draft nobody has seen, or a category that holds nothing. */
export function RemoveContent({ kind, id, version }: { kind: ContentKind; id: number; version: number }) {
  const [asking, setAsking] = useState(false);
  const { send, busy, text } = useAction('headquartersRemoveContent');
  const navigate = useNavigate();
  async function remove() {
    const outcome = await send({ kind, id, version });
    if (outcome?.kind !== 'ok') return;
    showToast('削除しました');
    await navigate(contentPath(kind), { replace: true });
  }
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        削除する
      </Button>
      {asking && (
        <Dialog
          title={`この${kindText[kind].one}を削除しますか`}
          isOpen
          question
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button kind="danger" busy={busy} busyLabel="削除しています" onClick={() => void remove()}>
                削除する
              </Button>
              <Button kind="plain" onClick={() => setAsking(false)}>
                削除しない
              </Button>
            </>
          }
        >
          <p>削除すると、元に戻せません。</p>
          <ErrorNotice text={text} className="mt-3" />
        </Dialog>
      )}
    </>
  );
}
