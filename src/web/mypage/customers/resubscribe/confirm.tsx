import { type MetaFunction, useLoaderData } from 'react-router';
import { planForm } from '../../../../contract/forms.ts';
import { SelectMypageCustomersResubscribeDocument } from '../../../../contract/operations/generated.ts';
import { dataClient } from '../../../data/browser-data.ts';
import { requireDraft } from '../../../flow/browser-flow.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { chosenPlan } from '../../../parts/billing/plan-change/chosen-plan.ts';
import { PlanConfirm } from '../../../parts/billing/plan-change/plan-confirm.tsx';
import { resubscribeFlow } from '../../../parts/billing/plan-change/plan-flow.ts';
import { choosingSteps, FlowPage } from '../../_parts/frame/flow-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '再入会の確認', noindex: true });

export async function clientLoader() {
  const draft = requireDraft(resubscribeFlow, planForm);
  const { plan_types } = await dataClient().query(SelectMypageCustomersResubscribeDocument, {});
  return { draft, plan: chosenPlan(resubscribeFlow, draft, plan_types) };
}

export default function ResubscribeConfirm() {
  const { draft, plan } = useLoaderData<typeof clientLoader>();
  return (
    <FlowPage steps={choosingSteps} step={1} title="再入会の確認">
      <PlanConfirm
        flow={resubscribeFlow}
        draft={draft}
        plan={plan}
        send="resubscribeCustomer"
        label="再入会する"
        busyLabel="お手続きをしています"
      />
    </FlowPage>
  );
}
