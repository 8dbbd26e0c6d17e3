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

type Day = { day: TokyoDate; rows: Row[]; cancelled: Row[] };

function byDay(rows: readonly Row[], cancelled: readonly Row[]): Day[] {
  const days = new Map<TokyoDate, Day>();
  const dayOf = ({ reserve_date }: Row): Day => {
    const day = days.get(reserve_date) ?? { day: reserve_date, rows: [], cancelled: [] };
    days.set(reserve_date, day);
    return day;
  };
  for (const row of rows) dayOf(row).rows.push(row);
  for (const row of cancelled) dayOf(row).cancelled.push(row);
  return [...days.values()].sort((one, other) => one.day.localeCompare(other.day));
}

/** What it costs, as far as it is known: a settled stay's own total, a cancellation's fee, otherwise the estimate. */
function costOf({ cancel_flag, reserve_amount, childcares, reserve_cancellations }: Row) {
  const stay = childcares.find(({ status }) => status !== childcareSettlement.code.toSettle);
  if (stay) return { label: '実際の料金', amount: stay.total_amount };
  const [fee] = reserve_cancellations;
  if (cancel_flag || fee) return { label: 'キャンセル料', amount: fee?.cancel_amount ?? 0 };
  return { label: '見積もり', amount: reserve_amount };
}

type ReserveDaysProps = {
  reserves: readonly Row[];
  /** Called off: folded under their day. */
  cancelled?: readonly Row[];
};

/** Reserves under their day, each row a way to its page. */
export function ReserveDays({ reserves, cancelled = [] }: ReserveDaysProps) {
  const today = useServerToday();
  return byDay(reserves, cancelled).map(({ day, rows, cancelled: gone }) => (
    <section key={day} className="mb-6" aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className="figures mb-1 text-lead">
        {formatDateWeekday(day)}
        {day === today && <span className="ml-2 text-note text-trust">今日</span>}
      </h2>
      {rows.length > 0 && <Rows rows={rows} />}
      {gone.length > 0 && (
        <details>
          <summary className="figures min-h-11 py-2.5 text-ink-soft">キャンセル {gone.length}件</summary>
          <Rows rows={gone} />
        </details>
      )}
    </section>
  ));
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
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
  );
}
