import { ChoiceCards } from '../../../form/choice-cards.tsx';
import { YenAmount } from '../../../ui/yen.tsx';

export type PlanType = {
  readonly id: number;
  readonly name: string;
  readonly monthly_amount: number;
  readonly childcare_discount_per_hour: number;
  readonly plan_type_summaries: readonly { readonly content: string }[];
};

/** The registration plans (customer_type 1) with their monthly price and what they bring. */
export function PlanChoice({ plan_types }: { plan_types: readonly PlanType[] }) {
  return (
    <ChoiceCards
      name="plan_type_id"
      hint="あとからいつでも変更できます。"
      options={plan_types.map((plan) => ({
        key: String(plan.id),
        label: (
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            {plan.name}
            <span>
              <span className="text-note font-normal text-ink-soft">月額</span>{' '}
              <YenAmount amount={plan.monthly_amount} className="text-lead" />
            </span>
          </span>
        ),
        note: plan.plan_type_summaries.map(({ content }) => (
          <span key={content} className="block">
            {content}
          </span>
        )),
      }))}
    />
  );
}
