import { withSan } from '../../../../domain/text/called-name.ts';
import { useAction } from '../../../data/use-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';

type ConfirmPersonProps = { person: { id: number; name: string }; onConfirmed: () => void };

/** Listed by a person who no longer has access to the family: not handed a child until this guardian confirms. */
export function ConfirmPerson({ person, onConfirmed }: ConfirmPersonProps) {
  const { send, busy, text } = useAction('confirmPickupPerson');
  async function confirm() {
    const outcome = await send({ pickup_person_id: person.id });
    if (outcome?.kind !== 'ok') return;
    showToast(`${withSan(person.name)}を確認しました`);
    onConfirmed();
  }
  return (
    <div className="grid w-full gap-2 rounded-lg bg-cream px-4 py-3">
      <p>
        <Badge tone="wrong">確認待ち</Badge>
      </p>
      <p className="text-note">
        登録した方がご家族から外れたか、表示を止められたため、この方にはお子さまをお引き渡ししていません。お迎えをお願いする方なら「確認する」、そうでなければ「外す」を押してください。
      </p>
      <Button
        kind="plain"
        busy={busy}
        busyLabel="確認しています"
        aria-label={`${withSan(person.name)}を確認する`}
        onClick={() => void confirm()}
      >
        確認する
      </Button>
      <ErrorNotice text={text} />
    </div>
  );
}
