import { Link } from 'react-router';
import { withReturnTo } from '../../../sign-in/after-sign-in.ts';
import { EmailSignUp } from '../../../sign-in/email-sign-up.tsx';
import { LineButton } from '../../../sign-in/line-button.tsx';
import { LineErrorNotice } from '../../../sign-in/line-error-notice.tsx';
import { OrLine } from '../../../sign-in/or-line.tsx';

/** An account of one's own comes first; both ways lead back to the invitation. */
export function WaysIn({ path }: { path: string }) {
  return (
    <section aria-labelledby="ways-in">
      <h2 id="ways-in" className="mb-1 text-lead">
        ご自身のログイン方法を決める
      </h2>
      <p className="mb-4 text-note text-ink-soft">お知らせも、こちらに届きます。次に、お名前などをうかがいます。</p>
      <LineErrorNotice />
      <LineButton purpose="register" returnTo={path}>
        LINEで進む
      </LineButton>
      <OrLine />
      <EmailSignUp goTo={path} loginTo={withReturnTo('/login', path)} />
      <p className="mt-4">
        <Link to={withReturnTo('/login', path)} className="text-link inline-flex min-h-11 items-center text-note">
          すでにアカウントをお持ちの方
        </Link>
      </p>
    </section>
  );
}
