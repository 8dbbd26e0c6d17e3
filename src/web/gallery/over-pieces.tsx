import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { BottomSheet, Dialog } from '../ui/dialog.tsx';
import { showToast, Toasts } from '../ui/toast.tsx';
import { Sample, SampleRow } from './sample.tsx';

export function OverPieces() {
  const [open, setOpen] = useState<'dialog' | 'question' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <Sample title="重なる部品">
      <SampleRow>
        <Button kind="plain" onClick={() => setOpen('dialog')}>
          説明を開く
        </Button>
        <Button kind="plain" onClick={() => setOpen('question')}>
          たずねる
        </Button>
        <Button kind="plain" onClick={() => setOpen('sheet')}>
          下から開く
        </Button>
        <Button kind="plain" onClick={() => showToast('お子さまの情報を保存しました。')}>
          ひとこと出す
        </Button>
      </SampleRow>
      <Dialog
        title="キャンセル料について"
        isOpen={open === 'dialog'}
        onClose={close}
        actions={<Button onClick={close}>わかりました</Button>}
      >
        <p>前日の18:00までは無料です。そのあとは見積もりの50%、始まる2時間前からは80%をいただきます。</p>
      </Dialog>
      <Dialog
        title="この予約を取り消しますか"
        question
        isOpen={open === 'question'}
        onClose={close}
        actions={
          <>
            <Button kind="danger" onClick={close}>
              取り消す
            </Button>
            <Button kind="plain" onClick={close}>
              取り消さない
            </Button>
          </>
        }
      >
        <p>11月17日(火) 9:00〜12:30 の予約です。いまなら無料で取り消せます。</p>
      </Dialog>
      <BottomSheet
        title="並び順"
        isOpen={open === 'sheet'}
        onClose={close}
        actions={<Button onClick={close}>この順で見る</Button>}
      >
        <p>近い園から順に並べます。</p>
      </BottomSheet>
      <Toasts />
    </Sample>
  );
}
