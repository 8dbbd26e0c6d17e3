import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { pageRefusals } from '../../contract/page-errors.ts';
import type { session } from '../session/browser-session.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/text/password-field.tsx';

const noAnswer = '通信できませんでした。電波の状態をご確認のうえ、もう一度お試しください。';

type PasswordFormProps = {
  /** By the parents' door or by the staff's. */
  signIn: ReturnType<typeof session>['signInWithPassword'];
  goTo: string;
  label: string;
  kind?: 'primary' | 'plain';
};

type Errors = { email?: string | undefined; password?: string | undefined };

/**
 * Email and password. A wrong one never tells which of the two it was. With the page's own inputs and the rules loaded
 * when they are needed: most parents on this page press the LINE button.
 */
export function PasswordForm({ signIn, goTo, label, kind = 'primary' }: PasswordFormProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const focus = (name: string) => (form.current?.elements.namedItem(name) as HTMLInputElement | null)?.focus();

  async function submit(values: FormData): Promise<void> {
    const email = values.get('email');
    const password = values.get('password');
    const wrong = await wrongFields({ email, password });
    setErrors(wrong);
    setProblem(undefined);
    if (wrong.email || wrong.password) return focus(wrong.email ? 'email' : 'password');
    const signedIn = await signIn(email, password, ({ status, message }) =>
      setProblem(!status ? noAnswer : (message ?? pageRefusals.email_unknown)),
    );
    if (signedIn) await navigate(goTo, { replace: true });
    else focus('password');
  }
  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await submit(new FormData(event.currentTarget)).finally(() => setBusy(false));
  }
  return (
    <form method="post" ref={form} onSubmit={onSubmit} noValidate className="grid gap-5">
      <ErrorNotice text={problem} />
      <TextField
        label="メールアドレス"
        required
        unmarked
        type="email"
        inputMode="email"
        autoComplete="username"
        name="email"
        error={errors.email}
      />
      <PasswordField
        label="パスワード"
        unmarked
        autoComplete="current-password"
        error={errors.password}
        registration={{ name: 'password' }}
      />
      <Button type="submit" kind={kind} size="large" busy={busy} busyLabel="確認しています">
        {label}
      </Button>
    </form>
  );
}

/** The contract's words about each field. If the rules do not come (offline, a new release), the server alone judges. */
async function wrongFields(values: { email: unknown; password: unknown }): Promise<Errors> {
  const contract = await import('../../contract/forms.ts').catch(() => null);
  const issues = contract?.signInForm.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}
