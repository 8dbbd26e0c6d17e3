import { Link } from 'react-router';
import { session } from '../session/browser-session.ts';
import { PasswordForm } from './password-form.tsx';

export function PasswordSignIn({ goTo }: { goTo: string }) {
  return (
    <div className="grid gap-5">
      <PasswordForm
        signIn={(...given) => session().signInWithPassword(...given)}
        goTo={goTo}
        label="メールアドレスでログイン"
        kind="plain"
      />
      <p>
        <Link to="/forget_password" className="text-link inline-flex min-h-11 items-center text-note">
          パスワードをお忘れの方
        </Link>
      </p>
    </div>
  );
}
