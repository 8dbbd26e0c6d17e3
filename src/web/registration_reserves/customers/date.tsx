import { type MetaFunction, redirect, useLoaderData } from 'react-router';
import { SelectRegistrationReservesCustomersDateDocument } from '../../../contract/operations/generated.ts';
import { dataClient } from '../../data/browser-data.ts';
import { useFlowForm } from '../../flow/use-flow-form.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { DateStep } from '../../reserve-form/date-step.tsx';
import { calledNames } from '../../reserve-form/who.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';
import { Steps } from '../../ui/steps.tsx';
import {
  dateStepSchema,
  emptyReservesRegistration,
  requireCustomerStep,
  reservesRegistrationFlow,
  whoOf,
} from '../reserves-registration-flow.ts';
import { reservesRegistrationSteps } from '../reserves-registration-steps.ts';

export const meta: MetaFunction = () => pageMeta({ title: '登録して予約 日時', noindex: true });

export async function clientLoader() {
  const draft = requireCustomerStep();
  const data = await dataClient().query(SelectRegistrationReservesCustomersDateDocument, {
    branch_id: draft.branch_id,
  });
  const branch = data.branches_by_pk;
  if (!branch) throw redirect(reservesRegistrationFlow.form);
  return { branch, who: whoOf(draft.values), initial_date: data.initial_date[0]?.date ?? '' };
}

/** SPEC §4: the calendar with ○ △ ×, the first date that is not the cross chosen at once. */
export default function ReservesRegistrationDate() {
  const { branch, who, initial_date } = useLoaderData<typeof clientLoader>();
  const { form, onSubmit } = useFlowForm(reservesRegistrationFlow, {
    schema: dateStepSchema,
    defaults: { ...emptyReservesRegistration, reserve_date: initial_date },
  });
  return (
    <PageColumn width="page">
      <Steps steps={reservesRegistrationSteps} current={2} />
      <div className="mt-6">
        <PageHeading lead="今日から選べます。見積もりを見ながらお決めください。">日時を選ぶ</PageHeading>
      </div>
      <DateStep
        form={form}
        onSubmit={onSubmit}
        branch_id={branch.id}
        who={who}
        days={{ from: 'today', preset: initial_date }}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line pb-4">
          <p>
            <strong>{branch.name}</strong>
            <span className="ml-3 text-ink-soft">{calledNames(who.names)}</span>
          </p>
          <LinkButton to={reservesRegistrationFlow.form} kind="quiet" size="small" className="px-0!">
            園・お子さまを変える
          </LinkButton>
        </div>
      </DateStep>
    </PageColumn>
  );
}
