import { useState } from 'react';
import { useController, useForm, useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { invitationShape } from '../../../../contract/functions/family/people.ts';
import { familyRole, type InvitedRole } from '../../../../domain/family/family-codes.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatDateTimeWeekday } from '../../../../domain/time-format.ts';
import { useAction } from '../../../data/use-action.ts';
import { checkedBySchema } from '../../../form/checked-by.ts';
import { SchemaForm, useField } from '../../../form/schema-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { ShareLink } from '../passes/share-link.tsx';
import { roleMay } from './role-text.ts';

const { guardian, relative } = familyRole.code;
const inviteForm = z.object(invitationShape);

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

type Made = { url: string | null; expires_at: string; name: string; email: string | null };

function InviteForm({ mayInviteGuardian, onMade }: { mayInviteGuardian: boolean; onMade: (made: Made) => void }) {
  const { send, busy, text } = useAction('inviteFamilyMember');
  const form = useForm<z.input<typeof inviteForm>>({
    defaultValues: { role: mayInviteGuardian ? guardian : relative, name: '', relation: '', email: '' },
    resolver: checkedBySchema(inviteForm),
  });
  const onSubmit = form.handleSubmit(async (typed) => {
    const invited = inviteForm.parse(typed);
    const outcome = await send(invited);
    if (outcome?.kind === 'ok') onMade({ ...outcome.result, name: invited.name, email: invited.email });
  });
  return (
    <SchemaForm form={form} schema={inviteForm} onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
      <ErrorNotice text={text} />
      <InvitedFields roles={mayInviteGuardian ? [guardian, relative] : [relative]} />
      <Button type="submit" busy={busy} busyLabel="リンクを作っています">
        招待のリンクを作る
      </Button>
    </SchemaForm>
  );
}

function InvitedFields({ roles }: { roles: readonly InvitedRole[] }) {
  const { control } = useFormContext<z.input<typeof inviteForm>>();
  const { field } = useController({ control, name: 'role' });
  return (
    <>
      <ChoiceGroup legend="役割" required>
        {roles.map((role) => (
          <ChoiceCard
            key={role}
            type="radio"
            name={field.name}
            title={familyRole.label(role)}
            note={roleMay[role].brief}
            checked={field.value === role}
            onChange={() => field.onChange(role)}
          />
        ))}
      </ChoiceGroup>
      <TextField autoComplete="off" placeholder="水野 一郎" {...useField('name')} />
      <TextField autoComplete="off" placeholder="父、祖母 など" {...useField('relation')} />
      <TextField
        type="email"
        inputMode="email"
        autoComplete="off"
        hint="入力すると、リンクをメールで送ります。空欄なら、リンクを表示します(LINEなどで送れます)。"
        {...useField('email')}
      />
    </>
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
