import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { refusals } from '../../contract/errors.ts';
import { signInForm } from '../../contract/forms.ts';
import { safeReturnTo } from '../../domain/return-to.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { session } from '../session/browser-session.ts';
import { PasswordField } from '../sign-in/password-field.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'スタッフログイン', noindex: true });

const noAnswer = '通信できませんでした。電波を確認して、もう一度お試しください。';

export default function StaffLogin() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, formState, setFocus } = useForm<z.input<typeof signInForm>>({
    defaultValues: { email: '', password: '' },
    resolver: zodResolver(signInForm),
  });
  const { errors, isSubmitting } = formState;
  const wanted = safeReturnTo(search.get('return_to'));
  const goTo = wanted?.startsWith('/staff') ? wanted : '/staff/today';
  const onSubmit = handleSubmit(async ({ email, password }) => {
    setProblem(undefined);
    const signedIn = await session().signInStaff(email, password, ({ status, message }) =>
      setProblem(status === 0 ? noAnswer : (message ?? refusals.email_unknown)),
    );
    if (signedIn) await navigate(goTo, { replace: true });
    else setFocus('password');
  });
  return (
    <div className="mx-auto w-full max-w-md px-4 py-10 md:py-20">
      <h1 className="text-h1">スタッフログイン</h1>
      <p className="mt-2 mb-8 text-ink-soft">園のスタッフ用の画面です。</p>
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
        <Button type="submit" size="large" busy={isSubmitting} busyLabel="確認しています">
          ログイン
        </Button>
      </form>
      <p className="mt-8 text-note text-ink-soft">ログインできないときは、園長または本部に連絡してください。</p>
    </div>
  );
}
