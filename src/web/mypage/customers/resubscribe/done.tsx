import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../../layout/page-meta.ts';
import { DonePage } from '../../_parts/frame/done-page.tsx';
import { choosingSteps } from '../../_parts/frame/flow-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '再入会しました', noindex: true });

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
