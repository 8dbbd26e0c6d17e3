import { type MetaFunction, useLoaderData } from 'react-router';
import { requireFinished } from '../../flow/browser-flow.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { planTypesFlow } from '../../parts/billing/plan-change/plan-flow.ts';
import { planStartText } from '../../parts/billing/plan-change/plan-quote.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DonePage } from '../_parts/frame/done-page.tsx';
import { choosingSteps } from '../_parts/frame/flow-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'プランを変更しました', noindex: true });

export const clientLoader = async () => ({
  changed: requireFinished(planTypesFlow, planTypesFlow.form),
});

export default function PlanTypesDone() {
  const { changed } = useLoaderData<typeof clientLoader>();
  const later = changed.kind === 'lower' || changed.kind === 'stop';
  return (
    <DonePage
      glad
      steps={choosingSteps}
      title={later ? 'プランの変更を承りました' : 'プランを変更しました'}
      next={{ to: '/mypage/plan_types/edit', label: 'プランを確認する' }}
    >
      <Notice kind="done" title={changed.kind === 'undo' ? undefined : `${changed.plan_name}プラン`}>
        {planStartText(changed)}
      </Notice>
    </DonePage>
  );
}
