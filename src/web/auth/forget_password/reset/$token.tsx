import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type MetaFunction, useParams } from 'react-router';
import type { z } from 'zod';
import { newPasswordForm } from '../../../../contract/forms.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { session } from '../../../session/browser-session.ts';
import { PasswordField } from '../../../sign-in/password-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageColumn, PageHeading } from '../../../ui/page-heading.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '新しいパスワード', noindex: true });

type Outcome = 'done' | 'expired' | 'failed';

/** The page of the mailed link: it works once, for an hour. */
export default function ResetPassword() {
  const { token = '' } = useParams();
  const [outcome, setOutcome] = useState<Outcome>();
  if (outcome === 'done') return <Done />;
  if (outcome === 'expired') return <Expired />;
  return <NewPassword token={token} failed={outcome === 'failed'} onOutcome={setOutcome} />;
}

type NewPasswordProps = { token: string; failed: boolean; onOutcome: (outcome: Outcome) => void };

function NewPassword({ token, failed, onOutcome }: NewPasswordProps) {
  const { register, handleSubmit, formState } = useForm<z.input<typeof newPasswordForm>>({
    defaultValues: { password: '', password_confirmation: '' },
    resolver: zodResolver(newPasswordForm),
  });
  const { errors, isSubmitting } = formState;
  const onSubmit = handleSubmit(async ({ password }) => {
    const changed = await session().confirmPasswordReset(token, password, ({ status }) =>
      onOutcome(status === 400 ? 'expired' : 'failed'),
    );
    if (changed) onOutcome('done');
  });
  return (
    <PageColumn>
      <PageHeading lead="8文字以上で、ほかのサービスと違うものをおすすめします。">新しいパスワードを決める</PageHeading>
      <form onSubmit={onSubmit} noValidate className="grid gap-5">
        {failed && (
          <Notice kind="error" live>
            変更できませんでした。少し時間をおいて、もう一度お試しください。
          </Notice>
        )}
        <PasswordField
          label="新しいパスワード"
          hint="8〜64文字"
          autoComplete="new-password"
          error={errors.password?.message}
          registration={register('password')}
        />
        <PasswordField
          label="新しいパスワード(確認)"
          autoComplete="new-password"
          error={errors.password_confirmation?.message}
          registration={register('password_confirmation')}
        />
        <Button type="submit" size="large" busy={isSubmitting} busyLabel="変更しています">
          パスワードを変更する
        </Button>
      </form>
    </PageColumn>
  );
}

function Done() {
  return (
    <PageColumn>
      <PageHeading>パスワードを変更しました</PageHeading>
      <p>安全のため、ほかの端末ではログアウトしました。新しいパスワードでログインしてください。</p>
      <div className="mt-8">
        <LinkButton to="/login">ログインする</LinkButton>
      </div>
    </PageColumn>
  );
}

function Expired() {
  return (
    <PageColumn>
      <PageHeading>このリンクは使えません</PageHeading>
      <p>リンクの有効期限(1時間)が切れたか、すでに使われています。お手数ですが、もう一度メールをお送りください。</p>
      <div className="mt-8">
        <LinkButton to="/forget_password">もう一度メールを送る</LinkButton>
      </div>
    </PageColumn>
  );
}
