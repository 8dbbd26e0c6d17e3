import { useState } from 'react';
import { accountFunctions } from '../../../../contract/functions/staffing/accounts.ts';
import { accountState } from '../../../../domain/codes.ts';
import { ChangedNotice } from '../../../console/edit/changed-meanwhile.tsx';
import { useAction } from '../../../data/use-action.ts';
import { ActionForm } from '../../../form/action-form.tsx';
import { Field } from '../../../form/field.tsx';
import { GiveUpButton } from '../../../form/give-up-button.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';

import { type ActProps, isDisabled, type Member, recordedHint } from './account-act.ts';
import { DisableForm } from './disable-form.tsx';

type Act = 'email' | 'factor' | 'disable';

/** What is done to an account beside its form: each said why, and felt at once. */
export function AccountActs({ member, onDone }: { member: Member; onDone: () => Promise<void> }) {
  const [act, setAct] = useState<Act>();
  const disabled = isDisabled(member);
  const acts: Readonly<Record<Act, { title: string; form: typeof EmailForm }>> = {
    email: { title: 'メールアドレスの変更', form: EmailForm },
    factor: { title: '2段階認証のリセット', form: ResetForm },
    disable: { title: disabled ? '利用の再開' : '利用の停止', form: DisableForm },
  };
  const close = () => setAct(undefined);
  function done() {
    close();
    void onDone();
  }
  const Form = act && acts[act].form;
  return (
    <section aria-labelledby="account-acts" className="mt-10 max-w-form">
      <h2 id="account-acts" className="mb-3 text-lead">
        アカウントの操作
      </h2>
      <div className="flex flex-wrap gap-3">
        {member.state === accountState.code.invited && <Resend account_id={member.id} onDone={done} />}
        {!disabled && (
          <Button kind="plain" onClick={() => setAct('email')}>
            メールアドレスを変える
          </Button>
        )}
        {(member.totp || member.passkeys > 0) && (
          <Button kind="plain" onClick={() => setAct('factor')}>
            2段階認証をリセットする
          </Button>
        )}
        {!member.own && (
          <Button kind={disabled ? 'plain' : 'danger'} onClick={() => setAct('disable')}>
            {disabled ? '利用を再開する' : '利用を停止する'}
          </Button>
        )}
      </div>
      {member.own && <p className="mt-2 text-note text-ink-soft">自分のアカウントは停止できません。</p>}
      <Dialog title={act ? acts[act].title : ''} isOpen={act !== undefined} onClose={close}>
        {Form && <Form member={member} onDone={done} beside={<GiveUpButton onGiveUp={close} />} />}
      </Dialog>
    </section>
  );
}

function Resend({ account_id, onDone }: { account_id: number; onDone: () => void }) {
  const { send, busy, text } = useAction('headquartersResendInvitation');
  async function sendAgain() {
    if ((await send({ account_id }))?.kind !== 'ok') return;
    showToast('招待メールを送りました');
    onDone();
  }
  return (
    <>
      <Button kind="plain" busy={busy} busyLabel="送っています" onClick={() => void sendAgain()}>
        招待メールを送り直す
      </Button>
      <ErrorNotice text={text} />
    </>
  );
}

function EmailForm({ member: { id: account_id, version }, onDone, beside }: ActProps) {
  const form = useActionForm(accountFunctions, 'headquartersChangeAccountEmail', {
    defaults: { email: '', reason: '' },
    payload: (values) => ({ account_id, version, ...values }),
    toast: 'メールアドレスを変更しました',
    done: onDone,
  });
  return (
    <ActionForm of={form} submit="変更する" busyLabel="変更しています" beside={beside}>
      <p className="text-note">いまのアドレスにもお知らせします。この方は、すべての端末でログアウトします。</p>
      <Field of={form} name="email" label="新しいメールアドレス" as="email" inputMode="email" />
      <Field of={form} name="reason" hint={recordedHint} />
      <ChangedNotice of={form} />
    </ActionForm>
  );
}

function ResetForm({ member: { id: account_id }, onDone, beside }: ActProps) {
  const form = useActionForm(accountFunctions, 'headquartersResetSecondFactor', {
    defaults: { reason: '' },
    payload: (values) => ({ account_id, ...values }),
    toast: '2段階認証をリセットしました',
    done: onDone,
  });
  return (
    <ActionForm of={form} kind="danger" submit="リセットする" busyLabel="リセットしています" beside={beside}>
      <p className="text-note">
        必ずご本人に電話などで確かめてから行ってください。パスキー、認証アプリ、復旧コードを削除し、すべての端末でログアウトします。
      </p>
      <Field of={form} name="reason" hint={recordedHint} />
    </ActionForm>
  );
}
