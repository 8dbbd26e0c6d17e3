import { type MetaFunction, useLoaderData } from 'react-router';
import { SelectMypageCustomersResubscribeDocument } from '../../../contract/operations/generated.ts';
import { customerStatus } from '../../../domain/codes.ts';
import { dataClient } from '../../data/browser-data.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { CardOnFile } from '../../parts/billing/card/card-on-file.tsx';
import { resubscribeFlow } from '../../parts/billing/plan-change/plan-flow.ts';
import { PlanForm } from '../../parts/billing/plan-change/plan-form.tsx';
import { choosingSteps, FlowPage } from '../_parts/frame/flow-page.tsx';
import { StaleNotice } from '../_parts/frame/stale-notice.tsx';
import { statusNotice } from '../_parts/frame/status-notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '再入会', noindex: true });

export const clientLoader = async () => dataClient().query(SelectMypageCustomersResubscribeDocument, {});

export default function Resubscribe() {
  const { customers, plan_types } = useLoaderData<typeof clientLoader>();
  const customer = customers[0];
  const hasLeft = customer?.status === customerStatus.code.withdrawn;
  return (
    <FlowPage
      steps={choosingSteps}
      step={0}
      title="再入会"
      lead={hasLeft && 'プランを選ぶと、またすぐにご予約いただけます。お子さまの情報や履歴は、そのまま残っています。'}
      back={{ to: '/mypage/top', label: 'マイページ' }}
    >
      {customer?.stopped_flag ? (
        statusNotice(customer)
      ) : hasLeft ? (
        <>
          <section className="mb-8 rounded-lg bg-cream px-5 py-4">
            <h2 className="text-note font-bold text-ink-soft">お支払いに使うカード</h2>
            <p className="font-bold">
              <CardOnFile />
            </p>
          </section>
          <PlanForm
            flow={resubscribeFlow}
            plan_types={plan_types}
            marked={{ plan_type_id: customer.plan_type_id, word: '前のプラン' }}
            chosen={String(customer.plan_type_id ?? '')}
          />
        </>
      ) : (
        <StaleNotice>退会されていないため、再入会のお手続きはいりません。</StaleNotice>
      )}
    </FlowPage>
  );
}
