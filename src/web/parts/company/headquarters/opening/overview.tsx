import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { SearchBar } from '../../../../console/search-bar.tsx';
import { RowSkeletons } from '../../../../console/staff-page.tsx';
import { reading } from '../../../../data/question.ts';
import { useServerNow } from '../../../../data/server-clock.ts';
import { staffFailureText } from '../../../../data/use-action.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { pageOf } from '../../../../ui/page-numbers.ts';
import { Pager } from '../../../../ui/pager.tsx';
import { RetryNotice } from '../../../../ui/retry-notice.tsx';
import { BranchRows } from './branch-rows.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { NowList } from './now-list.tsx';

/** Polled while the page is visible; a thousand branches change too often to follow every change. */
const everySeconds = 20;

/** All branches now, and what failed by itself; what follows comes with it, so that nothing is pushed down. */
export function Overview({ state, children }: { state: FunctionOk<'headquartersChecklist'>; children: ReactNode }) {
  const [search] = useSearchParams();
  const now = useServerNow();
  const text = search.get('text') ?? '';
  const { page } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, 1);
  const answer = useAnswer(reading('headquartersOverview', { text, page }), { fresh: () => everySeconds });
  const { failure, reload } = answer;
  const overview = answer.data ?? answer.previous;
  const problem = failure && (
    <div className="mb-4">
      <RetryNotice onRetry={reload}>{staffFailureText(failure)}</RetryNotice>
    </div>
  );
  if (overview === undefined) {
    if (problem === undefined) return <RowSkeletons />;
    return (
      <>
        {problem}
        {children}
      </>
    );
  }
  return (
    <>
      {problem}
      <NowList overview={overview} state={state} now={now} />
      <section aria-labelledby="branches-now" className="mt-8">
        <h2 id="branches-now" className="mb-2 text-lead">
          全園のいま
        </h2>
        {overview.totals.branches === 0 ? (
          <EmptyState
            title="園はまだありません"
            action={<LinkButton to="/staff/headquarters/branches">最初の園を登録する</LinkButton>}
          >
            園を登録すると、ここに全園のようすが並びます。
          </EmptyState>
        ) : (
          <>
            <SearchBar label="園を探す" textLabel="園名・都道府県・市区町村・駅" text={text} />
            {overview.branches.length === 0 ? (
              <EmptyState title="条件に合う園はありません">言葉を変えて、もう一度お探しください。</EmptyState>
            ) : (
              <BranchRows branches={overview.branches} now={now} />
            )}
            <div className="mt-4">
              <Pager total={overview.found} pageSize={overview.page_size} />
            </div>
          </>
        )}
      </section>
      <FailedJobs jobs={overview.jobs} reload={reload} />
      {children}
    </>
  );
}
