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
export default function Reserves() {
  const { branch } = useStaff();
  const today = useServerToday();
  const [search] = useSearchParams();
  const text = search.get('text') ?? '';
  const asked = search.get('from') ?? today;
  const from = isTokyoDate(asked) ? asked : today;
  const { offset } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize);
  const where = {
    branch_id: { _eq: branch.id },
    reserve_date: { _gte: from },
    ...filterOf(search.get('status') ?? '0'),
    ...reserveMatching(text),
  };
  const query = useLiveAnswer(
    operation(SelectStaffReservesDocument, {
      where,
      order_by: [{ start_datetime: 'asc' as const }, { id: 'asc' as const }],
      limit: pageSize,
      offset,
    }),
  );
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
        filter={{ label: '状態', value: search.get('status') ?? '0', options: reserveFilters }}
        date={{ label: 'この日から', value: from }}
      />
      <LiveLoaded query={query} steady>
        {({ reserves, reserves_aggregate }) =>
          reserves.length === 0 ? (
            <EmptyState title="条件に合う予約はありません">日付や状態を変えて探してください。</EmptyState>
          ) : (
            <>
              <ReserveDays reserves={reserves} />
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
