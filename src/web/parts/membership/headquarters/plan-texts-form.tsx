import { priceFunctions } from '../../../../contract/functions/settings/prices.ts';
import { ChangedMeanwhile } from '../../../console/edit/changed-meanwhile.tsx';
import { summariesHint, summaryLines } from '../../../console/settings/rule-fieldset.tsx';
import { ActionForm } from '../../../form/action-form.tsx';
import { Field } from '../../../form/field.tsx';
import { GiveUpButton } from '../../../form/give-up-button.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';
import type { ListedPlan } from './plan-card.tsx';

/** How a plan on sale is described, and where it is in the list. */
export function PlanTextsForm({ plan, onDone }: { plan: ListedPlan; onDone: () => void }) {
  const form = useActionForm(priceFunctions, 'headquartersSavePlanTexts', {
    defaults: {
      sequence: String(plan.sequence),
      summaries: plan.plan_type_summaries.map(({ content }) => content).join('\n'),
    },
    payload: ({ sequence, summaries }) => ({
      id: plan.id,
      version: plan.version,
      sequence,
      summaries: summaryLines(summaries),
    }),
    toast: '保存しました',
    done: onDone,
  });
  return (
    <section className="max-w-2xl">
      <h2 className="mb-4 text-h3">{plan.name}の説明</h2>
      <ActionForm
        of={form}
        className="grid gap-5"
        submit="保存する"
        busyLabel="保存しています"
        beside={<GiveUpButton kind="quiet" onGiveUp={onDone} />}
      >
        <Field of={form} name="summaries" label="説明" as="area" required={false} hint={summariesHint} />
        <Field of={form} name="sequence" label="表示の順番" as="digits" unit="番目" className="max-w-40" />
      </ActionForm>
      <ChangedMeanwhile conflict={form.conflict} table="plan_types" busy={form.busy} onReload={onDone} />
    </section>
  );
}
