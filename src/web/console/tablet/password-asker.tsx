import { KeyRound } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { withSan } from '../../../domain/text/called-name.ts';
import { askPasswordWith } from '../../data/asked-password.ts';
import { reading } from '../../data/question.ts';
import { useAction } from '../../data/use-action.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { session } from '../../session/browser-session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/text/password-field.tsx';
import { answerPasskey } from '../account/passkey-dialog.ts';
import { forgetStaffAccount } from '../staff-account.ts';
import { useStaffIfAny } from '../staff-context.tsx';
import { StaffPage } from '../staff-page.tsx';
import { useTablet } from './use-tablet.ts';

/** Where a PIN or an old sign-in was not enough: a fresh proof, and then what was pressed goes on (data/browser-functions.ts). */
export function PasswordAsker() {
  const [open, setOpen] = useState(false);
  const waiting = useRef<(given: boolean) => void>(() => {});
  useEffect(() => {
    askPasswordWith(
      () =>
        new Promise((resolve) => {
          waiting.current = resolve;
          setOpen(true);
        }),
    );
    return () => askPasswordWith(undefined);
  }, []);
  const finish = (given: boolean) => {
    setOpen(false);
    waiting.current(given);
  };
  return (
    <Dialog title="ご本人の確認" isOpen={open} onClose={() => finish(false)}>
      <OwnPasswordForm onProved={() => finish(true)} />
    </Dialog>
  );
}

/** The proof by password, code or passkey; on a tablet the next token then carries the person's own rights. */
function useIdentityProof(onProved: () => void) {
  const tablet = useTablet();
  const { revalidate } = useRevalidator();
  const { send, busy, failure, text } = useAction('staffConfirmIdentity');
  const begin = useAction('staffBeginIdentityPasskey');
  const confirm = useAction('staffConfirmIdentityPasskey');
  const [noPasskey, setNoPasskey] = useState<string>();
  const wrong = failure?.kind === 'refused' ? failure.type : undefined;
  const errorOf = (type: string) => (wrong === type ? text : undefined);
  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const current_password = String(typed.get('current_password') ?? '');
    const code = String(typed.get('code') ?? '').trim();
    if (current_password === '' && code === '') return;
    const outcome = await send(current_password === '' ? { code } : { current_password });
    if (outcome?.kind === 'ok') await goOn();
  }
  async function goOn() {
    if (!tablet?.limited) return onProved();
    const state = session().state();
    // The next token carries the person's own rights.
    await session().refresh(state.kind === 'signed_in' ? state.token : undefined);
    forgetStaffAccount();
    onProved();
    await revalidate();
  }
  async function byPasskey() {
    setNoPasskey(undefined);
    const begun = await begin.send({});
    if (begun?.kind !== 'ok') return;
    const { asked } = begun.result;
    if (asked === null) return setNoPasskey('パスキーが登録されていません。パスワードで確認してください。');
    const passkey = await answerPasskey(asked.options);
    if (passkey === null) return setNoPasskey('パスキーの確認を中止しました。もう一度お試しください。');
    const outcome = await confirm.send({ token: asked.token, passkey: passkey as { id: string } });
    if (outcome?.kind === 'ok') await goOn();
  }
  const shownAtField = wrong === 'password_wrong' || wrong === 'second_step_wrong';
  const problem = noPasskey ?? begin.text ?? confirm.text ?? (shownAtField ? undefined : text);
  return { onSubmit, byPasskey, busy, askingPasskey: begin.busy || confirm.busy, problem, errorOf };
}

function OwnPasswordForm({ onProved }: { onProved: () => void }) {
  const staff = useStaffIfAny();
  const { data: own } = useAnswer(reading('staffReadOwnAccount', {}));
  const { onSubmit, byPasskey, busy, askingPasskey, problem, errorOf } = useIdentityProof(onProved);
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
      <p className="text-note text-ink-soft">
        大切な操作の前に、{staff ? withSan(staff.account.name) : 'ご本人'}
        であることを確認します。確認のあと、続きを行います。
      </p>
      <ErrorNotice text={problem} />
      <PasswordField
        label="パスワード"
        unmarked
        autoComplete="current-password"
        error={errorOf('password_wrong')}
        registration={{ name: 'current_password' }}
      />
      {own?.totp && (
        <TextField
          label="または、認証アプリの6桁のコード"
          unmarked
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errorOf('second_step_wrong')}
          name="code"
        />
      )}
      <Button type="submit" busy={busy} busyLabel="確認しています">
        確認して続ける
      </Button>
      {own && own.passkeys.length > 0 && (
        <Button kind="plain" busy={askingPasskey} busyLabel="確認しています" onClick={() => void byPasskey()}>
          <KeyRound className="size-5" aria-hidden="true" />
          パスキーで確認する
        </Button>
      )}
    </form>
  );
}

/** Pages of managers and headquarters; with a PIN alone the server would show them empty. */
const managersPages = /^\/staff\/(audit|headquarters|tablets)(\/|$)/;

export function MoreThanPin({ children }: { children: ReactNode }) {
  const tablet = useTablet();
  const staff = useStaffIfAny();
  const { pathname } = useLocation();
  if (!tablet?.limited || !staff?.manager || !managersPages.test(pathname)) return children;
  return (
    <StaffPage title="ご本人の確認">
      <div className="max-w-md">
        <p className="mb-4">この画面は、PINだけでは開けません。</p>
        <OwnPasswordForm onProved={() => {}} />
      </div>
    </StaffPage>
  );
}
