import { useAction } from '../../../data/use-action.ts';
import { failureText } from '../../../layout/failure-notice.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question.tsx';

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
    <QuestionDialog
      title="この認定を削除しますか"
      isOpen
      onClose={onClose}
      act="削除する"
      busyLabel="削除しています"
      busy={busy}
      onAct={() => void remove()}
      problem={failure && failureText(failure)}
    >
      <p className="wrap-anywhere">
        認定番号 {certificate_number}
        を削除します。これから発行する証明書に印字されなくなります。発行済みの証明書は変わりません。
      </p>
    </QuestionDialog>
  );
}
