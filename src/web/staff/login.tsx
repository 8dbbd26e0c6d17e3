import { useState } from 'react';
import { Link, type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import { safeReturnTo } from '../../domain/routing/return-to.ts';
import { RecoveryCodes } from '../console/account/recovery-codes.tsx';
import { SecondStepForm } from '../console/account/second-step-form.tsx';
import { LockScreen } from '../console/tablet/lock-screen.tsx';
import { forgetPassword, holdPassword } from '../console/tablet/typed-password.ts';
import { useLockScreen } from '../console/tablet/use-lock-screen.ts';
import { pageMeta } from '../layout/page-meta.ts';
import type { session } from '../session/browser-session.ts';
import type { SecondStep } from '../session/second-step.ts';
import { signInStaff } from '../session/staff-session.ts';
import { PasswordForm } from '../sign-in/password-form.tsx';
import { Button } from '../ui/button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'スタッフログイン', noindex: true });

export default function StaffLogin() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wanted = safeReturnTo(search.get('return_to'));
  const goTo = wanted?.startsWith('/staff') ? wanted : '/staff';
  const [step, setStep] = useState<SecondStep>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const enter = () => void navigate(goTo, { replace: true });
  const signIn: ReturnType<typeof session>['signInWithPassword'] = async (email, password, onFailure) => {
    // On a registered tablet it also opens the roll of the day, where there is no connection.
    if (screen && typeof password === 'string') holdPassword(password);
    let asked = false;
    const signedIn = await signInStaff(email, password, onFailure, (next) => {
      asked = true;
      setStep(next);
    });
    if (!signedIn && !asked) forgetPassword();
    return signedIn;
  };
  const byPassword = search.get('by') === 'password';
  const [byTile, setByTile] = useState(!byPassword);
  const { screen, reload } = useLockScreen();

  if (codes.length > 0) {
    return (
      <Column title="復旧コード">
        <RecoveryCodes codes={codes} />
        <Button size="large" className="mt-6 w-full" onClick={enter}>
          控えました。スタッフ画面へ
        </Button>
      </Column>
    );
  }
  if (step) {
    return (
      <Column title={step.kind === 'set_up' ? '2段階認証の設定' : '2段階認証'}>
        <SecondStepForm
          step={step}
          onPassed={(given) => (given.length > 0 ? setCodes(given) : enter())}
          onRestart={() => {
            forgetPassword();
            setStep(undefined);
          }}
        />
      </Column>
    );
  }
  // Nothing jumps: the form waits for the short word whether this is a registered tablet.
  if (screen === undefined && byTile) return <div className="min-h-dvh" aria-busy="true" />;
  if (screen && byTile) {
    return (
      <LockScreen
        state={screen}
        onIn={() => {
          forgetPassword();
          enter();
        }}
        onPassword={() => setByTile(false)}
        onRefused={() => void reload()}
      />
    );
  }
  return (
    <Column title="スタッフログイン">
      <p className="-mt-6 mb-8 text-ink-soft">園のスタッフ用の画面です。</p>
      <PasswordForm signIn={signIn} goTo={goTo} label="ログイン" />
      <OtherWays onTiles={screen && (() => setByTile(true))} />
    </Column>
  );
}

/** By tile and PIN on a registered tablet; and for whoever cannot come in. */
function OtherWays({ onTiles }: { onTiles: (() => void) | null | undefined }) {
  return (
    <>
      {onTiles && (
        <p className="mt-4">
          <button type="button" onClick={onTiles} className="text-link inline-flex min-h-11 items-center">
            名前を選んでPINで入る
          </button>
        </p>
      )}
      <p className="mt-4">
        <Link to="/staff/forget_password" className="text-link inline-flex min-h-11 items-center text-note">
          パスワードをお忘れの方
        </Link>
      </p>
      <p className="mt-4 text-note text-ink-soft">
        そのほかの理由でログインできないときは、園長または本部に連絡してください。
      </p>
    </>
  );
}

function Column({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-md px-4 py-10 md:py-20">
      <h1 className="mb-8 text-h1">{title}</h1>
      {children}
    </div>
  );
}
