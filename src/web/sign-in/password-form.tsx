import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { refusals } from '../../contract/errors.ts';
import { signInForm } from '../../contract/forms.ts';
import type { session } from '../session/browser-session.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from './password-field.tsx';

const noAnswer = '通信できませんでした。電波の状態をご確認のうえ、もう一度お試しください。';

type PasswordFormProps = {
  /** By the parents' door or by the staff's. */
  signIn: ReturnType<typeof session>['signInWithPassword'];
  goTo: string;
  label: string;
  kind?: 'primary' | 'plain';
};

/** Email and password. A wrong one never tells which of the two it was. */
export function PasswordForm({ signIn, goTo, label, kind = 'primary' }: PasswordFormProps) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, formState, setFocus } = useForm<z.input<typeof signInForm>>({
    defaultValues: { email: '', password: '' },
    resolver: zodResolver(signInForm),
  });
  const { errors, isSubmitting } = formState;
  const onSubmit = handleSubmit(async ({ email, password }) => {
    setProblem(undefined);
    const signedIn = await signIn(email, password, ({ status, message }) =>
      setProblem(status === 0 ? noAnswer : (message ?? refusals.email_unknown)),
    );
    if (signedIn) await navigate(goTo, { replace: true });
    else setFocus('password');
  });
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      {problem && (
        <Notice kind="error" live>
          {problem}
        </Notice>
      )}
      <TextField
        label="メールアドレス"
        required
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="パスワード"
        autoComplete="current-password"
        error={errors.password?.message}
        registration={register('password')}
      />
      <Button type="submit" kind={kind} size="large" busy={isSubmitting} busyLabel="確認しています">
        {label}
      </Button>
    </form>
  );
}
