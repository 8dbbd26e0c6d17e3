import { Link, type MetaFunction, redirect, useLoaderData, useSearchParams } from 'react-router';
import { SelectMypageReservesSelectDateDocument } from '../../../contract/operations/generated.ts';
import { dataClient } from '../../data/browser-data.ts';
import { useFlowForm } from '../../flow/use-flow-form.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { DateStep } from '../../reserve-form/date-step.tsx';
import { lastChoice } from '../../reserve-form/last-choice.ts';
import {
  dateStepSchema,
  emptyReserveValues,
  requireReserveDraft,
  reserveFlow,
  reserveSteps,
} from '../../reserve-form/reserve-flow.ts';
import { TakenOverForm } from '../../reserve-form/taken-over.tsx';
import { calledNames } from '../../reserve-form/who.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';
import { Steps } from '../../ui/steps.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '日時を選ぶ', noindex: true });

export async function clientLoader() {
  const { values } = requireReserveDraft(reserveFlow);
  const { branch_id, child_ids: child_id } = values;
  const { branches_by_pk: branch, children } = await dataClient().query(SelectMypageReservesSelectDateDocument, {
    branch_id,
    child_id,
  });
  // A branch that closed or a child that was removed since: choose again.
  if (!branch || children.length === 0) throw redirect(reserveFlow.form);
  return { branch, children };
}

export default function SelectDate() {
  const { branch, children } = useLoaderData<typeof clientLoader>();
  const [search] = useSearchParams();
  const { form, onSubmit } = useFlowForm(reserveFlow, { schema: dateStepSchema, defaults: emptyReserveValues });
  const names = children.map((child) => child.name);
  return (
    <PageColumn width="page">
      <Steps steps={reserveSteps} current={1} />
      <div className="h-6" />
      <PageHeading
        lead={
          <>
            {branch.name}・{calledNames(names)}
            <Link to={reserveFlow.form} className="text-link ml-3 text-note whitespace-nowrap">
              <span className="sr-only">園とお子さまを</span>変える
            </Link>
          </>
        }
      >
        日時を選ぶ
      </PageHeading>
      <DateStep
        form={form}
        onSubmit={onSubmit}
        branch_id={branch.id}
        who={{ child_ids: children.map((child) => child.id), names }}
        days={{ from: 'tomorrow' }}
        wish={{ usual: lastChoice().range ?? null }}
      >
        {search.has('again') && (
          <Notice kind="warning">翌週の同じ日時は空いていませんでした。ほかの日時をお選びください。</Notice>
        )}
        {search.has('taken') && (
          <Notice kind="warning">同じ日時は空いていませんでした。ほかの日時をお選びください。</Notice>
        )}
        <TakenOverForm flow={reserveFlow} form={form} />
        <p className="text-note">
          今日のお預かりは、
          <Link to="/mypage/reserves_today/select_branches" className="text-link">
            今日すぐ預ける
          </Link>
          からご予約いただけます。
        </p>
      </DateStep>
    </PageColumn>
  );
}
