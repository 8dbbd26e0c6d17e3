import { type ClientLoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { callFunction } from '../../data/browser-functions.ts';
import { drafts } from '../../flow/browser-flow.ts';
import { documentCookies } from '../../flow/draft-cookie.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { session } from '../../session/browser-session.ts';
import { takeLineAnswer } from '../../sign-in/line-answer.ts';
import { lineProblem } from '../../sign-in/line-problem.ts';
import { LineProblemPage } from '../../sign-in/line-problem-page.tsx';
import { lineMethodFlow } from '../../sign-in/login-method-flow.ts';

export const meta: MetaFunction = () => pageMeta({ title: 'LINEの登録', noindex: true });

/** Back from LINE with another account (SPEC §7 changeLineLoginAccount): sign in again with its custom token. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const answer = takeLineAnswer(new URL(request.url).searchParams, documentCookies);
  if (answer === null) return { problem: lineProblem(undefined) };
  const sent = await callFunction('changeLineLoginAccount', answer);
  // The identity check has expired: the form asks for it again, then sends the user to LINE again.
  if (sent.kind === 'refused' && sent.type === 'identity_unconfirmed') throw redirect('/mypage/login_methods/edit');
  if (sent.kind !== 'ok') return { problem: lineProblem(sent) };
  const { customToken } = sent.result;
  if (customToken !== undefined) await session().signInAgain(customToken);
  const draft = drafts().begin(lineMethodFlow, {});
  if (draft) drafts().finish(lineMethodFlow, draft, null);
  throw redirect(lineMethodFlow.done);
}

export default function LoginMethodsCallback() {
  const { problem } = useLoaderData<typeof clientLoader>();
  return <LineProblemPage problem={problem} purpose="change" backTo="/mypage/login_methods/edit" />;
}
