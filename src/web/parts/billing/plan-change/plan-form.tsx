import { planForm } from '../../../../contract/forms.ts';
import type { Flow } from '../../../flow/flow.ts';
import { useFlowForm } from '../../../flow/use-flow-form.ts';
import { SchemaForm } from '../../../form/schema-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { PlanChoice, type PlanType } from '../../membership/plan/plan-choice.tsx';
import type { PlanValues } from './plan-flow.ts';

type PlanFormProps = {
  flow: Flow<PlanValues>;
  plan_types: readonly PlanType[];
  /** The plan one has or had; it says so. */
  marked: { plan_type_id: number | null; word: string };
  chosen: string;
};

/** Choose one of the plans; what it costs now is on the next page. */
export function PlanForm({ flow, plan_types, marked, chosen }: PlanFormProps) {
  const step = useFlowForm(flow, { schema: planForm, defaults: { plan_type_id: chosen } });
  const named = plan_types.map((plan) =>
    plan.id === marked.plan_type_id ? { ...plan, name: `${plan.name}(${marked.word})` } : plan,
  );
  return (
    <SchemaForm {...step} className="grid gap-6">
      <PlanChoice plan_types={named} />
      <p className="text-note text-ink-soft">
        いつから変わるか、今日いくら請求されるかは、次の画面でご確認いただけます。
      </p>
      <Button type="submit" size="large">
        確認へ進む
      </Button>
    </SchemaForm>
  );
}
