import { type MetaFunction, useSearchParams } from 'react-router';
import { safeReturnTo } from '../../domain/routing/return-to.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { session } from '../session/browser-session.ts';
import { PasswordForm } from '../sign-in/password-form.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'スタッフログイン', noindex: true });

export default function StaffLogin() {
  const [search] = useSearchParams();
  const wanted = safeReturnTo(search.get('return_to'));
  const goTo = wanted?.startsWith('/staff') ? wanted : '/staff/today';
  return (
    <div className="mx-auto w-full max-w-md px-4 py-10 md:py-20">
      <h1 className="text-h1">スタッフログイン</h1>
      <p className="mt-2 mb-8 text-ink-soft">園のスタッフ用の画面です。</p>
      <PasswordForm signIn={(...given) => session().signInStaff(...given)} goTo={goTo} label="ログイン" />
      <p className="mt-8 text-note text-ink-soft">ログインできないときは、園長または本部に連絡してください。</p>
    </div>
  );
}
