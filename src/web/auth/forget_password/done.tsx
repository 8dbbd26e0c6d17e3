import { type MetaFunction, Navigate, useLocation } from 'react-router';
import { pageMeta } from '../../layout/page-meta.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'メールをお送りしました', noindex: true });

/** The same words whether the address is known or not: the page must not tell who is a customer. */
export default function ForgetPasswordDone() {
  const { state } = useLocation();
  const email: unknown = state?.email;
  // Opened by its address: nothing was sent.
  if (typeof email !== 'string') return <Navigate to="/forget_password" replace />;
  return (
    <PageColumn>
      <PageHeading>メールをご確認ください</PageHeading>
      <p>
        <strong className="break-all">{email}</strong>
        が登録されている場合、パスワードを再設定するためのメールが届きます。リンクは1時間有効です。
      </p>
      <section className="mt-6 rounded-lg bg-cream px-5 py-4">
        <h2 className="text-lead">届かないとき</h2>
        <ul className="mt-1 list-disc pl-5 text-note">
          <li>迷惑メールのフォルダーをご確認ください。</li>
          <li>メールアドレスに間違いがないか、もう一度ご確認ください。</li>
          <li>LINEで登録された方は、パスワードなしでログインできます。</li>
        </ul>
      </section>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <LinkButton to="/login">ログインページへ</LinkButton>
        <LinkButton to="/forget_password" kind="plain">
          もう一度送る
        </LinkButton>
      </div>
    </PageColumn>
  );
}
