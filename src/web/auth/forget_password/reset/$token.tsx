import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData, useParams } from 'react-router';
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

type Outcome = 'done' | 'used' | 'expired' | 'failed';

/** The page of the mailed link: it works once, for an hour. What has become of it is said before anything is typed. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return { link: await session().checkPasswordReset(params.token ?? '') };
}

export default function ResetPassword() {
  const { link } = useLoaderData<typeof clientLoader>();
  const { token = '' } = useParams();
  const [outcome, setOutcome] = useState<Outcome | undefined>(link === 'used' || link === 'expired' ? link : undefined);
  if (outcome === 'done') return <Done />;
  if (outcome === 'used' || outcome === 'expired') return <Unusable used={outcome === 'used'} />;
  return <NewPassword token={token} failed={outcome === 'failed'} onOutcome={setOutcome} />;
}

type NewPasswordProps = { token: string; failed: boolean; onOutcome: (outcome: Outcome | undefined) => void };

function NewPassword({ token, failed, onOutcome }: NewPasswordProps) {
  const { register, handleSubmit, formState, setError } = useForm<z.input<typeof newPasswordForm>>({
    defaultValues: { password: '' },
    resolver: zodResolver(newPasswordForm),
  });
  const { errors, isSubmitting } = formState;
  const onSubmit = handleSubmit(async ({ password }) => {
    onOutcome(undefined);
    const changed = await session().confirmPasswordReset(token, password, async ({ status, message }) => {
      if (status === 422) setError('password', { message: message ?? '' }, { shouldFocus: true });
      else if (status !== 400) onOutcome('failed');
      else onOutcome((await session().checkPasswordReset(token)) === 'used' ? 'used' : 'expired');
    });
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

function Unusable({ used }: { used: boolean }) {
  return (
    <PageColumn>
      <PageHeading>{used ? 'このリンクは、すでに使われています' : 'このリンクは期限が切れています'}</PageHeading>
      <p>
        {used
          ? 'パスワードは変更済みです。新しいパスワードでログインしてください。心当たりがないときや、もう一度変えたいときは、メールを送り直してください。'
          : 'リンクが使えるのは、メールが届いてから1時間です。お手数ですが、もう一度メールをお送りください。'}
      </p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        {used && <LinkButton to="/login">ログインする</LinkButton>}
        <LinkButton to="/forget_password" kind={used ? 'plain' : 'primary'}>
          もう一度メールを送る
        </LinkButton>
      </div>
    </PageColumn>
  );
}
