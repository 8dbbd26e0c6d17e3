import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { withChoice } from '../../../domain/routing/reserve-choice.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { receiveLineAnswer } from '../../sign-in/line-callback.ts';
import { LineProblemScreen } from '../../sign-in/line-problem-screen.tsx';
import { storedChoice } from '../../sign-in/stored-choice.ts';

export const meta: MetaFunction = () => pageMeta({ title: 'LINEで新規登録', noindex: true });

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return receiveLineAnswer(request, 'register', (kept) =>
    withChoice('/registration/customers/add', storedChoice(kept)),
  );
}

export default function RegistrationCallback() {
  return <LineProblemScreen {...useLoaderData<typeof clientLoader>()} />;
}
