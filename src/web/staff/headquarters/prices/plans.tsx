import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { SelectStaffOffersDocument } from '../../../../contract/operations/generated.ts';
import { addDays } from '../../../../domain/time.ts';
import { RemoveDialog } from '../../../console/edit/remove-dialog.tsx';
import { HeadquartersPage } from '../../../console/headquarters-page.tsx';
import { nextMonth } from '../../../console/settings/dated-rows-page.tsx';
import { PricesNav } from '../../../console/settings/prices-nav.tsx';
import { RuleEditor } from '../../../console/settings/rule-editor.tsx';
import { WithdrawDialog } from '../../../console/settings/withdraw-dialog.tsx';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import { operation, reading } from '../../../data/question.ts';
import { useServerToday } from '../../../data/server-clock.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { type ListedPlan, PlanCard } from '../../../parts/membership/headquarters/plan-card.tsx';
import { PlanTextsForm } from '../../../parts/membership/headquarters/plan-texts-form.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'プラン', noindex: true });

/** Plans for sale, coming and withdrawn. Amounts of a plan never change: a new plan takes its place for new members. */
export default function Plans() {
  const [search, setSearch] = useSearchParams();
  const [edit, texts] = [search.get('edit'), search.get('texts')];
  const [asked, setAsked] = useState<{ what: 'remove' | 'withdraw'; plan: ListedPlan } | null>(null);
  const today = useServerToday();
  const offers = useAnswer(operation(SelectStaffOffersDocument, {}));
  const figures = useAnswer(reading('headquartersPlanFigures', {}));
  const leave = () => setAsked(null);
  const close = () => {
    leave();
    setSearch({}, { replace: true });
    void offers.reload();
    void figures.reload();
  };
  const figureOf = (plan: ListedPlan) => figures.data?.plans.find(({ plan_type_id }) => plan_type_id === plan.id);
  return (
    <HeadquartersPage
      title="プラン"
      lead="月額と割引は、始まったら変えられません。変えたいときは新しいプランを追加し、いまのプランの販売を終えます。お持ちの方はそのまま使えます。"
      aside={
        edit === null &&
        texts === null && (
          <LinkButton to="?edit=new" size="small">
            <Plus className="size-5" aria-hidden="true" />
            新しいプランを追加する
          </LinkButton>
        )
      }
    >
      <PricesNav />
      <LiveLoaded query={offers}>
        {({ plan_types }) => {
          const edited = plan_types.find(({ id }) => String(id) === edit);
          const described = plan_types.find(({ id }) => String(id) === texts);
          if (described) return <PlanTextsForm key={described.version} plan={described} onDone={close} />;
          if (edit === 'new' || edited) {
            const first = plan_types.length === 0 ? today : (figures.data?.first_day ?? nextMonth(today));
            return (
              <PlanEditor
                key={`${edit} ${edited?.version}`}
                plan={edited}
                sequence={plan_types.length + 1}
                firstDate={first}
                onDone={close}
              />
            );
          }
          if (plan_types.length === 0) {
            return <EmptyState title="まだプランがありません">月額0円のプランから始められます。</EmptyState>;
          }
          return (
            <ul className="grid gap-4">
              {plan_types.map((plan) => (
                <PlanCard
                  key={plan.id}
                  plan={plan}
                  today={today}
                  open_from={figures.data?.open_from ?? addDays(today, 1)}
                  figure={figureOf(plan)}
                  onEdit={() => setSearch({ edit: String(plan.id) })}
                  onTexts={() => setSearch({ texts: String(plan.id) })}
                  onAsk={(what) => setAsked({ what, plan })}
                />
              ))}
            </ul>
          );
        }}
      </LiveLoaded>
      {asked && (
        <AskedPlan {...asked} today={today} members={figureOf(asked.plan)?.members} onClose={leave} onDone={close} />
      )}
    </HeadquartersPage>
  );
}

type PlanEditorProps = { plan: ListedPlan | undefined; sequence: number; firstDate: string; onDone: () => void };

function PlanEditor({ plan, sequence, firstDate, onDone }: PlanEditorProps) {
  const row = plan && { ...plan, summaries: plan.plan_type_summaries.map(({ content }) => content).join('\n') };
  return (
    <RuleEditor
      table="plan_types"
      row={row ?? null}
      baseOn={() => row ?? { sequence }}
      firstDate={firstDate}
      onDone={onDone}
      onCancel={onDone}
    />
  );
}

type AskedPlanProps = {
  what: 'remove' | 'withdraw';
  plan: ListedPlan;
  today: string;
  members: number | undefined;
  onClose: () => void;
  onDone: () => void;
};

function AskedPlan({ what, plan, today, members, onClose, onDone }: AskedPlanProps) {
  if (what === 'withdraw') {
    const kept = `いまお持ちの${members ?? ''}人は、月額も割引も変わらず、そのまま使えます。`;
    return (
      <WithdrawDialog table="plan_types" offer={plan} today={today} kept={kept} onClose={onClose} onSaved={onDone} />
    );
  }
  return (
    <RemoveDialog
      name="headquartersRemovePriceRow"
      input={{ table: 'plan_types', id: plan.id, version: plan.version }}
      title={`${plan.name}を取り消しますか`}
      action="取り消す"
      onClose={onClose}
      onRemoved={onDone}
    >
      <p>まだ始まっていないプランを取り消します。</p>
    </RemoveDialog>
  );
}
