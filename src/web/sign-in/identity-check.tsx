import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { callableErrors } from '../../contract/page-errors.ts';
import { callFunction } from '../data/browser-functions.ts';
import { Button } from '../ui/button.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/text/password-field.tsx';
import { LineButton } from './line-button.tsx';
import { OrLine } from './or-line.tsx';

type IdentityCheckProps = {
  by_password: boolean;
  by_line: boolean;
  /** Where LINE leads back to; everything typed there must still be there. */
  returnTo: string;
  onConfirmed: () => void;
};

/** Asked before a way to sign in changes or everything is handed out: the current password, or LINE again, whichever the account has. */
export function IdentityCheck({ by_password, by_line, returnTo, onConfirmed }: IdentityCheckProps) {
  return (
    <section aria-labelledby="identity-heading" className="mt-2 rounded-lg bg-cream px-5 py-5">
      <h2 id="identity-heading" className="text-h3">
        ご本人の確認
      </h2>
      <p className="mt-1 mb-5 text-note text-ink-soft">
        大切な情報を守るため、先に、ご本人であることを
        {by_password && by_line ? 'パスワードかLINE' : by_password ? 'パスワード' : 'LINE'}
        で確認させてください。
      </p>
      {by_password && <PasswordCheck onConfirmed={onConfirmed} />}
      {by_password && by_line && <OrLine />}
      {by_line && (
        <LineButton purpose="confirm" returnTo={returnTo}>
          LINEで確認する
        </LineButton>
      )}
      {by_password && !by_line && (
        <p className="mt-3 text-note text-ink-soft">
          お忘れのときは、
          <Link to="/sign_out" className="text-link">
            ログアウト
          </Link>
          して「パスワードをお忘れの方」へお進みください。
        </p>
      )}
    </section>
  );
}

const noAnswer = '確認できませんでした。通信環境をご確認のうえ、もう一度お試しください。';

function PasswordCheck({ onConfirmed }: { onConfirmed: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  async function check(password: string): Promise<void> {
    setError(undefined);
    setProblem(undefined);
    if (password === '') setError('パスワードを入力してください。');
    else {
      const sent = await callFunction('confirmIdentity', { password });
      if (sent.kind === 'ok') return onConfirmed();
      if (sent.kind !== 'refused')
        setProblem(sent.code === 'unauthenticated' ? callableErrors.UNAUTHENTICATED : noAnswer);
      else if (sent.type === 'password_wrong') setError(sent.msg);
      else setProblem(sent.msg);
    }
    (form.current?.elements.namedItem('current_password') as HTMLInputElement | null)?.focus();
  }
  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const password = new FormData(event.currentTarget).get('current_password');
    await check(typeof password === 'string' ? password : '').finally(() => setBusy(false));
  }
  return (
    <form method="post" ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
      <ErrorNotice text={problem} />
      <PasswordField
        label="いまのパスワード"
        autoComplete="current-password"
        error={error}
        registration={{ name: 'current_password' }}
      />
      <Button type="submit" size="large" busy={busy} busyLabel="確認しています">
        確認する
      </Button>
    </form>
  );
}
