import { useField } from '../person-fields/text/use-field.ts';
import { ChoiceCard, ChoiceGroup } from '../ui/choice-card.tsx';
import { YenAmount } from '../ui/yen.tsx';

export type PlanType = {
  readonly id: number;
  readonly name: string;
  readonly monthly_amount: number;
  readonly childcare_discount_per_hour: number;
  readonly plan_type_summaries: readonly { readonly content: string }[];
};

/** The registration plans (customer_type 1) with their monthly price and what they bring. */
export function PlanChoice({ plan_types }: { plan_types: readonly PlanType[] }) {
  const { error, ...registration } = useField('plan_type_id');
  return (
    <ChoiceGroup legend="プラン" hint="あとからいつでも変えられます。" required error={error}>
      {plan_types.map((plan) => (
        <ChoiceCard
          key={plan.id}
          type="radio"
          value={String(plan.id)}
          title={
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              {plan.name}
              <span>
                <span className="text-note font-normal text-ink-soft">月額</span>{' '}
                <YenAmount amount={plan.monthly_amount} className="text-lead" />
              </span>
            </span>
          }
          note={plan.plan_type_summaries.map(({ content }) => (
            <span key={content} className="block">
              {content}
            </span>
          ))}
          {...registration}
        />
      ))}
    </ChoiceGroup>
  );
}
