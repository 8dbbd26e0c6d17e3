import { Link, type MetaFunction, redirect, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { SelectMypageReservesSelectDateDocument } from '../../../contract/operations/generated.ts';
import { alerts } from '../../../contract/page-errors.ts';
import { dataClient } from '../../data/browser-data.ts';
import { drafts } from '../../flow/browser-flow.ts';
import { StepsPage } from '../../flow/steps-page.tsx';
import { useFlowForm } from '../../flow/use-flow-form.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { DateStep } from '../../parts/reserves/choose/date-step.tsx';
import { rangeOf, timesOf } from '../../parts/reserves/reserve-fields.ts';
import {
  dateStepSchema,
  emptyReserveValues,
  requireReserveDraft,
  reserveFlow,
  reserveSteps,
  reserveTodayFlow,
  sameMissOf,
  sameMissText,
} from '../../parts/reserves/reserve-flow.ts';
import { beginSeries, seriesFlow } from '../../parts/reserves/series/series-flow.ts';
import type { AgainMiss } from '../../parts/reserves/start/again.ts';
import { lastChoice, usualEnd } from '../../parts/reserves/start/last-choice.ts';
import { TakenOverForm } from '../../parts/reserves/start/taken-over.tsx';
import { calledNames } from '../../parts/reserves/start/who.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '日時を選ぶ', noindex: true });

export async function clientLoader() {
  const { values } = requireReserveDraft(reserveFlow);
  const { branch_id, child_ids: child_id } = values;
  const {
    branches_by_pk: branch,
    children,
    last_reserve,
  } = await dataClient().query(SelectMypageReservesSelectDateDocument, { branch_id, child_id });
  // A branch that closed or a child that was removed since: choose again.
  if (!branch || children.length === 0) throw redirect(reserveFlow.form);
  return { branch, children, usual_end: usualEnd(lastChoice().range, last_reserve) };
}

const againText: Record<AgainMiss, string> = {
  day: '同じ曜日は空きがありませんでした。日にちと時間をお選びください。',
  time: '同じ曜日は空いていますが、同じ時間は空いていませんでした。時間をお選びください。',
  own: '同じ曜日の同じ時間には、すでにご予約があります。ほかの日にちや時間をお選びください。',
};

export default function SelectDate() {
  const { branch, children, usual_end } = useLoaderData<typeof clientLoader>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const miss = againText[(search.get('again') ?? '') as AgainMiss];
  const step = useFlowForm(reserveFlow, { schema: dateStepSchema, defaults: emptyReserveValues });
  const { form } = step;
  const same = sameMissOf(search);
  const names = children.map((child) => child.name);
  /** The day, its time and the rest are the first of the series; the other days are chosen on its page. */
  const toSeries = form.handleSubmit(() => {
    if (beginSeries(form.getValues(), search.has('series'))) void navigate(seriesFlow.form);
    else window.alert(alerts[seriesFlow.missing]);
  });
  /** Everything chosen so far goes along; the day and its hours are today's. */
  function toToday() {
    drafts().save(reserveTodayFlow, { ...form.getValues(), reserve_date: '', ...timesOf(null) });
    void navigate(reserveTodayFlow.date);
  }
  return (
    <StepsPage
      steps={reserveSteps}
      current={1}
      title="日時を選ぶ"
      lead={
        <>
          {branch.name}・{calledNames(names)}
          <Link to={reserveFlow.form} className="text-link ml-3 text-note whitespace-nowrap">
            <span className="sr-only">園とお子さまを</span>変更する
          </Link>
        </>
      }
      wide
    >
      <DateStep
        step={step}
        branch_id={branch.id}
        who={{
          child_ids: children.map((child) => child.id),
          names,
          remarks: children.map((child) => child.customer_remarks),
        }}
        days={{ from: 'tomorrow', toToday, ...(miss ? { choosesNothing: true } : {}) }}
        rangeDefaults={miss ? {} : { usual: lastChoice().range ?? null }}
        usual_end={usual_end}
        besides={<SeriesEntry onGo={toSeries} />}
      >
        {miss && rangeOf(form.watch()) === null && <Notice kind="warning">{miss}</Notice>}
        {same && <Notice kind="warning">{sameMissText[same]}</Notice>}
        <TakenOverForm flow={reserveFlow} form={form} />
      </DateStep>
    </StepsPage>
  );
}

function SeriesEntry({ onGo }: { onGo: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-note">
      ほかの日も、同じ時間で予約しますか。
      <Button kind="quiet" size="small" className="-ml-4" onClick={onGo}>
        複数の日をまとめて予約する
      </Button>
    </p>
  );
}
