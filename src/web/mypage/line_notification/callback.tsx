import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pageMeta } from '../../layout/page-meta.ts';
import { LineProblemPage } from '../../sign-in/line-problem-page.tsx';
import { receiveLineLink } from '../../sign-in/receive-line-link.ts';

export const meta: MetaFunction = () => pageMeta({ title: 'LINEのお知らせ', noindex: true });

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => receiveLineLink(request, 'notification');

export default function LineNotificationCallback() {
  const { problem } = useLoaderData<typeof clientLoader>();
  return <LineProblemPage problem={problem} purpose="notification" backTo="/mypage/top" />;
}
