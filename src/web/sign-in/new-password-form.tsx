import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { newPasswordForm } from '../../contract/forms.ts';
import { checkedBySchema } from '../form/checked-by.ts';
import { checkPasswordReset, confirmPasswordReset } from '../session/mailed-links.ts';
import { Button } from '../ui/button.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/text/password-field.tsx';

export type LinkOutcome = 'done' | 'used' | 'expired';

type NewPasswordFormProps = { token: string; label: string; onOutcome: (outcome: LinkOutcome) => void };

/** The only field on the page of a mailed link. Reports to the page whether the link worked, was used or has expired. */
export function NewPasswordForm({ token, label, onOutcome }: NewPasswordFormProps) {
  const [failed, setFailed] = useState(false);
  const { register, handleSubmit, formState, setError } = useForm<z.input<typeof newPasswordForm>>({
    defaultValues: { password: '' },
    resolver: checkedBySchema(newPasswordForm),
  });
  const { errors, isSubmitting } = formState;
  const onSubmit = handleSubmit(async ({ password }) => {
    setFailed(false);
    const changed = await confirmPasswordReset(token, password, async ({ status, message }) => {
      if (status === 422) setError('password', { message: message ?? '' }, { shouldFocus: true });
      else if (status !== 400) setFailed(true);
      else onOutcome((await checkPasswordReset(token)) === 'used' ? 'used' : 'expired');
    });
    if (changed) onOutcome('done');
  });
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-5">
      <ErrorNotice text={failed && '変更できませんでした。少し時間をおいて、もう一度お試しください。'} />
      <PasswordField
        label="新しいパスワード"
        hint="8〜64文字"
        autoComplete="new-password"
        error={errors.password?.message}
        registration={register('password')}
      />
      <Button type="submit" size="large" busy={isSubmitting} busyLabel="変更しています">
        {label}
      </Button>
    </form>
  );
}
