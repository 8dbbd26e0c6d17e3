import { Lock } from 'lucide-react';
import { useState } from 'react';
import type { SelectMypageFamilyData } from '../../../../contract/operations/generated.ts';
import { familyRole } from '../../../../domain/family/family-codes.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';

type PickupLockPartProps = { data: SelectMypageFamilyData; family_member_id: number; onChanged: () => void };

/** Either guardian stops changes of the pick-up list; every guardian must agree before they go on. */
export function PickupLockPart({ data, family_member_id, onChanged }: PickupLockPartProps) {
  const [pickupLock] = data.pickup_freezes;
  const [open, setOpen] = useState(false);
  const freezing = useAction('freezePickupList');
  const agreeing = useAction('agreeToPickupList');
  const guardians = data.people.filter(({ role }) => role !== familyRole.code.relative).length;
  async function press() {
    const outcome = pickupLock ? await agreeing.send({}) : await freezing.send({});
    if (outcome?.kind !== 'ok') return;
    setOpen(false);
    const lifted = 'lifted_flag' in outcome.result && outcome.result.lifted_flag;
    showToast(pickupLock ? (lifted ? '凍結を解除しました' : '解除に同意しました') : 'リストを凍結しました');
    onChanged();
  }
  const agreed = pickupLock?.pickup_freeze_members.some(
    (member) => member.family_member_id === family_member_id && member.agreed_at !== null,
  );
  return (
    <section aria-labelledby="freeze">
      <h2 id="freeze" className="text-lead">
        お迎えの方のリストの凍結
      </h2>
      {pickupLock ? (
        <LockedPart agreed={agreed ?? false} guardians={guardians} onLift={() => setOpen(true)} />
      ) : (
        <UnlockedPart guardians={guardians} onLock={() => setOpen(true)} />
      )}
      <QuestionDialog
        kind="primary"
        title={pickupLock ? '凍結の解除に同意しますか' : 'お迎えの方のリストを凍結しますか'}
        isOpen={open}
        onClose={() => setOpen(false)}
        act={pickupLock ? '同意する' : '凍結する'}
        busyLabel="お待ちください"
        busy={freezing.busy || agreeing.busy}
        onAct={() => void press()}
        problem={agreeing.text ?? freezing.text}
      >
        <p>
          {pickupLock
            ? '解除されると、お迎えの方の追加と変更が、またできるようになります。'
            : 'すぐに凍結され、保護者の方にお知らせします。'}
        </p>
      </QuestionDialog>
    </section>
  );
}

function LockedPart({ agreed, guardians, onLift }: { agreed: boolean; guardians: number; onLift: () => void }) {
  return (
    <div className="mt-3">
      <Notice
        kind="warning"
        title="凍結中です"
        action={
          !agreed && (
            <Button kind="plain" size="small" onClick={onLift}>
              {guardians > 1 ? '解除に同意する' : '凍結を解除する'}
            </Button>
          )
        }
      >
        お迎えの方の追加と変更はできません。外すことはできます。
        {agreed && 'あなたは解除に同意しています。もう一人の保護者の方の同意で解除されます。'}
        {!agreed && guardians > 1 && '解除には、保護者お二人の同意が必要です。'}
        {guardians > 1 && '同意が難しいときは、書類をお持ちのうえ、園長にご相談ください。'}
      </Notice>
    </div>
  );
}

function UnlockedPart({ guardians, onLock }: { guardians: number; onLock: () => void }) {
  return (
    <>
      <p className="mt-1 text-note text-ink-soft">
        凍結すると、だれもお迎えの方を追加・変更できなくなります。登録済みの方のお迎えは、これまでどおりです。
        {guardians > 1 ? '保護者のどちらからでもすぐにでき、解除にはお二人の同意が必要です。' : ''}
        園のスタッフには「凍結」とだけ表示します。
      </p>
      <div className="mt-3">
        <Button kind="plain" size="small" onClick={onLock}>
          <Lock className="size-4.5" aria-hidden="true" />
          リストを凍結する
        </Button>
      </div>
    </>
  );
}
