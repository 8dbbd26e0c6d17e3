import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pageMeta } from '../../layout/page-meta.ts';
import { afterSignIn } from '../../sign-in/after-sign-in.ts';
import { receiveLineAnswer } from '../../sign-in/line-callback.ts';
import { LineProblemScreen } from '../../sign-in/line-problem-screen.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'LINEでログイン', noindex: true });

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return receiveLineAnswer(request, 'login', ({ return_to }) => afterSignIn(return_to));
}

export default function LoginCallback() {
  return <LineProblemScreen {...useLoaderData<typeof clientLoader>()} />;
}
