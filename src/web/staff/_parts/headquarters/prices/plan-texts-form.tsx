import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { ChangedMeanwhile } from '../frame/changed-meanwhile.tsx';
import { useEdit } from '../frame/use-edit.ts';
import type { ListedPlan } from './plan-card.tsx';
import { SummariesField, summaryLines } from './rule-fieldset.tsx';

/** How a plan on sale is described, and where it stands in the list. */
export function PlanTextsForm({ plan, onDone }: { plan: ListedPlan; onDone: () => void }) {
  const [sequence, setSequence] = useState(String(plan.sequence));
  const [summaries, setSummaries] = useState(plan.plan_type_summaries.map(({ content }) => content).join('\n'));
  const { save, busy, errors, problem, conflict } = useEdit('headquartersSavePlanTexts', () => {
    showToast('保存しました');
    onDone();
  });
  return (
    <section className="max-w-2xl">
      <h2 className="mb-4 text-h3">{plan.name}の説明</h2>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save({ id: plan.id, version: plan.version, sequence, summaries: summaryLines(summaries) });
        }}
      >
        <SummariesField
          value={summaries}
          error={errors.summaries ?? Object.entries(errors).find(([name]) => name.startsWith('summaries.'))?.[1]}
          onChange={(_name, value) => setSummaries(value)}
        />
        <TextField
          label="表示の順番"
          unit="番目"
          required
          inputMode="numeric"
          autoComplete="off"
          className="max-w-40"
          value={sequence}
          error={errors.sequence}
          onChange={(event) => setSequence(event.target.value)}
        />
        {problem && Object.keys(errors).length === 0 && (
          <Notice kind="error" live>
            {problem}
          </Notice>
        )}
        <div className="flex gap-3">
          <Button type="submit" busy={busy} busyLabel="保存しています">
            保存する
          </Button>
          <Button type="button" kind="quiet" onClick={onDone}>
            やめる
          </Button>
        </div>
      </form>
      <ChangedMeanwhile conflict={conflict} table="plan_types" busy={busy} onReload={onDone} />
    </section>
  );
}
