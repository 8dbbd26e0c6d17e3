import type { SelectHomeData } from '../../../../contract/operations/generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import { Section } from '../section.tsx';

type Unit = SelectHomeData['unit_prices'][number];
type Plan = SelectHomeData['plan_types'][number];

/** The price of an hour, plan by plan, and what may come on top. */
export function FeesAtAGlance({ unit, plans }: { unit: Unit; plans: readonly Plan[] }) {
  const additions = [
    { label: '0歳のお子さま', amount: unit.zero_year_old, per: '1時間' },
    { label: '早朝・夜間', amount: unit.after_business, per: '1時間' },
    { label: '日曜・祝日', amount: unit.holiday, per: '1時間' },
    { label: '当日のご予約', amount: unit.current_day, per: 'お子さま1人' },
    { label: '食事', amount: unit.meal_support, per: '1食' },
  ];
  return (
    <Section title="料金" lead="すべて税込です。使った時間の分だけ、お支払いいただきます。">
      <div className="grid gap-8 lg:grid-cols-[1.3fr_1fr] lg:gap-12">
        <PlanTable unit={unit} plans={plans} />
        <div>
          <h3 className="text-body font-bold">あてはまるときに加わる料金</h3>
          <dl className="mt-2 border-t border-line">
            {additions.map(({ label, amount, per }) => (
              <div key={label} className="flex justify-between gap-4 border-b border-line py-2 text-note">
                <dt>{label}</dt>
                <dd>
                  {per} <YenAmount amount={amount} className="font-bold" />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <LinkButton to="/user_guide#simulator" kind="plain">
          料金を試算する
        </LinkButton>
        <LinkButton to="/user_guide" kind="quiet">
          料金をくわしく見る
        </LinkButton>
      </div>
    </Section>
  );
}

function PlanTable({ unit, plans }: { unit: Unit; plans: readonly Plan[] }) {
  return (
    <table className="w-full border-collapse self-start">
      <caption className="sr-only">プランごとの料金</caption>
      <thead>
        <tr className="text-note text-ink-soft">
          <th scope="col" className="border-b border-edge py-2 text-left font-normal">
            プラン
          </th>
          <th scope="col" className="border-b border-edge py-2 text-right font-normal">
            月額
          </th>
          <th scope="col" className="border-b border-edge py-2 text-right font-normal">
            保育料(1時間)
          </th>
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.id} className="border-b border-line">
            <th scope="row" className="py-3.5 text-left font-bold">
              {plan.name}
            </th>
            <td className="py-3.5 text-right">
              <YenAmount amount={plan.monthly_amount} />
            </td>
            <td className="py-3.5 text-right font-bold">
              <YenAmount amount={Math.max(0, unit.childcare - plan.childcare_discount_per_hour)} className="text-h3" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
