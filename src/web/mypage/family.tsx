import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { type SelectMypageFamilyData, SelectMypageFamilyDocument } from '../../contract/operations/generated.ts';
import { familyRole } from '../../domain/family/family-codes.ts';
import { operation } from '../data/question.ts';
import { useAnswer } from '../data/use-answer.ts';
import { CardSkeletons, Loaded } from '../layout/loaded.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { FamilyList } from '../parts/family/people/family-list.tsx';
import { InviteDialog } from '../parts/family/people/invite-dialog.tsx';
import { LeavePart } from '../parts/family/people/leave-part.tsx';
import { PickupList } from '../parts/family/people/pickup-list.tsx';
import { PickupLockPart } from '../parts/family/people/pickup-lock-part.tsx';
import { AskHeadquarters } from '../parts/reserves/start/account-notice.tsx';
import { Button } from '../ui/button.tsx';
import { MypagePage } from './_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ご家族とお迎えの方', noindex: true });

const { guardian, payingMember } = familyRole.code;

/** The people of the family, whom it invites, who may fetch. For both guardians. */
export default function FamilyPage() {
  const query = useAnswer(operation(SelectMypageFamilyDocument, {}));
  // The server refuses everything here to a person from whom the family is hidden: nothing is offered.
  const closed = query.data?.families[0]?.stays_flag === false;
  return (
    <MypagePage
      title="ご家族とお迎えの方"
      lead={closed ? null : 'もう一人の保護者やご家族を招待し、お迎えに来る方を登録できます。'}
    >
      <Loaded query={query} skeleton={<CardSkeletons count={5} />}>
        {(data) =>
          closed ? (
            <AskHeadquarters title="ただいま、この画面でできるお手続きはありません" />
          ) : (
            <Family data={data} onChanged={() => void query.reload()} />
          )
        }
      </Loaded>
    </MypagePage>
  );
}

function Family({ data, onChanged }: { data: SelectMypageFamilyData; onChanged: () => void }) {
  const [inviting, setInviting] = useState(false);
  const [me] = data.families;
  if (!me) return null;
  const isPaying = me.role === payingMember;
  return (
    <div className="grid max-w-form gap-10">
      <div className="grid gap-4">
        <FamilyList data={data} me={me} onChanged={onChanged} />
        <Button onClick={() => setInviting(true)}>
          <UserPlus className="size-5" aria-hidden="true" />
          ご家族を招待する
        </Button>
      </div>
      <PickupList people={data.pickup_people} isPickupLocked={data.pickup_freezes.length > 0} onChanged={onChanged} />
      <PickupLockPart data={data} family_member_id={me.family_member_id} onChanged={onChanged} />
      {!isPaying && <LeavePart />}
      <InviteDialog
        isOpen={inviting}
        onClose={() => setInviting(false)}
        onInvited={onChanged}
        mayInviteGuardian={isPaying && !data.people.some(({ role }) => role === guardian)}
      />
    </div>
  );
}
