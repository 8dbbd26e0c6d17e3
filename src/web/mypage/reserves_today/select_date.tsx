import { Link, type MetaFunction, redirect, useLoaderData, useSearchParams } from 'react-router';
import { SelectMypageReservesTodaySelectDateDocument } from '../../../contract/operations/generated.ts';
import { formatMonthDay } from '../../../domain/time-format.ts';
import { dataClient } from '../../data/browser-data.ts';
import { drafts } from '../../flow/browser-flow.ts';
import { StepsPage } from '../../flow/steps-page.tsx';
import { useFlowForm } from '../../flow/use-flow-form.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { DateStep } from '../../parts/reserves/choose/date-step.tsx';
import { timesOf } from '../../parts/reserves/reserve-fields.ts';
import {
  dateStepSchema,
  emptyReserveValues,
  requireReserveDraft,
  reserveSteps,
  reserveTodayFlow,
  sameMissOf,
  sameMissText,
} from '../../parts/reserves/reserve-flow.ts';
import { lastChoice, usualEnd } from '../../parts/reserves/start/last-choice.ts';
import { TakenOverForm } from '../../parts/reserves/start/taken-over.tsx';
import { loadUsualStay } from '../../parts/reserves/start/usual-stay.ts';
import { calledNames } from '../../parts/reserves/start/who.ts';
import { Notice } from '../../ui/notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '今日の時間を選ぶ', noindex: true });

/** Two hours unless the parent says otherwise. */

export async function clientLoader() {
  const { values } = requireReserveDraft(reserveTodayFlow);
  const { branch_id, child_ids: child_id } = values;
  const [{ branches_by_pk: branch, children, view_reserve_date_today, last_reserve }, { minutes }] = await Promise.all([
    dataClient().query(SelectMypageReservesTodaySelectDateDocument, { branch_id, child_id }),
    loadUsualStay(),
  ]);
  const today = view_reserve_date_today[0]?.today;
  if (!branch || children.length === 0 || today === undefined) throw redirect(reserveTodayFlow.form);
  // Begun before midnight: the day is another one now, and the hours with it.
  if (values.reserve_date !== today) {
    drafts().save(reserveTodayFlow, { ...values, reserve_date: today, ...timesOf(null) });
  }
  return { branch, children, today, minutes, usual_end: usualEnd(lastChoice().range, last_reserve) };
}

export default function SelectDateToday() {
  const { branch, children, today, minutes, usual_end } = useLoaderData<typeof clientLoader>();
  const step = useFlowForm(reserveTodayFlow, { schema: dateStepSchema, defaults: emptyReserveValues });
  const { form } = step;
  const [search] = useSearchParams();
  const same = sameMissOf(search);
  const names = children.map((child) => child.name);
  return (
    <StepsPage
      steps={reserveSteps}
      current={1}
      title="時間を選ぶ"
      lead={
        <>
          今日 {formatMonthDay(today)}・{branch.name}・{calledNames(names)}
          <Link to={reserveTodayFlow.form} className="text-link ml-3 text-note whitespace-nowrap">
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
        days={{ only_today: today }}
        rangeDefaults={{ nextMinutes: minutes }}
        usual_end={usual_end}
      >
        {same && <Notice kind="warning">{sameMissText[same]}</Notice>}
        <TakenOverForm flow={reserveTodayFlow} form={form} />
      </DateStep>
    </StepsPage>
  );
}
