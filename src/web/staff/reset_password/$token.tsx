import { useState } from 'react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData, useParams } from 'react-router';
import { pageMeta } from '../../layout/page-meta.ts';
import { checkPasswordReset } from '../../session/mailed-links.ts';
import { type LinkOutcome, NewPasswordForm } from '../../sign-in/new-password-form.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'パスワードを決める', noindex: true });

/** The page of a mailed link: an invitation (72 hours) or a forgotten password (an hour). It works once. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return { link: await checkPasswordReset(params.token ?? '') };
}

export default function StaffResetPassword() {
  const { link } = useLoaderData<typeof clientLoader>();
  const { token = '' } = useParams();
  const [outcome, setOutcome] = useState<LinkOutcome | undefined>(
    link === 'used' || link === 'expired' ? link : undefined,
  );
  if (outcome === 'done') {
    return (
      <PageColumn>
        <PageHeading>パスワードを決めました</PageHeading>
        <p>新しいパスワードでログインしてください。</p>
        <div className="mt-8">
          <LinkButton to="/staff/login">ログインする</LinkButton>
        </div>
      </PageColumn>
    );
  }
  if (outcome) return <Unusable used={outcome === 'used'} />;
  return (
    <PageColumn>
      <PageHeading lead="8文字以上で、ほかのサービスと違うものをおすすめします。">
        {link === 'first' ? 'ようこそ。パスワードを決めてください' : '新しいパスワードを決める'}
      </PageHeading>
      <NewPasswordForm token={token} label="パスワードを決める" onOutcome={setOutcome} />
    </PageColumn>
  );
}

function Unusable({ used }: { used: boolean }) {
  return (
    <PageColumn>
      <PageHeading>{used ? 'このリンクは、すでに使われています' : 'このリンクは期限が切れています'}</PageHeading>
      <p>
        {used
          ? 'パスワードを決めた方は、そのままログインしてください。新しい招待メールが届いているときは、新しいほうのリンクを開いてください。'
          : '招待のリンクは72時間、パスワードの再設定のリンクは1時間有効です。招待は本部に再送を依頼し、再設定はもう一度メールをお送りください。'}
      </p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <LinkButton to="/staff/login">ログインページへ</LinkButton>
        <LinkButton to="/staff/forget_password" kind="plain">
          再設定のメールを送る
        </LinkButton>
      </div>
    </PageColumn>
  );
}
