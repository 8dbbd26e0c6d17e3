import { type MetaFunction, redirect, useLoaderData } from 'react-router';
import { SelectRegistrationReservesCustomersDateDocument } from '../../../contract/operations/generated.ts';
import { dataClient } from '../../data/browser-data.ts';
import { drafts } from '../../flow/browser-flow.ts';
import { useFlowForm } from '../../flow/use-flow-form.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { DateStep } from '../../parts/reserves/choose/date-step.tsx';
import {
  emptyReservesRegistration,
  requireCustomerStep,
  reservesRegistrationFlow,
  seatDateStepSchema,
  whoOf,
} from '../../parts/reserves/registering/reserves-registration-flow.ts';
import { calledNames } from '../../parts/reserves/start/who.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StepPage } from '../_parts/step-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '登録して予約 日時', noindex: true });

export async function clientLoader() {
  const draft = requireCustomerStep();
  const data = await dataClient().query(SelectRegistrationReservesCustomersDateDocument, {
    branch_id: draft.branch_id,
  });
  const branch = data.branches_by_pk;
  if (!branch) throw redirect(reservesRegistrationFlow.form);
  const { when, reserve_date } = draft.values;
  const today = data.view_reserve_date_today[0]?.today ?? '';
  const free = data.calendar.filter(({ reservable_status }) => reservable_status !== '×').map(({ date }) => date);
  // 明日から: the first free day after today is chosen at once; today stays possible.
  const first = when === 'future' ? free.find((date) => date > today) : free[0];
  if (reserve_date === '' && first !== undefined) {
    drafts().save(reservesRegistrationFlow, { ...draft.values, reserve_date: first });
  }
  const noToday = when === 'today' && free[0] !== today;
  return { branch, who: whoOf(draft.values), when, noToday, initial_date: first ?? '' };
}

/** Two hours unless the parent says otherwise. */
const usualMinutes = 120;

/** SPEC §4: the calendar with ○ △ ×, the first date that is not the cross chosen at once. */
export default function ReservesRegistrationDate() {
  const { branch, who, when, noToday, initial_date } = useLoaderData<typeof clientLoader>();
  const step = useFlowForm(reservesRegistrationFlow, {
    schema: seatDateStepSchema,
    defaults: emptyReservesRegistration,
  });
  return (
    <StepPage at="date" title="日時を選ぶ" lead="今日から選べます。見積もりを見ながらお決めください。" wide>
      {noToday && (
        <div className="mb-6">
          <Notice kind="warning" title={`${branch.name}は、今日はもう空きがありません`}>
            いちばん近い日を選んでいます。今日お預けになりたいときは、ほかの園もご確認ください。
          </Notice>
        </div>
      )}
      <DateStep
        step={step}
        branch_id={branch.id}
        who={who}
        days={{ from: 'today', preset: initial_date }}
        // Who wants a seat today wants the next one; another time is one tap away.
        {...(when === 'today' && !noToday ? { rangeDefaults: { nextMinutes: usualMinutes } } : {})}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line pb-4">
          <p>
            <strong>{branch.name}</strong>
            <span className="ml-3 text-ink-soft">{calledNames(who.names)}</span>
          </p>
          <LinkButton to={reservesRegistrationFlow.form} kind="quiet" size="small" className="px-0!">
            園・お子さまを変更する
          </LinkButton>
        </div>
      </DateStep>
    </StepPage>
  );
}
