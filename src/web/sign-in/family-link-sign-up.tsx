import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { emailPasswordForm } from '../../contract/forms.ts';
import { callFunction } from '../data/browser-functions.ts';
import { checkedBySchema } from '../form/checked-by.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { session } from '../session/browser-session.ts';
import { Button } from '../ui/button.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { LineButton } from './line-button.tsx';
import { NewAccountFields } from './new-account-fields.tsx';
import { OrLine } from './or-line.tsx';

const failed = '登録できませんでした。少し時間をおいて、もう一度お試しください。';

/** Where a family goes on once it can sign in: plan and card, then address (variant B). */
export const afterFamilyLink = '/registration_reserves/payment_methods/add';

/** LINE, or an address with a password; then on to plan and card. */
export function FamilyLinkSignUp({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const form = useForm<z.input<typeof emailPasswordForm>>({
    defaultValues: { email, password: '' },
    resolver: checkedBySchema(emailPasswordForm),
  });
  const onSubmit = form.handleSubmit(async (typed) => {
    setProblem(undefined);
    const answer = await callFunction('signUpByFamilyLink', { token, ...typed });
    if (answer.kind === 'ok') {
      const signedIn = await session().signInWithCustomToken(answer.result.customToken);
      return signedIn ? navigate(afterFamilyLink) : setProblem(failed);
    }
    if (answer.kind !== 'refused') return setProblem(failed);
    const field = { email_taken: 'email', password_weak: 'password' }[answer.type] as 'email' | 'password' | undefined;
    if (field) form.setError(field, { message: answer.msg }, { shouldFocus: true });
    else setProblem(answer.msg);
  });
  return (
    <>
      <LineButton purpose="family" returnTo={`/family_links/${token}`}>
        LINEで続ける
      </LineButton>
      <OrLine />
      <SchemaForm
        form={form}
        schema={emailPasswordForm}
        onSubmit={(event) => void onSubmit(event)}
        className="grid gap-5"
      >
        <ErrorNotice text={problem} />
        <NewAccountFields />
        <Button type="submit" kind="plain" size="large" busy={form.formState.isSubmitting} busyLabel="登録しています">
          メールアドレスで続ける
        </Button>
      </SchemaForm>
    </>
  );
}
