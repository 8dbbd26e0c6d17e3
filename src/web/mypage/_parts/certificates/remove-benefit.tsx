import { useAction } from '../../../data/use-action.ts';
import { failureText } from '../../../reserves/confirm/failure-notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';

type RemoveBenefitProps = {
  benefit: { id: number; version: number; certificate_number: string };
  onClose: () => void;
  onRemoved: () => void;
};

export function RemoveBenefit({
  benefit: { id, version, certificate_number },
  onClose,
  onRemoved,
}: RemoveBenefitProps) {
  const { send, busy, failure } = useAction('removeChildBenefit');
  async function remove() {
    const outcome = await send({ id, version });
    if (outcome?.kind === 'ok') onRemoved();
  }
  return (
    <Dialog
      title="この認定を削除しますか"
      isOpen
      question
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" busy={busy} busyLabel="削除しています" onClick={() => void remove()}>
            削除する
          </Button>
          <Button kind="plain" onClick={onClose}>
            やめる
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">
        認定番号 {certificate_number}
        を削除します。これから発行する証明書に印字されなくなります。発行済みの証明書は変わりません。
      </p>
      <ErrorNotice text={failure && failureText(failure)} className="mt-4" />
    </Dialog>
  );
}
