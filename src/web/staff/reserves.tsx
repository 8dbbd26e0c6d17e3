import { type MetaFunction, useSearchParams } from 'react-router';
import { type SelectStaffReservesData, SelectStaffReservesDocument } from '../../contract/operations/generated.ts';
import { approvalStatus } from '../../domain/codes.ts';
import { isTokyoDate } from '../../domain/time.ts';
import { formatDateWeekday, formatTimeRange } from '../../domain/time-format.ts';
import { operation } from '../data/question.ts';
import { useServerToday } from '../data/server-clock.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { pageOf } from '../ui/page-numbers.ts';
import { Pager } from '../ui/pager.tsx';
import { YenAmount } from '../ui/yen.tsx';
import { LinkRows } from './_parts/frame/link-rows.tsx';
import { SearchBar } from './_parts/frame/search-bar.tsx';
import { reserveMatching } from './_parts/frame/search-where.ts';
import { useStaff } from './_parts/frame/staff-context.tsx';
import { LiveLoaded, StaffPage } from './_parts/frame/staff-page.tsx';
import { useLiveAnswer } from './_parts/frame/use-live-answer.ts';
import { mealsOf } from './_parts/reserves/meals.ts';
import { PhaseBadge } from './_parts/reserves/phase-badge.tsx';
import { filterOf, reserveFilters } from './_parts/reserves/reserve-state.ts';

export const meta: MetaFunction = () => pageMeta({ title: '予約', noindex: true });

const pageSize = 20;
type Row = SelectStaffReservesData['reserves'][number];

const childNames = (row: Row) => row.reserve_details.map(({ child }) => child?.name ?? '').join('、');

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
        textLabel="お名前・フリガナ・電話番号・お子さま"
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
              <LinkRows
                rows={reserves}
                rowKey={(row) => row.id}
                to={(row) => `/staff/reserves/${row.id}`}
                label={(row) => `${row.customer?.name ?? ''}様の予約`}
                head={(row) => (
                  <span className="figures">
                    {formatDateWeekday(new Date(row.start_datetime))}{' '}
                    <span className="whitespace-nowrap max-sm:block">
                      {formatTimeRange(row.start_datetime, row.end_datetime)}
                    </span>
                  </span>
                )}
                body={(row) => (
                  <>
                    {childNames(row)}
                    <span className="ml-2 text-ink-soft">{row.customer?.name}様</span>
                    {mealsOf(row) && <span className="block text-note text-ink-soft">食事 {mealsOf(row)}</span>}
                  </>
                )}
                aside={(row) => (
                  <>
                    <PhaseBadge reserve={row} />
                    <span className="text-note text-ink-soft">承認 {approvalStatus.label(row.approval_status)}</span>
                    <YenAmount amount={row.reserve_amount} className="text-note" />
                  </>
                )}
              />
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
