import { type MetaFunction, useLoaderData } from 'react-router';
import { SelectMypagePlanTypesEditDocument } from '../../../contract/operations/generated.ts';
import { formatDate } from '../../../domain/time-format.ts';
import { formatYen } from '../../../domain/yen.ts';
import { dataClient } from '../../data/browser-data.ts';
import { reading } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { planTypesFlow } from '../../parts/billing/plan-change/plan-flow.ts';
import { PlanForm } from '../../parts/billing/plan-change/plan-form.tsx';
import { choosingSteps, FlowPage } from '../_parts/frame/flow-page.tsx';
import { statusNotice } from '../_parts/frame/status-notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'プラン', noindex: true });

export const clientLoader = async () => dataClient().query(SelectMypagePlanTypesEditDocument, {});

export default function PlanTypesEdit() {
  const { customers, plan_types } = useLoaderData<typeof clientLoader>();
  const customer = customers[0];
  const notice = customer && statusNotice(customer);
  const current = customer?.plan_type;
  return (
    <FlowPage
      steps={choosingSteps}
      step={0}
      title="プランの変更"
      back={{ to: '/mypage/payments/list', label: 'お支払い' }}
    >
      {current && <CurrentPlan name={current.name} monthly_amount={current.monthly_amount} />}
      {notice ?? (
        <PlanForm
          flow={planTypesFlow}
          plan_types={plan_types}
          marked={{ plan_type_id: customer?.plan_type_id ?? null, word: '現在のプラン' }}
          chosen=""
        />
      )}
    </FlowPage>
  );
}

function CurrentPlan({ name, monthly_amount }: { name: string; monthly_amount: number }) {
  const { data } = useAnswer(reading('mypageCustomer', {}));
  const subscription = data?.subscription;
  return (
    <section className="mb-8 rounded-lg bg-cream px-5 py-4">
      <h2 className="text-note font-bold text-ink-soft">現在のプラン</h2>
      <p className="text-lead font-bold">
        {name}
        <span className="figures ml-2 text-body font-normal">月額{formatYen(monthly_amount)}</span>
      </p>
      {subscription?.period_end && subscription.status !== 'canceled' && (
        <p className="figures text-note text-ink-soft">
          {subscription.cancel_at_period_end
            ? `${formatDate(subscription.period_end)}に月額の契約が終わります`
            : `次のお支払い日 ${formatDate(subscription.period_end)}`}
        </p>
      )}
    </section>
  );
}
