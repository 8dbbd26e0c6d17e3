import type { MetaFunction } from 'react-router';
import { HeadquartersPage } from '../console/headquarters-page.tsx';
import { RowSkeletons } from '../console/staff-page.tsx';
import { reading } from '../data/question.ts';
import { staffFailureText } from '../data/use-action.ts';
import { useAnswer } from '../data/use-answer.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Checklist } from '../parts/company/headquarters/opening/checklist.tsx';
import { Overview } from '../parts/company/headquarters/opening/overview.tsx';
import { ServiceStates } from '../parts/company/headquarters/opening/service-states.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'いま', noindex: true });

/** Headquarters' first page: what is missing before the company opens, and from then on what needs somebody today, over all branches. */
export default function Headquarters() {
  return (
    <HeadquartersPage title="いま" lead="きょう、どこで何が要るか。押すと、直すところへ進みます。">
      <HeadquartersDesk />
    </HeadquartersPage>
  );
}

function HeadquartersDesk() {
  const { data: state, failure, reload } = useAnswer(reading('headquartersChecklist', {}), { fresh: () => 60 });
  if (state === undefined) {
    if (failure === undefined) return <RowSkeletons />;
    return <RetryNotice onRetry={reload}>{staffFailureText(failure)}</RetryNotice>;
  }
  return (
    <>
      {!state.open_flag && <Checklist state={state} reload={reload} />}
      <Overview state={state}>
        <ServiceStates services={state.services} quota={state.line_quota} reload={reload} />
        {state.open_flag && <Checklist state={state} reload={reload} />}
      </Overview>
    </>
  );
}
