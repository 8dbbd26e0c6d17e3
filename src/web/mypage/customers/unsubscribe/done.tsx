import { type MetaFunction, redirect, useLoaderData } from 'react-router';
import { SelectMypageLeaveGuideDocument } from '../../../../contract/operations/generated.ts';
import { customerStatus } from '../../../../domain/codes.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { dataClient } from '../../../data/browser-data.ts';
import { useServerToday } from '../../../data/server-clock.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { DonePage } from '../../_parts/frame/done-page.tsx';
import { askingSteps } from '../../_parts/frame/flow-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '退会しました', noindex: true });

export async function clientLoader() {
  const { customers } = await dataClient().query(SelectMypageLeaveGuideDocument, {});
  const [left] = customers;
  if (left?.status !== customerStatus.code.withdrawn) throw redirect('/mypage/top');
  return { expiry_date: left.expiry_date };
}

export default function UnsubscribeDone() {
  const today = useServerToday();
  const { expiry_date } = useLoaderData<typeof clientLoader>();
  // Who left after a failed payment has no paid days left.
  const daysLeft = expiry_date !== null && expiry_date >= today;
  return (
    <DonePage
      steps={askingSteps}
      title="退会のお手続きが完了しました"
      lead={
        daysLeft
          ? `これまでご利用いただき、ありがとうございました。${formatDate(expiry_date)}までは、引き続きご利用いただけます。`
          : 'これまでご利用いただき、ありがとうございました。'
      }
      next={{ to: '/mypage/customers/resubscribe', label: '再入会について' }}
    />
  );
}
