import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { withQuery } from '../../../domain/route-path.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { receiveLineAnswer } from '../../sign-in/line-callback.ts';
import { LineStopScreen } from '../../sign-in/line-stop-screen.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'LINEで登録して予約', noindex: true });

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return receiveLineAnswer(request, 'reserves', ({ branch }) =>
    withQuery('/registration_reserves/customers/add', { branch }),
  );
}

export default function RegistrationReservesCallback() {
  return <LineStopScreen {...useLoaderData<typeof clientLoader>()} />;
}
