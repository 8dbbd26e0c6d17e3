import { useState } from 'react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData, useParams } from 'react-router';
import { pageMeta } from '../../../layout/page-meta.ts';
import { checkPasswordReset } from '../../../session/mailed-links.ts';
import { type LinkOutcome, NewPasswordForm } from '../../../sign-in/new-password-form.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../../../ui/page-heading.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '新しいパスワード', noindex: true });

/** The page of the mailed link: it works once, for an hour. What has become of it is said before anything is typed. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return { link: await checkPasswordReset(params.token ?? '') };
}

export default function ResetPassword() {
  const { link } = useLoaderData<typeof clientLoader>();
  const { token = '' } = useParams();
  const [outcome, setOutcome] = useState<LinkOutcome | undefined>(
    link === 'used' || link === 'expired' ? link : undefined,
  );
  if (outcome === 'done') return <Done />;
  if (outcome === 'used' || outcome === 'expired') return <Unusable used={outcome === 'used'} />;
  return <NewPassword token={token} onOutcome={setOutcome} />;
}

function NewPassword({ token, onOutcome }: { token: string; onOutcome: (outcome: LinkOutcome) => void }) {
  return (
    <PageColumn>
      <PageHeading lead="8文字以上で、ほかのサービスと違うものをおすすめします。">新しいパスワードを決める</PageHeading>
      <NewPasswordForm token={token} label="パスワードを変更する" onOutcome={onOutcome} />
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
