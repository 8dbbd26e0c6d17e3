import { type MetaFunction, useSearchParams } from 'react-router';
import { safeReturnTo } from '../../domain/return-to.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { SignInBox } from '../sign-in/sign-in-box.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ログイン', noindex: true });

export default function Login() {
  const [search] = useSearchParams();
  return (
    <PageColumn>
      <PageHeading>ログイン</PageHeading>
      <SignInBox returnTo={safeReturnTo(search.get('return_to'))} />
      <section className="mt-8 border-t border-line pt-6">
        <h2 className="text-lead">はじめての方</h2>
        <p className="mt-1 text-note text-ink-soft">登録は5分ほどで終わります。事前の面談はいりません。</p>
        <LinkButton to="/registration/customers" kind="plain" className="mt-3 w-full sm:w-auto">
          新規登録へ
        </LinkButton>
      </section>
    </PageColumn>
  );
}
