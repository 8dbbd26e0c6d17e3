import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type DeclineDialogProps = { isOpen: boolean; busy: boolean; onDecline: () => void; onClose: () => void };

/** The seat goes to the next family at once, so ask for confirmation. */
export function DeclineDialog({ isOpen, busy, onDecline, onClose }: DeclineDialogProps) {
  return (
    <Dialog
      title="この席を見送りますか"
      isOpen={isOpen}
      onClose={onClose}
      question
      actions={
        <>
          <Button kind="plain" busy={busy} busyLabel="送信しています" onClick={onDecline}>
            見送る
          </Button>
          <Button onClick={onClose}>戻る</Button>
        </>
      }
    >
      <p>席は、すぐに次の方へご案内します。空き待ちはそのまま続き、ほかの時間が空いたらまたお知らせします。</p>
    </Dialog>
  );
}
