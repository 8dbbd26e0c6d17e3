import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import type { z } from 'zod';
import { emailPasswordForm } from '../../contract/forms.ts';
import { callFunction } from '../data/browser-functions.ts';
import type { FunctionFailure } from '../data/call-function.ts';
import { checkedBySchema } from '../form/checked-by.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { session } from '../session/browser-session.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { NewAccountFields } from './new-account-fields.tsx';
import { sendEmailPassword } from './send-email-password.ts';

type Problem = { text: string; known?: boolean; field?: 'password' };

const failed = 'アカウントを作れませんでした。少し時間をおいて、もう一度お試しください。';
const taken = 'このメールアドレスは、すでに登録されています。';

/** SPEC §7: checkAuthEmailExist, emailSignup, then signed in with the custom token. `goTo` gets the address for its form; `loginTo` is for anyone who has an account. */
export function EmailSignUp({ goTo, loginTo = '/login' }: { goTo: string; loginTo?: string }) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Problem>();
  const form = useForm<z.input<typeof emailPasswordForm>>({
    defaultValues: { email: '', password: '' },
    resolver: checkedBySchema(emailPasswordForm),
  });
  const onSubmit = form.handleSubmit(async ({ email, password }) => {
    setProblem(undefined);
    const outcome = await signUp(email, password);
    if (outcome === null) await navigate(goTo, { state: { email } });
    else if (outcome.field) form.setError(outcome.field, { message: outcome.text }, { shouldFocus: true });
    else setProblem(outcome);
  });
  return (
    <SchemaForm form={form} schema={emailPasswordForm} onSubmit={onSubmit} className="grid gap-5">
      {problem && (
        <Notice
          kind={problem.known ? 'warning' : 'error'}
          live
          action={
            problem.known && (
              <p className="flex flex-wrap gap-x-5 text-note">
                <Link to={loginTo} className="text-link inline-flex min-h-11 items-center font-bold">
                  ログインする
                </Link>
                <Link to="/forget_password" className="text-link inline-flex min-h-11 items-center">
                  パスワードをお忘れの方
                </Link>
              </p>
            )
          }
        >
          {problem.text}
        </Notice>
      )}
      <NewAccountFields />
      <Button
        type="submit"
        kind="plain"
        size="large"
        busy={form.formState.isSubmitting}
        busyLabel="アカウントを作っています"
      >
        メールアドレスで登録する
      </Button>
    </SchemaForm>
  );
}

/** null: signed in. */
async function signUp(email: unknown, password: unknown): Promise<Problem | null> {
  // SPEC §5: without two texts the server is not even asked whether the address is known.
  if (typeof email !== 'string' || typeof password !== 'string') return { text: failed };
  const check = await callFunction('checkAuthEmailExist', { email });
  if (check.kind !== 'ok') return problemOf(check);
  if (check.result.exist) return { text: taken, known: true };
  const account = await sendEmailPassword('emailSignup', { email, password });
  if (account === false) return { text: failed };
  if (account.kind !== 'ok') return problemOf(account);
  const { customToken } = account.result;
  const signedIn = customToken !== undefined && (await session().signInWithCustomToken(customToken));
  return signedIn ? null : { text: failed };
}

function problemOf(failure: FunctionFailure): Problem {
  if (failure.kind !== 'refused') return { text: failed };
  if (failure.type === 'email_taken') return { text: taken, known: true };
  return { text: failure.msg, ...(failure.type === 'password_weak' ? { field: 'password' as const } : {}) };
}
