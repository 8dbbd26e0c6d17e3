import { type MetaFunction, useLoaderData } from 'react-router';
import { planForm } from '../../../../contract/forms.ts';
import { SelectMypagePlanTypesEditDocument } from '../../../../contract/operations/generated.ts';
import { dataClient } from '../../../data/browser-data.ts';
import { requireDraft } from '../../../flow/browser-flow.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { chosenPlan } from '../../../parts/billing/plan-change/chosen-plan.ts';
import { PlanConfirm } from '../../../parts/billing/plan-change/plan-confirm.tsx';
import { planTypesFlow } from '../../../parts/billing/plan-change/plan-flow.ts';
import { choosingSteps, FlowPage } from '../../_parts/frame/flow-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'プラン変更の確認', noindex: true });

export async function clientLoader() {
  const draft = requireDraft(planTypesFlow, planForm);
  const { plan_types } = await dataClient().query(SelectMypagePlanTypesEditDocument, {});
  return { draft, plan: chosenPlan(planTypesFlow, draft, plan_types) };
}

export default function PlanTypesEditConfirm() {
  const { draft, plan } = useLoaderData<typeof clientLoader>();
  return (
    <FlowPage steps={choosingSteps} step={1} title="プラン変更の確認">
      <PlanConfirm
        flow={planTypesFlow}
        draft={draft}
        plan={plan}
        send="editPlanTypeCustomer"
        label="プランを変更する"
        busyLabel="変更しています"
      />
    </FlowPage>
  );
}
