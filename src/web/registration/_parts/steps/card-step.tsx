import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { FirstCardSection } from '../../../card/first-card-section.tsx';
import { useCardForm } from '../../../card/use-card-form.ts';
import { useFlowForm } from '../../../flow/use-flow-form.ts';
import { FormSection } from '../../../person-fields/form-section.tsx';
import { PlanChoice } from '../../../plan/plan-choice.tsx';
import { Button } from '../../../ui/button.tsx';
import { registrationFlow } from '../registration-flow.ts';
import { stepOfField, stepSchema } from '../registration-steps.ts';
import type { StepData } from './step-data.ts';
import { StepFrame } from './step-frame.tsx';

export function CardStep({ today, empty, plan_types, problem: returned }: StepData) {
  const [schema] = useState(() => stepSchema('card', today));
  const { form } = useFlowForm(registrationFlow, {
    schema,
    defaults: empty,
    owns: (field) => stepOfField(field) === 'card',
  });
  const { onSubmit, confirm, problem, busy } = useCardForm(registrationFlow, form, { returned });
  return (
    <StepFrame step="card" title="プランとカード" lead="プランを選び、お支払いのカードを登録します。">
      <FormProvider {...form}>
        <form onSubmit={onSubmit} noValidate>
          <FormSection title="プラン">
            <PlanChoice plan_types={plan_types} />
          </FormSection>
          <FirstCardSection
            confirmed={form.watch('setup_intent_id') !== ''}
            onAnother={() => form.setValue('setup_intent_id', '')}
            confirm={confirm}
            problem={problem}
          />
          <Button type="submit" size="large" className="w-full" busy={busy} busyLabel="カードを確認しています">
            確認画面へ進む
          </Button>
        </form>
      </FormProvider>
    </StepFrame>
  );
}
