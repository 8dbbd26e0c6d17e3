import { ChevronRight, NotebookText } from 'lucide-react';
import { Link, type MetaFunction, useSearchParams } from 'react-router';
import { daysPerPage } from '../../../contract/functions/care/day.ts';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { calledName } from '../../../domain/text/called-name.ts';
import { formatDateWeekday, formatTimeRange } from '../../../domain/time-format.ts';
import { reading } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { FailureNotice } from '../../layout/failure-notice.tsx';
import { CardSkeletons } from '../../layout/loaded.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { onFamilyDay } from '../../parts/care/family-day/day-feed.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { pageOf } from '../../ui/page-numbers.ts';
import { Pager } from '../../ui/pager.tsx';
import { MypagePage } from '../_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '連絡帳', noindex: true });

/** As far as the function counts. */
const mostPages = 10_000;
type Days = FunctionOk<'listChildDays'>;

/** The days of the family, the newest first: also what a relative comes for. */
export default function DaysList() {
  const [search] = useSearchParams();
  const { page } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, daysPerPage);
  const query = useAnswer(reading('listChildDays', { page: Math.min(page, mostPages) }), { live: onFamilyDay });
  const { data, failure } = query;
  return (
    <MypagePage title="連絡帳" lead="お預かりした日の様子を、あとからも読めます。">
      {failure && (
        <div className="mb-4">
          <FailureNotice failure={failure} retry={() => void query.reload()} />
        </div>
      )}
      {data ? <Listed {...data} /> : !failure && <CardSkeletons />}
    </MypagePage>
  );
}

function Listed({ days, total }: Pick<Days, 'days' | 'total'>) {
  if (days.length === 0) {
    return total === 0 ? (
      <EmptyState
        picture={<NotebookText className="size-12 text-ink-soft" aria-hidden="true" />}
        title="連絡帳はまだありません"
      >
        お子さまが登園すると、その日の様子がここに出ます。
      </EmptyState>
    ) : (
      <EmptyState title="このページには連絡帳がありません" action={<LinkButton to="?">最初のページへ</LinkButton>} />
    );
  }
  return (
    <div className="grid gap-4">
      <p className="figures text-note text-ink-soft">全{total}件</p>
      <ul className="grid gap-3">
        {days.map((day) => (
          <li key={day.reserve_id}>
            <Link
              to={`/mypage/days/${day.reserve_id}`}
              className="flex min-h-18 items-center justify-between gap-3 rounded-lg border border-line bg-white px-4 py-3 text-ink no-underline shadow-raised hover:bg-cream"
            >
              <span className="min-w-0">
                <span className="figures flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
                  {formatDateWeekday(day.date)}
                  {day.state === 'present' && <Badge tone="trust">お預かり中</Badge>}
                </span>
                <span className="block text-note text-ink-soft">
                  {day.names.map(calledName).join('、')}・{day.branch_name}・
                  <span className="figures whitespace-nowrap">
                    {formatTimeRange(day.start_datetime, day.end_datetime)}
                  </span>
                </span>
              </span>
              <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      <Pager total={total} pageSize={daysPerPage} />
    </div>
  );
}
