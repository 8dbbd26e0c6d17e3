import { useState } from 'react';
import type { SelectMypageFamilyData } from '../../../../contract/operations/generated.ts';
import { familyRole } from '../../../../domain/family/family-codes.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatDateTimeWeekday } from '../../../../domain/time-format.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { useAction } from '../../../data/use-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';

const { guardian, payingMember, relative } = familyRole.code;
const tones = { [payingMember]: 'trust', [guardian]: 'trust', [relative]: 'no' } as const;

type FamilyListProps = {
  data: SelectMypageFamilyData;
  /** The person who looks. */
  me: SelectMypageFamilyData['families'][number];
  onChanged: () => void;
};
type Person = SelectMypageFamilyData['people'][number];

/** Who signs in for the family, and whom the paying member may take off the list. */
export function FamilyList({ data, me, onChanged }: FamilyListProps) {
  const [removing, setRemoving] = useState<Person>();
  const { send, busy, text } = useAction('removeFamilyMember');
  async function remove() {
    if (!removing) return;
    const outcome = await send({ family_member_id: removing.id });
    if (outcome?.kind !== 'ok') return;
    showToast(`${withSan(removing.name)}の登録を外しました`);
    setRemoving(undefined);
    onChanged();
  }
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="text-lead">
        ログインできる方
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-white">
        {data.people.map((person) => (
          <PersonRow key={person.id} person={person} me={me} onRemove={() => setRemoving(person)} />
        ))}
      </ul>
      {data.people.some(({ role }) => role === guardian) && (
        <p className="mt-2 text-note text-ink-soft">
          保護者の方の登録は、保護者どうしでは外せません。変更のご希望は、お問い合わせください。
        </p>
      )}
      <OpenInvitations invitations={data.family_invitations} onChanged={onChanged} />
      <QuestionDialog
        title={`${withSan(removing?.name ?? '')}を外しますか`}
        isOpen={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        act="外す"
        busyLabel="外しています"
        busy={busy}
        onAct={() => void remove()}
        problem={text}
      >
        <p>すぐにログアウトされ、ご予約やお子さまの様子を見られなくなります。</p>
      </QuestionDialog>
    </section>
  );
}

type PersonRowProps = { person: Person; me: FamilyListProps['me']; onRemove: () => void };

function PersonRow({ person, me, onRemove }: PersonRowProps) {
  const name = withSan(person.name);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
      <p className="min-w-0">
        <span className="font-bold">{name}</span>
        {person.id === me.family_member_id && <span className="text-note text-ink-soft">(あなた)</span>}
        {person.relation && <span className="block text-note text-ink-soft">{person.relation}</span>}
      </p>
      <span className="flex items-center gap-2">
        <Badge tone={tones[person.role as keyof typeof tones]}>{familyRole.label(person.role)}</Badge>
        {me.role === payingMember && person.role === relative && (
          <Button kind="quiet" size="small" aria-label={`${name}を外す`} onClick={onRemove}>
            外す
          </Button>
        )}
      </span>
    </li>
  );
}

type Invitation = SelectMypageFamilyData['family_invitations'][number];

function OpenInvitations({ invitations, onChanged }: { invitations: readonly Invitation[]; onChanged: () => void }) {
  const { send, busy, text } = useAction('revokeFamilyInvitation');
  const now = serverNow();
  const open = invitations.filter(({ expires_at }) => Date.parse(expires_at) > now.getTime());
  async function revoke({ id, name }: Invitation) {
    const outcome = await send({ family_invitation_id: id });
    if (outcome?.kind === 'ok') showToast(`${withSan(name)}への招待を取り消しました`);
    onChanged();
  }
  if (open.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 font-bold">招待中の方</h3>
      <ErrorNotice text={text} className="mt-2" />
      <ul className="mt-2 divide-y divide-line rounded-lg border border-line bg-white">
        {open.map((invitation) => (
          <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
            <p className="min-w-0">
              <span className="font-bold">{withSan(invitation.name)}</span>
              <span className="block text-note text-ink-soft">
                {invitation.relation}・{familyRole.label(invitation.role)}
              </span>
              <span className="block text-note text-ink-soft">
                あと{hoursLeft(invitation.expires_at, now)}(
                <span className="figures">{formatDateTimeWeekday(new Date(invitation.expires_at))}</span>まで)
              </span>
            </p>
            <Button
              kind="quiet"
              size="small"
              disabled={busy}
              aria-label={`${withSan(invitation.name)}への招待を取り消す`}
              onClick={() => void revoke(invitation)}
            >
              取り消す
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function hoursLeft(expires_at: string, now: Date): string {
  const minutes = Math.max(1, Math.floor((Date.parse(expires_at) - now.getTime()) / 60_000));
  return minutes < 60 ? `${minutes}分` : `${Math.floor(minutes / 60)}時間`;
}
