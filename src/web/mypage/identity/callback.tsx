import { type ClientLoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { safeReturnTo } from '../../../domain/routing/return-to.ts';
import { callFunction } from '../../data/browser-functions.ts';
import { documentCookies } from '../../flow/draft-cookie.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { takeLineAnswer } from '../../sign-in/line-answer.ts';
import { rememberedIntent } from '../../sign-in/line-login-intent.ts';
import { lineProblem } from '../../sign-in/line-problem.ts';
import { LineProblemPage } from '../../sign-in/line-problem-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ご本人の確認', noindex: true });

const start = '/mypage/login_methods/edit';

/** Back from LINE with a fresh sign-in (confirmIdentity): on to the page that asked for it. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const backTo = safeReturnTo(rememberedIntent('confirm').returnTo) ?? start;
  const answer = takeLineAnswer(new URL(request.url).searchParams, documentCookies);
  if (answer === null) return { problem: lineProblem(undefined), backTo };
  const sent = await callFunction('confirmIdentity', answer);
  if (sent.kind !== 'ok') return { problem: lineProblem(sent), backTo };
  const { return_to } = sent.result;
  throw redirect(safeReturnTo(return_to) ?? start);
}

export default function IdentityCallback() {
  const { problem, backTo } = useLoaderData<typeof clientLoader>();
  return (
    <LineProblemPage
      title="ご本人の確認ができませんでした"
      problem={problem}
      purpose="confirm"
      backTo={backTo}
      returnTo={backTo}
    />
  );
}
