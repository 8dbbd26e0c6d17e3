import type { SelectStaffReservesData } from '../../../../contract/operations/generated.ts';
import { approvalStatus, childcareSettlement } from '../../../../domain/codes.ts';
import { withSama } from '../../../../domain/text/called-name.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import { formatDateWeekday, formatTimeRange } from '../../../../domain/time-format.ts';
import { LinkRows } from '../../../console/link-rows.tsx';
import { useServerToday } from '../../../data/server-clock.ts';
import { YenAmount } from '../../../ui/yen.tsx';
import { mealsOf } from '../../care/staff/kitchen/meals.ts';
import { PhaseBadge } from './phase-badge.tsx';

type Row = SelectStaffReservesData['reserves'][number];

const childNames = (row: Row) => row.reserve_details.map(({ child }) => child?.name ?? '').join('、');

function byDay(rows: readonly Row[]): { day: TokyoDate; rows: Row[] }[] {
  const days: { day: TokyoDate; rows: Row[] }[] = [];
  for (const row of rows) {
    const last = days.at(-1);
    if (last?.day === row.reserve_date) last.rows.push(row);
    else days.push({ day: row.reserve_date, rows: [row] });
  }
  return days;
}

/** What it costs, as far as it is known: a settled stay's own total, a cancellation's fee, otherwise the estimate. */
function costOf({ cancel_flag, reserve_amount, childcares, reserve_cancellations }: Row) {
  const stay = childcares.find(({ status }) => status !== childcareSettlement.code.toSettle);
  if (stay) return { label: '実際の料金', amount: stay.total_amount };
  const [fee] = reserve_cancellations;
  if (cancel_flag || fee) return { label: 'キャンセル料', amount: fee?.cancel_amount ?? 0 };
  return { label: '見積もり', amount: reserve_amount };
}

/** Reserves under their day, each row a way to its page. */
export function ReserveDays({ reserves }: { reserves: readonly Row[] }) {
  const today = useServerToday();
  return byDay(reserves).map(({ day, rows }) => (
    <section key={day} className="mb-6" aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className="figures mb-1 text-lead">
        {formatDateWeekday(day)}
        {day === today && <span className="ml-2 text-note text-trust">今日</span>}
      </h2>
      <LinkRows
        rows={rows}
        rowKey={(row) => row.id}
        to={(row) => `/staff/reserves/${row.id}`}
        label={(row) => `${withSama(row.customer?.name ?? '')}の予約`}
        head={(row) => <span className="figures">{formatTimeRange(row.start_datetime, row.end_datetime)}</span>}
        body={(row) => (
          <>
            {childNames(row)}
            <span className="ml-2 text-ink-soft">{withSama(row.customer?.name ?? '')}</span>
            {mealsOf(row) && <span className="block text-note text-ink-soft">食事 {mealsOf(row)}</span>}
          </>
        )}
        aside={(row) => (
          <>
            <PhaseBadge reserve={row} />
            {/* The raw status, a dash where none was needed (SPEC §4). */}
            <span className="text-note text-ink-soft">承認 {approvalStatus.label(row.approval_status)}</span>
            <span className="text-note text-ink-soft">
              {costOf(row).label} <YenAmount amount={costOf(row).amount} className="text-ink" />
            </span>
          </>
        )}
      />
    </section>
  ));
}
