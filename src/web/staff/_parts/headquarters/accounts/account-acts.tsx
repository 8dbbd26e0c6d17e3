import { useState } from 'react';
import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { accountState } from '../../../../../domain/codes.ts';
import { useAction } from '../../../../data/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type Member = FunctionOk<'headquartersReadAccount'>;
type Act = 'email' | 'factor' | 'disable';

/** What is done to an account beside its form: each said why, and felt at once. */
export function AccountActs({ member, onDone }: { member: Member; onDone: () => Promise<void> }) {
  const [act, setAct] = useState<Act>();
  const resend = useAction('headquartersResendInvitation');
  const { id: account_id, version, state } = member;
  const disabled = state === accountState.code.disabled;
  const secured = member.totp || member.passkeys > 0;
  const close = () => setAct(undefined);
  const done = (words: string) => () => {
    close();
    showToast(words);
    void onDone();
  };
  async function sendAgain() {
    if ((await resend.send({ account_id }))?.kind === 'ok') done('招待メールを送りました')();
  }
  return (
    <section aria-labelledby="account-acts" className="mt-10 max-w-form">
      <h2 id="account-acts" className="mb-3 text-lead">
        アカウントの操作
      </h2>
      {resend.text && (
        <div className="mb-3">
          <Notice kind="error" live>
            {resend.text}
          </Notice>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {state === accountState.code.invited && (
          <Button kind="plain" busy={resend.busy} busyLabel="送っています" onClick={() => void sendAgain()}>
            招待メールを送り直す
          </Button>
        )}
        {!disabled && (
          <Button kind="plain" onClick={() => setAct('email')}>
            メールアドレスを変える
          </Button>
        )}
        {secured && (
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
      <ReasonDialog
        name="headquartersChangeAccountEmail"
        title="メールアドレスの変更"
        label="変更する"
        isOpen={act === 'email'}
        onClose={close}
        onDone={done('メールアドレスを変更しました')}
        input={(reason, form) => ({ account_id, version, email: String(form.get('email') ?? ''), reason })}
      >
        {(errors) => (
          <>
            <p className="text-note">いまのアドレスにもお知らせします。この方は、すべての端末でログアウトします。</p>
            <TextField
              label="新しいメールアドレス"
              required
              type="email"
              inputMode="email"
              autoComplete="off"
              name="email"
              error={errors.email}
            />
          </>
        )}
      </ReasonDialog>
      <ReasonDialog
        name="headquartersResetSecondFactor"
        title="2段階認証のリセット"
        label="リセットする"
        danger
        isOpen={act === 'factor'}
        onClose={close}
        onDone={done('2段階認証をリセットしました')}
        input={(reason) => ({ account_id, reason })}
      >
        {() => (
          <p className="text-note">
            必ずご本人に電話などで確かめてから行ってください。パスキー、認証アプリ、復旧コードを削除し、すべての端末でログアウトします。
          </p>
        )}
      </ReasonDialog>
      <ReasonDialog
        name="headquartersDisableAccount"
        title={disabled ? '利用の再開' : '利用の停止'}
        label={disabled ? '再開する' : '停止する'}
        danger={!disabled}
        isOpen={act === 'disable'}
        onClose={close}
        onDone={done(disabled ? '利用を再開しました' : '利用を停止しました')}
        input={(reason) => ({ account_id, version, disable_flag: disabled ? 0 : 1, reason })}
      >
        {() => (
          <p className="text-note">
            {disabled
              ? '前のパスワードで、またログインできるようになります。'
              : 'すべての端末ですぐにログアウトし、ログインできなくなります。これまでの操作記録は残ります。'}
          </p>
        )}
      </ReasonDialog>
    </section>
  );
}
