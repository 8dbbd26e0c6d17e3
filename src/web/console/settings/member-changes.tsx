import { Link } from 'react-router';
import type { RuleTable } from '../../../domain/settings/catalogue.ts';
import { formatYen } from '../../../domain/yen.ts';
import type { RulePreview } from './rule-values.ts';

/** Whose plan changes by this, plan by plan and by name. */
export function MemberChanges({ table, preview }: { table: RuleTable; preview: RulePreview }) {
  const { plans, changed_members, changed_names } = preview;
  const members = plans.reduce((sum, plan) => sum + plan.members, 0);
  return (
    <section>
      <h3 className="mb-2 text-lead">会員のプランへの影響</h3>
      {changed_members === 0 ? (
        <p>
          {table === 'plan_types'
            ? `いまの会員${members}人のプラン、月額、割引は変わりません。新しいプランは、選んだ方にだけ使われます。`
            : `いまの会員${members}人の、プランの内容と1時間の保育料は変わりません。`}
        </p>
      ) : (
        <>
          <p className="mb-2">
            会員{members}人のうち<strong>{changed_members}人</strong>の、1時間の保育料が変わります。月額は変わりません。
          </p>
          <ul className="divide-y divide-line border-y border-line">
            {plans.map((plan) => (
              <li key={plan.plan_type_id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
                <span>
                  {plan.name} <span className="text-note text-ink-soft">{plan.members}人</span>
                </span>
                <span className="figures">
                  {plan.hour_before === null ? 'なし' : formatYen(plan.hour_before)}
                  {plan.changed && (
                    <>
                      <span className="mx-2 text-ink-soft" aria-hidden="true">
                        →
                      </span>
                      <span className="sr-only">から</span>
                      <strong>{plan.hour_after === null ? 'なし' : formatYen(plan.hour_after)}</strong>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
          <details className="mt-3">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-note font-bold">
              お名前を見る({changed_names.length}人
              {changed_members > changed_names.length && `、ほか${changed_members - changed_names.length}人`})
            </summary>
            <ul className="mt-1 grid gap-x-6 text-note sm:grid-cols-2 md:grid-cols-3">
              {changed_names.map(({ customer_id, name, plan_name }) => (
                <li key={customer_id}>
                  <Link to={`/staff/customers/${customer_id}`} className="text-link inline-flex min-h-11 items-center">
                    {name}
                  </Link>{' '}
                  <span className="text-ink-soft">{plan_name}</span>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </section>
  );
}
