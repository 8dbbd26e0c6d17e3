import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pageMeta } from '../../layout/page-meta.ts';
import { LineStopPage } from '../../sign-in/line-stop-page.tsx';
import { receiveLineLink } from '../../sign-in/receive-line-link.ts';

export const meta: MetaFunction = () => pageMeta({ title: 'LINEのお知らせ', noindex: true });

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => receiveLineLink(request, 'notification');

export default function LineNotificationCallback() {
  const { problem } = useLoaderData<typeof clientLoader>();
  return <LineStopPage problem={problem} purpose="notification" backTo="/mypage/top" />;
}
