import { type MetaFunction, useSearchParams } from 'react-router';
import { SelectStaffReservesDocument } from '../../contract/operations/generated.ts';
import { isTokyoDate } from '../../domain/time.ts';
import { SearchBar } from '../console/search-bar.tsx';
import { reserveMatching } from '../console/search-where.ts';
import { useStaff } from '../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../console/staff-page.tsx';
import { useLiveAnswer } from '../console/use-live-answer.ts';
import { operation } from '../data/question.ts';
import { useServerToday } from '../data/server-clock.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { ReserveDays } from '../parts/reserves/staff/reserve-days.tsx';
import { filterOf, reserveFilters } from '../parts/reserves/staff/reserve-state.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { pageOf } from '../ui/page-numbers.ts';
import { Pager } from '../ui/pager.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '予約', noindex: true });

const pageSize = 20;
const order_by = [{ start_datetime: 'asc' as const }, { id: 'asc' as const }];

/** What was called off on the days of one page: from its first day until the day on which the next page begins. */
function cancelledAmong(branch_id: number, from: string, offset: number, shown: readonly { reserve_date: string }[]) {
  const first = offset === 0 ? from : (shown[0]?.reserve_date ?? from);
  const last = shown[pageSize - 1]?.reserve_date;
  const next = shown[pageSize]?.reserve_date;
  const until = next === undefined ? {} : next === last ? { _lte: next } : { _lt: next };
  const where = { branch_id: { _eq: branch_id }, cancel_flag: { _eq: true }, reserve_date: { _gte: first, ...until } };
  return { where, order_by, limit: 200, offset: 0 };
}

export default function Reserves() {
  const { branch } = useStaff();
  const today = useServerToday();
  const [search] = useSearchParams();
  const text = search.get('text') ?? '';
  const asked = search.get('from') ?? today;
  const from = isTokyoDate(asked) ? asked : today;
  const { offset } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize);
  const status = search.get('status') ?? '0';
  // A day that was called off would fill the pages; whoever searches or filters is shown all.
  const folding = status === '0' && text.trim() === '';
  const where = {
    branch_id: { _eq: branch.id },
    reserve_date: { _gte: from },
    ...filterOf(status),
    ...(folding ? { cancel_flag: { _eq: false } } : {}),
    ...reserveMatching(text),
  };
  // One more: up to its day the cancelled ones belong to this page.
  const limit = pageSize + 1;
  const query = useLiveAnswer(operation(SelectStaffReservesDocument, { where, order_by, limit, offset }));
  const shown = query.data?.reserves;
  const cancelled = useLiveAnswer(
    folding && shown ? operation(SelectStaffReservesDocument, cancelledAmong(branch.id, from, offset, shown)) : null,
  );
  const gone = folding ? (cancelled.data?.reserves ?? []) : [];
  return (
    <StaffPage
      title="予約"
      aside={
        <LinkButton to="/staff/customers" kind="plain" size="small">
          お客様を選んで予約する
        </LinkButton>
      }
    >
      <SearchBar
        label="予約を探す"
        textLabel="お名前・かな・電話番号"
        text={text}
        filter={{ label: '状態', value: status, options: reserveFilters }}
        date={{ label: 'この日から', value: from }}
      />
      <LiveLoaded query={query} steady>
        {({ reserves, reserves_aggregate }) =>
          reserves.length + gone.length === 0 ? (
            <EmptyState title="条件に合う予約はありません">日付や状態を変えて探してください。</EmptyState>
          ) : (
            <>
              <ReserveDays reserves={reserves.slice(0, pageSize)} cancelled={gone} />
              <div className="mt-4">
                <Pager total={reserves_aggregate.aggregate.count} pageSize={pageSize} />
              </div>
            </>
          )
        }
      </LiveLoaded>
    </StaffPage>
  );
}
