import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { emailPasswordForm } from '../../contract/forms.ts';
import { callFunction } from '../data/browser-functions.ts';
import { EmailField } from '../person-fields/email-field.tsx';
import { session } from '../session/browser-session.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { LineButton } from './line-button.tsx';
import { OrLine } from './or-line.tsx';
import { PasswordField } from './password-field.tsx';

const failed = '登録できませんでした。少し時間をおいて、もう一度お試しください。';

/** Where a family goes on once it can sign in: plan and card, then address (variant B). */
export const afterFamilyLink = '/registration_reserves/payment_methods/add';

/** LINE, or an address with a password; then on to plan and card. */
export function FamilyLinkSignUp({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, formState, setError, setValue } = useForm<z.input<typeof emailPasswordForm>>({
    defaultValues: { email, password: '' },
    resolver: zodResolver(emailPasswordForm),
  });
  const { errors, isSubmitting } = formState;
  const onSubmit = handleSubmit(async (typed) => {
    setProblem(undefined);
    const answer = await callFunction('signUpByFamilyLink', { token, ...typed });
    if (answer.kind === 'ok') {
      const signedIn = await session().signInWithCustomToken(answer.result.customToken);
      return signedIn ? navigate(afterFamilyLink) : setProblem(failed);
    }
    if (answer.kind !== 'refused') return setProblem(failed);
    const field = { email_taken: 'email', password_weak: 'password' }[answer.type] as 'email' | 'password' | undefined;
    if (field) setError(field, { message: answer.msg }, { shouldFocus: true });
    else setProblem(answer.msg);
  });
  return (
    <>
      <LineButton purpose="family" returnTo={`/family_links/${token}`}>
        LINEで続ける
      </LineButton>
      <OrLine />
      <form noValidate className="grid gap-5" onSubmit={(event) => void onSubmit(event)}>
        {problem && (
          <Notice kind="error" live>
            {problem}
          </Notice>
        )}
        <EmailField
          hint="予約のお知らせが届きます。"
          autoComplete="email"
          error={errors.email?.message}
          registration={register('email')}
          take={(address) => setValue('email', address, { shouldValidate: true })}
        />
        <PasswordField
          label="パスワード"
          hint="8〜64文字"
          autoComplete="new-password"
          error={errors.password?.message}
          registration={register('password')}
        />
        <Button type="submit" kind="plain" size="large" busy={isSubmitting} busyLabel="登録しています">
          メールアドレスで続ける
        </Button>
      </form>
    </>
  );
}
