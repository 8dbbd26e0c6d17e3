import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { SelectStaffCalendarDocument } from '../../contract/operations/generated.ts';
import { reservableStatuses } from '../../domain/codes.ts';
import { addMonths, type TokyoDate } from '../../domain/time.ts';
import { formatYearMonth } from '../../domain/time-format.ts';
import { useStaff } from '../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../console/staff-page.tsx';
import { useLiveAnswer } from '../console/use-live-answer.ts';
import { operation } from '../data/question.ts';
import { useServerToday } from '../data/server-clock.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { DayPanel } from '../parts/calendar/staff/days/day-panel.tsx';
import { markText } from '../parts/calendar/staff/days/mark-text.ts';
import { monthDays, monthRange } from '../parts/calendar/staff/days/month.ts';
import { MonthGrid } from '../parts/calendar/staff/days/month-grid.tsx';
import { ChoiceCard } from '../ui/choice-card.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { MarkShape } from '../ui/mark.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'カレンダー', noindex: true });

export default function StaffCalendar() {
  const { branch, manager } = useStaff();
  const today = useServerToday();
  const [month, setMonth] = useState(today);
  const { range, setRange, several, setSeveral, choose } = useChosenDays(today);
  const query = useLiveAnswer(operation(SelectStaffCalendarDocument, { branch_id: branch.id, ...monthRange(month) }));

  return (
    <StaffPage
      title="カレンダー"
      aside={
        manager && (
          <LinkButton to={`/staff/headquarters/branches/${branch.id}/hours`} kind="plain" size="small">
            曜日ごとの開園時間
          </LinkButton>
        )
      }
      lead={manager ? '日を選んで、受付状態・定員・開園時間を変えられます。' : '変更は園長が行います。'}
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <section aria-label="月の予定">
          <div className="mb-2 flex items-center justify-between gap-2">
            <MonthPaging month={month} onMonth={setMonth} />
            {manager && <SeveralChoice several={several} onSeveral={setSeveral} />}
          </div>
          <LiveLoaded query={query}>
            {(data) => (
              <MonthGrid
                month={month}
                days={monthDays(data, month)}
                today={today}
                from={range.from}
                to={range.to}
                onChoose={choose}
              />
            )}
          </LiveLoaded>
          <Legend />
        </section>
        {query.data && (
          <DayPanel
            key={branch.id}
            data={query.data}
            days={monthDays(query.data, month)}
            range={range}
            onRange={setRange}
            onChanged={() => void query.reload()}
          />
        )}
      </div>
    </StaffPage>
  );
}

function MonthPaging({ month, onMonth }: { month: TokyoDate; onMonth: (month: TokyoDate) => void }) {
  const turn = (by: -1 | 1) => (
    <button
      type="button"
      aria-label={by < 0 ? '前の月' : '次の月'}
      className="inline-flex size-12 items-center justify-center rounded-md hover:bg-cream"
      onClick={() => onMonth(addMonths(month, by))}
    >
      {by < 0 ? (
        <ChevronLeft className="size-6" aria-hidden="true" />
      ) : (
        <ChevronRight className="size-6" aria-hidden="true" />
      )}
    </button>
  );
  return (
    <div className="flex items-center">
      {turn(-1)}
      <h2 className="figures text-h3 whitespace-nowrap" aria-live="polite">
        {formatYearMonth(month)}
      </h2>
      {turn(1)}
    </div>
  );
}

function Legend() {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-note" aria-label="記号の意味">
      {reservableStatuses.map((mark) => (
        <li key={mark} className="inline-flex items-center gap-1.5">
          <MarkShape mark={mark} className="size-4.5" />
          {markText[mark]}
        </li>
      ))}
      <li className="inline-flex items-center gap-1.5">
        <span className="rounded-sm bg-wrong-soft px-1 text-[0.75rem] leading-snug font-bold text-wrong">満</span>
        満席
      </li>
      <li className="text-ink-soft">数字は、いちばん多い時間の人数 / 定員</li>
    </ul>
  );
}

/** One day; with several days the second tap closes the range. */
function useChosenDays(today: TokyoDate) {
  const [range, setRange] = useState({ from: today, to: today });
  const [several, setSeveral] = useState(false);
  /** The first day of a range is chosen, its last is not. */
  const [begun, setBegun] = useState(false);
  function choose(date: TokyoDate) {
    const closes = several && begun && date >= range.from;
    setRange(closes ? { from: range.from, to: date } : { from: date, to: date });
    setBegun(several && !closes);
  }
  return { range, setRange, several, setSeveral, choose };
}

function SeveralChoice({ several, onSeveral }: { several: boolean; onSeveral: (several: boolean) => void }) {
  return (
    <div className="w-37 text-note">
      <ChoiceCard
        type="checkbox"
        title="期間で選ぶ"
        checked={several}
        onChange={(event) => onSeveral(event.target.checked)}
      />
    </div>
  );
}
