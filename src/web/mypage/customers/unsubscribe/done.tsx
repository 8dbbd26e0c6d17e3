import { type MetaFunction, useLoaderData } from 'react-router';
import { formatDate } from '../../../../domain/time-format.ts';
import { useServerToday } from '../../../data/server-clock.ts';
import { finishedResult } from '../../../flow/browser-flow.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { DonePage } from '../../_parts/frame/done-page.tsx';
import { askingSteps } from '../../_parts/frame/flow-page.tsx';
import { unsubscribeFlow } from '../../_parts/leave/leave-flow.ts';

export const meta: MetaFunction = () => pageMeta({ title: '退会しました', noindex: true });

export const clientLoader = async () => ({
  left: finishedResult(unsubscribeFlow),
});

export default function UnsubscribeDone() {
  const today = useServerToday();
  const { left } = useLoaderData<typeof clientLoader>();
  // Who left after a failed payment has no paid days left.
  const daysLeft = left !== undefined && left.expiry_date >= today;
  return (
    <DonePage
      steps={askingSteps}
      title="退会のお手続きが完了しました"
      lead={
        daysLeft
          ? `これまでご利用いただき、ありがとうございました。${formatDate(left.expiry_date)}までは、引き続きご利用いただけます。`
          : 'これまでご利用いただき、ありがとうございました。'
      }
      next={{ to: '/mypage/customers/resubscribe', label: '再入会について' }}
    />
  );
}
