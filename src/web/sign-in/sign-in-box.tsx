import { afterSignIn } from './after-sign-in.ts';
import { LineButton } from './line-button.tsx';
import { LineErrorNotice } from './line-error-notice.tsx';
import { OrLine } from './or-line.tsx';
import { PasswordSignIn } from './password-sign-in.tsx';

/** Both ways to sign in, LINE first: most parents registered with it, and it is one tap. */
export function SignInBox({ returnTo }: { returnTo: string | null }) {
  return (
    <div>
      <LineErrorNotice />
      <LineButton purpose="login" returnTo={returnTo}>
        LINEでログイン
      </LineButton>
      <OrLine />
      <PasswordSignIn goTo={afterSignIn(returnTo)} />
    </div>
  );
}
