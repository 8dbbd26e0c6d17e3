import { type MetaFunction, useSearchParams } from 'react-router';
import { choiceOfReturnTo } from '../../domain/routing/reserve-choice.ts';
import { safeReturnTo } from '../../domain/routing/return-to.ts';
import { pageMeta, publicUrlOf } from '../layout/page-meta.ts';
import { useCompany } from '../layout/use-company.ts';
import { SignInBox } from '../sign-in/sign-in-box.tsx';
import { registrationPath } from '../sign-in/stored-choice.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';

/** Indexed by search engines, so the canonical path has no return_to. */
export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'ログイン',
    description:
      'LINEまたはメールアドレスでログインし、予約・変更・キャンセルができます。はじめての方の登録もこちらから。',
    path: '/login',
    publicUrl: publicUrlOf(matches),
  });

export default function Login() {
  const [search] = useSearchParams();
  const interviewFree = useCompany()?.claims.interviewFree;
  const returnTo = safeReturnTo(search.get('return_to'));
  return (
    <PageColumn>
      <PageHeading>ログイン</PageHeading>
      <SignInBox returnTo={returnTo} />
      <section className="mt-8 border-t border-line pt-6">
        <h2 className="text-lead">はじめての方</h2>
        <p className="mt-1 text-note text-ink-soft">
          登録は5分ほどで終わります。{interviewFree && '事前の面談はいりません。'}
        </p>
        <LinkButton to={registrationPath(choiceOfReturnTo(returnTo))} kind="plain" className="mt-3 w-full sm:w-auto">
          新規登録へ
        </LinkButton>
      </section>
    </PageColumn>
  );
}
