import { type ReactNode, useState } from 'react';
import {
  type DisputedPickupPerson,
  familyPeopleFunctions,
  type PersonOfFamily,
} from '../../../../contract/functions/family/people.ts';
import { familyRole } from '../../../../domain/family/family-codes.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatTel } from '../../../../domain/text/contact-format.ts';
import { formatDateTime } from '../../../../domain/time-format.ts';
import { ChangedNotice } from '../../../console/edit/changed-meanwhile.tsx';
import { reasonHint } from '../../../console/edit/reason-hint.ts';
import { PageSection } from '../../../console/page-section.tsx';
import { ActionForm } from '../../../form/action-form.tsx';
import { Field } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { LiftForm } from '../staff/locked-at-the-door.tsx';
import { ConfirmForm, DisputedPeople } from './disputed-people.tsx';

type Act =
  | { kind: 'remove' | 'hide'; person: PersonOfFamily }
  | { kind: 'confirm'; person: DisputedPickupPerson }
  | { kind: 'lift' };
type FamilyMembersPartProps = {
  customer_id: number;
  living: boolean;
  answer: {
    people: readonly PersonOfFamily[];
    disputed: readonly DisputedPickupPerson[];
    frozen_at: string | null;
  };
  onChanged: () => void;
};

/** The people of the family: who is taken off it, from whom it is hidden, and whom to confirm after either. */
export function FamilyMembersPart({
  customer_id,
  living,
  answer: { people, disputed, frozen_at },
  onChanged,
}: FamilyMembersPartProps) {
  const [act, setAct] = useState<Act>();
  const done = () => {
    setAct(undefined);
    onChanged();
  };
  const lifted = () => {
    showToast('凍結を解除しました');
    done();
  };
  const confirm = (person: DisputedPickupPerson) => setAct({ kind: 'confirm', person });
  return (
    <PageSection title="ご家族">
      {frozen_at && (
        <div className="mb-3">
          <Notice
            kind="warning"
            title={`お迎えの方のリストは凍結中です(${formatDateTime(new Date(frozen_at))}から)`}
            action={
              living && (
                <Button kind="plain" size="small" onClick={() => setAct({ kind: 'lift' })}>
                  書類を確認して解除する
                </Button>
              )
            }
          />
        </div>
      )}
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <li key={person.family_member_id} className="grid gap-1.5 py-3">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-bold">{withSan(person.name)}</span>
              <Badge tone={person.role === familyRole.code.relative ? 'no' : 'trust'}>
                {familyRole.label(person.role)}
              </Badge>
              {person.hidden_flag && <Badge tone="wrong">園・時間・お知らせを見せない</Badge>}
            </p>
            <p className="text-note break-all text-ink-soft">
              {[person.relation, person.tel && formatTel(person.tel), person.email].filter(Boolean).join('・')}
            </p>
            {living && (
              <p className="flex flex-wrap gap-2">
                <Button
                  kind="plain"
                  size="small"
                  aria-label={`${withSan(person.name)}: ${hideText(person)}`}
                  onClick={() => setAct({ kind: 'hide', person })}
                >
                  {hideText(person)}
                </Button>
                {person.role !== familyRole.code.payingMember && (
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={`${withSan(person.name)}の登録を外す`}
                    onClick={() => setAct({ kind: 'remove', person })}
                  >
                    登録を外す
                  </Button>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
      {disputed.length > 0 && <DisputedPeople people={disputed} onConfirm={living ? confirm : undefined} />}
      <Dialog title={act ? titleOf(act) : ''} isOpen={act !== undefined} onClose={() => setAct(undefined)}>
        {act?.kind === 'remove' && <RemoveForm person={act.person} onDone={done} />}
        {act?.kind === 'hide' && <HideForm person={act.person} onDone={done} />}
        {act?.kind === 'confirm' && <ConfirmForm person={act.person} onDone={done} />}
        {act?.kind === 'lift' && <LiftForm customer_id={customer_id} onDone={lifted} />}
      </Dialog>
    </PageSection>
  );
}

const hideText = ({ hidden_flag }: PersonOfFamily): string =>
  hidden_flag ? '園・時間・お知らせを見せる' : '園・時間・お知らせを見せない';

function titleOf(act: Act): ReactNode {
  if (act.kind === 'lift') return 'お迎えの方のリストの凍結を解除する';
  if (act.kind === 'confirm') return `${withSan(act.person.name)}をお迎えの方として確認する`;
  if (act.kind === 'remove') return `${withSan(act.person.name)}の登録を外す`;
  // Each part whole where it fits: 「園・」 at the end of a line reads as if something were missing.
  return (
    <>
      <span className="inline-block">{withSan(act.person.name)}に</span>
      <span className="inline-block">{hideText(act.person)}</span>
    </>
  );
}

type FormProps = { person: PersonOfFamily; onDone: () => void };

function RemoveForm({ person: { family_member_id, version, name }, onDone }: FormProps) {
  const form = useActionForm(familyPeopleFunctions, 'headquartersRemoveFamilyMember', {
    defaults: { reason: '' },
    payload: (values) => ({ family_member_id, version, ...values }),
    toast: '登録を外しました',
    done: onDone,
  });
  return (
    <ActionForm of={form} kind="danger" submit="登録を外す" busyLabel="外しています">
      <p className="text-note">
        {withSan(name)}
        はすぐにログアウトされ、ログインできなくなります。作ったお迎えパス、招待、カレンダーもすぐに使えなくなります。ご予約とお子さまの登録は残ります。もう一人の保護者と、お預かりの予定がある園に知らせます。
      </p>
      <Field of={form} name="reason" hint={reasonHint} />
      <ChangedNotice of={form} />
    </ActionForm>
  );
}

function HideForm({ person: { family_member_id, version, hidden_flag, name }, onDone }: FormProps) {
  const form = useActionForm(familyPeopleFunctions, 'headquartersHideFamilyMember', {
    defaults: { reason: '' },
    payload: (values) => ({ family_member_id, version, hidden_flag: hidden_flag ? 0 : 1, ...values }),
    toast: '変更しました',
    done: onDone,
  });
  return (
    <ActionForm of={form} submit="変更する" busyLabel="変更しています">
      <p className="text-note">
        {hidden_flag
          ? `${withSan(name)}に、園、時間、お知らせがまた見えるようになります。`
          : `${withSan(name)}に、園、時間、お迎えの方、写真、書類を見せなくなります。予約の手続きも、お迎えもできなくなります。作ったお迎えパス、招待、カレンダーはすぐに使えなくなり、あとで戻しても復活しません。登録したお迎えの方は、確認が済むまでお引き渡しできません。もう一人の保護者と、お預かりの予定がある園に知らせ、本人には知らせません。`}
      </p>
      <Field of={form} name="reason" hint={reasonHint} />
      <ChangedNotice of={form} />
    </ActionForm>
  );
}
