import type { UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import type { Flow } from '../../../flow/flow.ts';
import { FormSection } from '../../../form/form-section.tsx';
import { SchemaForm } from '../../../form/schema-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { PlanChoice, type PlanType } from '../../membership/plan/plan-choice.tsx';
import { FirstCardSection } from './first-card-section.tsx';
import { useCardForm } from './use-card-form.ts';

type CardValues = { setup_intent_id: string };
type PlanAndCardProps<Values extends CardValues> = {
  flow: Flow<Values>;
  step: { form: UseFormReturn<Values>; schema: ZodType };
  plan_types: readonly PlanType[];
  /** What Stripe said when it sent the parent back here. */
  returned: string | undefined;
};

/** The end of both ways of registering: the plan, the first card, and on to the confirm page. */
export function PlanAndCard<Values extends CardValues>({ flow, step, plan_types, returned }: PlanAndCardProps<Values>) {
  const { onSubmit, confirm, problem, busy } = useCardForm(flow, step.form, { returned });
  const card = step.form as unknown as UseFormReturn<CardValues>;
  return (
    <SchemaForm {...step} onSubmit={onSubmit}>
      <FormSection title="プラン">
        <PlanChoice plan_types={plan_types} />
      </FormSection>
      <FirstCardSection
        confirmed={card.watch('setup_intent_id') !== ''}
        onAnother={() => card.setValue('setup_intent_id', '')}
        confirm={confirm}
        problem={problem}
      />
      <Button type="submit" size="large" className="w-full" busy={busy} busyLabel="カードを確認しています">
        確認画面へ進む
      </Button>
    </SchemaForm>
  );
}
