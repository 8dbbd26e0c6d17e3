import { type ReactNode, useState } from 'react';
import type { SelectStaffOffersData } from '../../../../contract/operations/generated.ts';
import { planCustomerType } from '../../../../domain/codes.ts';
import { isOpenRow } from '../../../../domain/settings/dated-rows.ts';
import { hasBegun } from '../../../../domain/settings/in-force.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import { formatDateWeekday, formatMonthDay } from '../../../../domain/time-format.ts';
import { History } from '../../../console/edit/history.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { YenAmount } from '../../../ui/yen.tsx';

export type ListedPlan = SelectStaffOffersData['plan_types'][number];
type PlanCardProps = {
  plan: ListedPlan;
  today: TokyoDate;
  /** From this day on a plan can still be changed. */
  open_from: TokyoDate;
  figure: { members: number; price_waiting: boolean } | undefined;
  onEdit: () => void;
  onTexts: () => void;
  onAsk: (what: 'remove' | 'withdraw') => void;
};

/** One plan with what can be done about it: all of it before its day, afterwards only its words and its end. */
export function PlanCard({ plan, today, open_from, figure, ...act }: PlanCardProps) {
  const [history, setHistory] = useState(false);
  const coming = isOpenRow(plan, open_from);
  const named = <span className="sr-only">({plan.name})</span>;
  const state = stateOf(plan, today, figure?.price_waiting ?? false);
  return (
    <li className="rounded-lg border border-line bg-white p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone={state.tone}>{state.word}</Badge>
        <h2 className="text-lead">{plan.name}</h2>
        {plan.customer_type !== planCustomerType.code.registration && <span className="text-note">法人のお客様</span>}
        <div className="ml-auto flex flex-wrap gap-2">
          {coming ? (
            <>
              <Button kind="plain" size="small" onClick={act.onEdit}>
                変更する{named}
              </Button>
              <Button kind="quiet" size="small" onClick={() => act.onAsk('remove')}>
                取り消す{named}
              </Button>
            </>
          ) : (
            <>
              <Button kind="plain" size="small" onClick={act.onTexts}>
                説明を変える{named}
              </Button>
              <Button kind="quiet" size="small" onClick={() => act.onAsk('withdraw')}>
                {plan.withdrawn_date ? '販売終了を見直す' : '販売を終える'}
                {named}
              </Button>
            </>
          )}
        </div>
      </div>
      <dl className="mt-3 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-4">
        <Fact label="月額">
          <YenAmount amount={plan.monthly_amount} />
        </Fact>
        <Fact label="保育料の割引(1時間)">
          <YenAmount amount={plan.childcare_discount_per_hour} />
        </Fact>
        <Fact label={!hasBegun(plan, today) ? '始まる日' : '始まった日'}>
          {formatDateWeekday(plan.adaptation_date)}
        </Fact>
        <Fact label="いまお持ちの方">{figure === undefined ? '—' : `${figure.members}人`}</Fact>
      </dl>
      <ul className="mt-3 list-disc pl-5 text-note">
        {plan.plan_type_summaries.map(({ content }) => (
          <li key={content}>{content}</li>
        ))}
      </ul>
      <details className="mt-2" onToggle={(event) => setHistory(event.currentTarget.open)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-note text-ink-soft">
          変更の記録を見る
        </summary>
        {history && <History table_name="plan_types" record_id={plan.id} />}
      </details>
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 border-b border-line py-1.5">
      <dt className="text-note text-ink-soft">{label}</dt>
      <dd className="figures text-right">{children}</dd>
    </div>
  );
}

function stateOf(plan: ListedPlan, today: TokyoDate, price_waiting: boolean): { word: string; tone: BadgeTone } {
  if (price_waiting) return { word: 'Stripeの価格を準備中', tone: 'ask' };
  if (!hasBegun(plan, today)) return { word: `${formatMonthDay(plan.adaptation_date)}から`, tone: 'ask' };
  if (plan.withdrawn_date && plan.withdrawn_date <= today) return { word: '販売終了', tone: 'no' };
  if (plan.withdrawn_date) return { word: `${formatMonthDay(plan.withdrawn_date)}に販売終了`, tone: 'ask' };
  return { word: '販売中', tone: 'trust' };
}
