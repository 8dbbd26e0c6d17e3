import { Link } from 'react-router';
import type { SelectStaffReportsData } from '../../../../../contract/operations/generated.ts';
import { type DayNumbers, dayTotal, emptyDay } from '../../../../../domain/attendance/day-numbers.ts';
import { formatMonthDay } from '../../../../../domain/time-format.ts';
import { formatYen } from '../../../../../domain/yen.ts';

/** Days still to be closed first, then those that are. */
export function OtherDays({ data }: { data: SelectStaffReportsData }) {
  return (
    <div className="grid gap-6">
      {data.unclosed_days.length > 0 && (
        <section aria-labelledby="unclosed" className="rounded-lg border border-ask/40 bg-ask-soft p-4">
          <h2 id="unclosed" className="mb-1 text-lead">
            まだ締めていない日
          </h2>
          <ul className="flex flex-wrap gap-x-4">
            {data.unclosed_days.map(({ date }) => (
              <li key={date}>
                <Link to={`?from=${date}`} className="text-link figures inline-flex min-h-11 items-center font-bold">
                  {formatMonthDay(date)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="former">
        <h2 id="former" className="mb-2 text-lead">
          締めた日
        </h2>
        {data.former.length === 0 ? (
          <p className="text-note text-ink-soft">まだありません。</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {data.former.map((close) => {
              const numbers = { ...emptyDay, ...(close.numbers as Partial<DayNumbers>) };
              const open = (close.open_items as readonly unknown[]).length;
              return (
                <li key={close.id} className="py-2.5 leading-snug">
                  <p className="flex flex-wrap items-center justify-between gap-x-3">
                    <Link
                      to={`?from=${close.date}`}
                      className="text-link figures -my-2.5 inline-flex min-h-11 items-center font-bold"
                    >
                      {formatMonthDay(close.date)}
                    </Link>
                    <span className="figures text-note">{formatYen(dayTotal(numbers))}</span>
                  </p>
                  <p className="figures text-note text-ink-soft">
                    お子さま{numbers.children}名・のべ{numbers.visits}回 {close.account?.name}
                    {open > 0 && <span className="ml-2 font-bold text-ask">残り{open}件</span>}
                  </p>
                </li>
              );
            })}
          </ul>
        )}
      </section>
    </div>
  );
}
