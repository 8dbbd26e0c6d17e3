import type { SelectUserGuideData } from '../../../../contract/operations/generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import { GuideSection } from './guide-section.tsx';

type Plan = SelectUserGuideData['plan_types'][number];

export function Plans({ plans, childcare }: { plans: readonly Plan[]; childcare: number }) {
  return (
    <GuideSection
      id="plans"
      title="プラン"
      lead="お使いになる時間に合わせてお選びください。あとから、いつでも変更できます。"
    >
      <ul className="grid gap-4 lg:grid-cols-3 lg:gap-6">
        {plans.map((plan) => (
          <li key={plan.id} className="rounded-lg border border-line bg-white px-5 py-5">
            <h3 className="text-h3">{plan.name}</h3>
            <p className="mt-1">
              月額 <YenAmount amount={plan.monthly_amount} className="text-h3 font-bold" />
            </p>
            <p className="mt-3 border-t border-line pt-3">
              保育料 1時間{' '}
              <YenAmount
                amount={Math.max(0, childcare - plan.childcare_discount_per_hour)}
                className="text-h2 font-bold text-trust"
              />
            </p>
            <ul className="mt-2 grid list-disc gap-1 pl-5 text-note text-ink-soft">
              {plan.plan_type_summaries.map(({ content }) => (
                <li key={content}>{content}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <LinkButton to="/registration/customers">プランを選んで登録する</LinkButton>
      </div>
    </GuideSection>
  );
}
