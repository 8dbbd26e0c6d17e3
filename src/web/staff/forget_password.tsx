import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type MetaFunction, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { forgetPasswordForm } from '../../contract/forms.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { requestPasswordReset } from '../session/mailed-links.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'スタッフのパスワードの再設定', noindex: true });

export default function StaffForgetPassword() {
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState<string>();
  const [failed, setFailed] = useState(false);
  const { register, handleSubmit, formState } = useForm<z.input<typeof forgetPasswordForm>>({
    defaultValues: { email: search.get('email') ?? '' },
    resolver: zodResolver(forgetPasswordForm),
  });
  const onSubmit = handleSubmit(async ({ email }) => {
    setFailed(false);
    if (await requestPasswordReset(email)) setSentTo(email);
    else setFailed(true);
  });
  if (sentTo !== undefined) return <Sent to={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <PageColumn>
      <PageHeading lead="スタッフ用に登録されているメールアドレスに、新しいパスワードを決めるためのリンクをお送りします。">
        パスワードをお忘れの方
      </PageHeading>
      <form method="post" onSubmit={onSubmit} noValidate className="grid gap-5">
        <ErrorNotice text={failed && '送信できませんでした。少し時間をおいて、もう一度お試しください。'} />
        <TextField
          label="メールアドレス"
          required
          unmarked
          type="email"
          inputMode="email"
          autoComplete="username"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" size="large" busy={formState.isSubmitting} busyLabel="送信しています">
          リンクを送る
        </Button>
      </form>
    </PageColumn>
  );
}

function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  return (
    <PageColumn>
      <PageHeading>メールをご確認ください</PageHeading>
      <p>
        <strong className="break-all">{to}</strong>
        が登録されている場合、パスワードを決め直すためのメールが届きます。リンクは1時間有効です。
      </p>
      <p className="mt-4 text-note text-ink-soft">
        届かないときは、迷惑メールのフォルダーとアドレスの間違いをご確認ください。それでも届かないときは、園長または本部に連絡してください。
      </p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <LinkButton to="/staff/login">ログインページへ</LinkButton>
        <Button kind="plain" onClick={onAgain}>
          もう一度送る
        </Button>
      </div>
    </PageColumn>
  );
}
