import { useState } from 'react';
import { useFlowForm } from '../../../flow/use-flow-form.ts';
import { PlanAndCard } from '../../../parts/billing/card/plan-and-card.tsx';
import { registrationFlow } from '../registration-flow.ts';
import { stepOfField, stepSchema } from '../registration-steps.ts';
import type { StepData } from './step-data.ts';
import { StepFrame } from './step-frame.tsx';

export function CardStep({ today, empty, plan_types, problem }: StepData) {
  const [schema] = useState(() => stepSchema('card', today));
  const step = useFlowForm(registrationFlow, {
    schema,
    defaults: empty,
    owns: (field) => stepOfField(field) === 'card',
  });
  return (
    <StepFrame step="card" title="プランとカード" lead="プランを選び、お支払いのカードを登録します。">
      <PlanAndCard flow={registrationFlow} step={step} plan_types={plan_types} returned={problem} />
    </StepFrame>
  );
}
