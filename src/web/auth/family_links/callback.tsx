import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pageMeta } from '../../layout/page-meta.ts';
import { afterFamilyLink } from '../../sign-in/family-link-sign-up.tsx';
import { receiveLineAnswer } from '../../sign-in/line-callback.ts';
import { LineProblemScreen } from '../../sign-in/line-problem-screen.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'LINEで登録を続ける', noindex: true });

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return receiveLineAnswer(request, 'family', () => afterFamilyLink);
}

export default function FamilyLinkCallback() {
  return <LineProblemScreen {...useLoaderData<typeof clientLoader>()} />;
}
