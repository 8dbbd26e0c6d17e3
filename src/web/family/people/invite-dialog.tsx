import { useState } from 'react';
import { familyPeopleFunctions } from '../../../contract/functions/family/people.ts';
import { familyRole } from '../../../domain/family/family-codes.ts';
import { withSan } from '../../../domain/membership/called-name.ts';
import { formatDateTimeWeekday } from '../../../domain/time-format.ts';
import { ActionForm } from '../../form/action-form.tsx';
import { Choice, Field } from '../../form/field.tsx';
import { useActionForm } from '../../form/use-action-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ShareLink } from '../passes/share-link.tsx';
import { roleMay } from './role-text.ts';

const { guardian, relative } = familyRole.code;

type InviteDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onInvited: () => void;
  /** The paying member, while there is no second guardian. */
  mayInviteGuardian: boolean;
};

/** Whom, as what, and how the link gets there. The link is shown this once. */
export function InviteDialog({ isOpen, onClose, onInvited, mayInviteGuardian }: InviteDialogProps) {
  const [made, setMade] = useState<Made>();
  function close() {
    setMade(undefined);
    onClose();
  }
  return (
    <Dialog title={made ? '招待のリンクができました' : 'ご家族を招待する'} isOpen={isOpen} onClose={close}>
      {made ? (
        <IssuedLink made={made} onClose={close} />
      ) : (
        <InviteForm
          mayInviteGuardian={mayInviteGuardian}
          onMade={(invitation) => {
            setMade(invitation);
            onInvited();
          }}
        />
      )}
    </Dialog>
  );
}

type Made = { url: string | null; expires_at: string; name: string; email: string };

function InviteForm({ mayInviteGuardian, onMade }: { mayInviteGuardian: boolean; onMade: (made: Made) => void }) {
  const form = useActionForm(familyPeopleFunctions, 'inviteFamilyMember', {
    defaults: { role: mayInviteGuardian ? guardian : relative, name: '', relation: '', email: '' },
    payload: (values) => values,
    done: ({ url, expires_at }, { name, email }) => onMade({ url, expires_at, name, email }),
  });
  const roles = mayInviteGuardian ? [guardian, relative] : [relative];
  return (
    <ActionForm of={form} className="grid gap-5" submit="招待のリンクを作る" busyLabel="リンクを作っています">
      <Choice
        of={form}
        name="role"
        label="役割"
        options={roles.map((value) => ({ value, title: familyRole.label(value), note: roleMay[value].brief }))}
      />
      <Field of={form} name="name" placeholder="水野 一郎" />
      <Field of={form} name="relation" placeholder="父、祖母 など" />
      <Field
        of={form}
        name="email"
        as="email"
        inputMode="email"
        hint="入力すると、リンクをメールで送ります。空欄なら、リンクを表示します(LINEなどで送れます)。"
      />
    </ActionForm>
  );
}

function IssuedLink({ made: { url, expires_at, name, email }, onClose }: { made: Made; onClose: () => void }) {
  const until = `リンクは${formatDateTimeWeekday(new Date(expires_at))}まで、1回だけ使えます。`;
  if (url === null) {
    return (
      <div className="grid gap-4">
        <p role="status">
          {email}へ、{withSan(name)}への招待を送りました。{until}
        </p>
        <Button onClick={onClose}>閉じる</Button>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <p role="status">
        {withSan(name)}ご本人に、このリンクを送ってください。{until}
      </p>
      <p className="rounded-md bg-cream px-3 py-2 text-note break-all" data-invitation-link>
        {url}
      </p>
      <ShareLink url={url} message="いまほいくのご家族の招待です。リンクから内容を確かめて、お進みください。" />
      <p className="text-note text-ink-soft">
        リンクを開いた方が、ご家族に加われます。ほかの方には送らないでください。この画面を閉じると、もう表示されません。
      </p>
    </div>
  );
}
