import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, type MetaFunction, useNavigate } from 'react-router';
import type { z } from 'zod';
import { forgetPasswordForm } from '../../contract/forms.ts';
import { checkedBySchema } from '../form/checked-by.ts';
import { SchemaForm, useField } from '../form/schema-form.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { requestPasswordReset } from '../session/mailed-links.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'パスワードの再設定', noindex: true });

export default function ForgetPassword() {
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const form = useForm<z.input<typeof forgetPasswordForm>>({
    defaultValues: { email: '' },
    resolver: checkedBySchema(forgetPasswordForm),
  });
  const onSubmit = form.handleSubmit(async ({ email }) => {
    setFailed(false);
    if (await requestPasswordReset(email)) await navigate('/forget_password/done', { state: { email } });
    else setFailed(true);
  });
  return (
    <PageColumn>
      <PageHeading lead="ご登録のメールアドレスに、新しいパスワードを決めるためのリンクをお送りします。">
        パスワードをお忘れの方
      </PageHeading>
      <SchemaForm form={form} schema={forgetPasswordForm} onSubmit={onSubmit} className="grid gap-5">
        <ErrorNotice text={failed && '送信できませんでした。少し時間をおいて、もう一度お試しください。'} />
        <Address />
        <Button type="submit" size="large" busy={form.formState.isSubmitting} busyLabel="送信しています">
          リンクを送る
        </Button>
      </SchemaForm>
      <p className="mt-6 text-note text-ink-soft">
        LINEで登録された方は、パスワードなしで
        <Link to="/login" className="text-link whitespace-nowrap">
          LINEでログイン
        </Link>
        できます。
      </p>
    </PageColumn>
  );
}

function Address() {
  return <TextField unmarked type="email" inputMode="email" autoComplete="username" {...useField('email')} />;
}
