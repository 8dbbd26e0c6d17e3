import { type MetaFunction, redirect } from 'react-router';
import { SelectMypageLeaveGuideDocument } from '../../../../contract/operations/generated.ts';
import { customerStatus } from '../../../../domain/codes.ts';
import { dataClient } from '../../../data/browser-data.ts';
import { requireFinished } from '../../../flow/browser-flow.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { resubscribeFlow } from '../../../parts/billing/plan-change/plan-flow.ts';
import { DonePage } from '../../_parts/frame/done-page.tsx';
import { choosingSteps } from '../../_parts/frame/flow-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '再入会しました', noindex: true });

export async function clientLoader() {
  requireFinished(resubscribeFlow, '/mypage/top');
  const { customers } = await dataClient().query(SelectMypageLeaveGuideDocument, {});
  // Left again since.
  if (customers[0]?.status === customerStatus.code.withdrawn) throw redirect('/mypage/top');
  return null;
}

export default function ResubscribeDone() {
  return (
    <DonePage
      glad
      steps={choosingSteps}
      title="再入会のお手続きが完了しました"
      lead="またお会いできてうれしいです。今日から、ご予約いただけます。"
      next={{ to: '/mypage/reserves_today/select_branches', label: '今日の空きを見る' }}
    />
  );
}
