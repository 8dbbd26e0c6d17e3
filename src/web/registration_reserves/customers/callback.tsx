import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { withChoice } from '../../../domain/routing/reserve-choice.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { receiveLineAnswer } from '../../sign-in/line-callback.ts';
import { LineProblemScreen } from '../../sign-in/line-problem-screen.tsx';
import { storedChoice } from '../../sign-in/stored-choice.ts';

export const meta: MetaFunction = () => pageMeta({ title: 'LINEで登録して予約', noindex: true });

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return receiveLineAnswer(request, 'reserves', (kept) =>
    withChoice('/registration_reserves/customers/add', storedChoice(kept)),
  );
}

export default function RegistrationReservesCallback() {
  return <LineProblemScreen {...useLoaderData<typeof clientLoader>()} />;
}
