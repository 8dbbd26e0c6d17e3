import { zodResolver } from '@hookform/resolvers/zod';
import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { invitationShape } from '../../../contract/functions/family/people.ts';
import { familyRole } from '../../../domain/family/family-codes.ts';
import { withSan } from '../../../domain/membership/called-name.ts';
import { formatDateTimeWeekday } from '../../../domain/time-format.ts';
import { useAction } from '../../data/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { ChoiceCard, ChoiceGroup } from '../../ui/choice-card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.tsx';
import { roleMay } from './role-text.ts';

const { guardian, relative } = familyRole.code;
const inviteForm = z.object(invitationShape);
type Typed = z.input<typeof inviteForm>;

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
  const { send, busy, failure, text } = useAction('inviteFamilyMember');
  const form = useForm<Typed, unknown, z.output<typeof inviteForm>>({
    defaultValues: { role: mayInviteGuardian ? guardian : relative, name: '', relation: '', email: '' },
    resolver: zodResolver(inviteForm),
  });
  const role = form.watch('role');
  const { errors } = form.formState;
  const onSubmit = form.handleSubmit(async (invited) => {
    const outcome = await send(invited);
    if (outcome?.kind !== 'ok') return;
    const { url, expires_at } = outcome.result;
    onMade({ url, expires_at, name: invited.name, email: invited.email });
  });
  const choose = (chosen: typeof role) => form.setValue('role', chosen, { shouldDirty: true });
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-5" onSubmit={(event) => void onSubmit(event)}>
        {failure && (
          <Notice kind="error" live>
            {text}
          </Notice>
        )}
        <ChoiceGroup legend="役割" required>
          {mayInviteGuardian && (
            <ChoiceCard
              type="radio"
              name="role"
              title="保護者"
              note={roleMay[guardian].brief}
              checked={role === guardian}
              onChange={() => choose(guardian)}
            />
          )}
          <ChoiceCard
            type="radio"
            name="role"
            title="家族"
            note={roleMay[relative].brief}
            checked={role === relative}
            onChange={() => choose(relative)}
          />
        </ChoiceGroup>
        <TextField
          label="お名前"
          required
          autoComplete="off"
          maxLength={50}
          placeholder="水野 一郎"
          {...form.register('name')}
          error={errors.name?.message}
        />
        <TextField
          label="お子さまとの続柄"
          required
          autoComplete="off"
          maxLength={20}
          placeholder="父、祖母 など"
          {...form.register('relation')}
          error={errors.relation?.message}
        />
        <TextField
          label="メールアドレス"
          hint="入力すると、リンクをメールで送ります。空欄なら、リンクを表示します(LINEなどで送れます)。"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={100}
          {...form.register('email')}
          error={errors.email?.message}
        />
        <Button type="submit" busy={busy} busyLabel="リンクを作っています">
          招待のリンクを作る
        </Button>
      </form>
    </FormProvider>
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
  const words = 'いまほいくのご家族の招待です。リンクから内容を確かめて、お進みください。';
  async function copy() {
    try {
      await navigator.clipboard.writeText(url ?? '');
      showToast('リンクをコピーしました');
    } catch {
      showToast('コピーできませんでした。リンクを選んでコピーしてください');
    }
  }
  return (
    <div className="grid gap-3">
      <p role="status">
        {withSan(name)}ご本人に、このリンクを送ってください。{until}
      </p>
      <p className="rounded-md bg-cream px-3 py-2 text-note break-all" data-invitation-link>
        {url}
      </p>
      <a
        href={`https://line.me/R/share?text=${encodeURIComponent(`${words}\n${url}`)}`}
        target="_blank"
        rel="noreferrer"
        className={buttonLook('primary')}
      >
        LINEで送る
      </a>
      <Button kind="plain" onClick={() => void copy()}>
        <Copy className="size-4.5" aria-hidden="true" />
        リンクをコピー
      </Button>
      {'share' in navigator && (
        <Button kind="plain" onClick={() => void navigator.share({ text: words, url }).catch(() => undefined)}>
          <Share2 className="size-4.5" aria-hidden="true" />
          ほかの方法で送る
        </Button>
      )}
      <p className="text-note text-ink-soft">
        リンクを開いた方が、ご家族に加われます。ほかの方には送らないでください。この画面を閉じると、もう表示されません。
      </p>
    </div>
  );
}
