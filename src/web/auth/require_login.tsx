import { type MetaFunction, useSearchParams } from 'react-router';
import { choiceOfReturnTo } from '../../domain/routing/reserve-choice.ts';
import { safeReturnTo } from '../../domain/routing/return-to.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { SignInBox } from '../sign-in/sign-in-box.tsx';
import { registrationPath } from '../sign-in/stored-choice.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ログインが必要です', noindex: true });

/** Where the guard leads (SPEC §4): sign in, and go on to the page that was wanted. */
export default function RequireLogin() {
  const [search] = useSearchParams();
  const returnTo = safeReturnTo(search.get('return_to'));
  const choice = choiceOfReturnTo(returnTo);
  const wantsReserve = returnTo?.startsWith('/mypage/reserves') ?? false;
  return (
    <PageColumn>
      <PageHeading lead="ログインすると、ご覧になろうとしたページへそのまま進みます。入力中の内容は、この端末に残っています。">
        ログインをお願いします
      </PageHeading>
      <SignInBox returnTo={returnTo} />
      <section className="mt-8 border-t border-line pt-6">
        <h2 className="text-lead">登録がまだの方</h2>
        <p className="mt-1 text-note text-ink-soft">
          {wantsReserve ? '登録と予約を、いっしょに進められます。' : '登録は5分ほどで終わります。'}
        </p>
        <LinkButton
          to={choice || !wantsReserve ? registrationPath(choice) : '/registration_reserves/customers'}
          kind="plain"
          className="mt-3 w-full sm:w-auto"
        >
          新規登録へ
        </LinkButton>
      </section>
    </PageColumn>
  );
}
