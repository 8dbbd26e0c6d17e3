import type { UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import type { Flow } from '../../../flow/flow.ts';
import { FormSection } from '../../../form/form-section.tsx';
import { SchemaForm } from '../../../form/schema-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { ReceiptPart } from '../../../ui/receipt.tsx';
import { PlanChoice, type PlanType } from '../../membership/plan/plan-choice.tsx';
import { planRows } from '../../membership/plan/plan-terms.tsx';
import { FirstCardSection } from './first-card-section.tsx';
import { useCardForm } from './use-card-form.ts';

type CardValues = { setup_intent_id: string; plan_type_id: unknown };
type PlanAndCardProps<Values extends CardValues> = {
  flow: Flow<Values>;
  step: { form: UseFormReturn<Values>; schema: ZodType };
  plan_types: readonly PlanType[];
  /** What Stripe said when it sent the parent back here. */
  returned: string | undefined;
  /** The confirm page asks for nothing more than this page shows: a plan without a price is agreed to here. */
  agreesHere?: boolean;
};

/** The end of both ways of registering: the plan, the first card, and on to the confirm page. */
export function PlanAndCard<Values extends CardValues>(props: PlanAndCardProps<Values>) {
  const { flow, step, plan_types, returned, agreesHere = false } = props;
  const card = step.form as unknown as UseFormReturn<CardValues>;
  const plan = plan_types.find(({ id }) => String(id) === String(card.watch('plan_type_id')));
  const isLast = agreesHere && plan?.monthly_amount === 0;
  const { onSubmit, confirm, problem, busy } = useCardForm(flow, step.form, { returned, isAgreed: () => isLast });
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
      {isLast && plan && (
        <ReceiptPart title="登録する内容" rows={planRows({ ...plan, charge_flag: false })}>
          <p className="text-note">押すとカードが登録されます。いま請求される金額はありません。</p>
        </ReceiptPart>
      )}
      <Button type="submit" size="large" className="w-full" busy={busy} busyLabel="カードを確認しています">
        {isLast ? '登録する' : '確認画面へ進む'}
      </Button>
    </SchemaForm>
  );
}
