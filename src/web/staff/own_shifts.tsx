import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, type MetaFunction, useSearchParams } from 'react-router';
import { ownShiftFunctions } from '../../contract/functions/cover/own-shifts.ts';
import type { FunctionOk } from '../../contract/functions/functions.ts';
import { addDays, addMonths, isTokyoDate } from '../../domain/time.ts';
import { formatDuration, formatYearMonth } from '../../domain/time-format.ts';
import { LiveLoaded, StaffPage } from '../console/staff-page.tsx';
import { reading } from '../data/question.ts';
import { useServerToday } from '../data/server-clock.ts';
import { useAnswer } from '../data/use-answer.ts';
import { ActionForm } from '../form/action-form.tsx';
import { Check } from '../form/field.tsx';
import { useActionForm } from '../form/use-action-form.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { LineLink } from '../parts/cover/staff/line-link.tsx';
import { OwnAsks } from '../parts/cover/staff/own-asks.tsx';
import { OwnDayRow } from '../parts/cover/staff/own-day.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '自分のシフト', noindex: true });

type Own = FunctionOk<'staffReadOwnShifts'>;
const arrow = 'inline-flex size-12 items-center justify-center rounded-md text-ink hover:bg-cream';

/** One's own month, on the phone. */
export default function OwnShiftsPage() {
  const today = useServerToday();
  const [search] = useSearchParams();
  const asked = `${search.get('month') ?? ''}-01`;
  const month = isTokyoDate(asked) ? asked : `${today.slice(0, 7)}-01`;
  const query = useAnswer(reading('staffReadOwnShifts', { month }));
  const changed = () => void query.reload();
  const go = (months: number) => `?month=${addMonths(month, months).slice(0, 7)}`;
  return (
    <StaffPage
      title="自分のシフト"
      aside={
        <p className="flex items-center">
          <Link to={go(-1)} replace aria-label="前の月" className={arrow}>
            <ChevronLeft className="size-6" aria-hidden="true" />
          </Link>
          <strong className="figures">{formatYearMonth(month)}</strong>
          <Link to={go(1)} replace aria-label="次の月" className={arrow}>
            <ChevronRight className="size-6" aria-hidden="true" />
          </Link>
        </p>
      }
    >
      <LiveLoaded query={query} steady>
        {(own) => (
          <div className="grid max-w-form gap-8">
            <OwnAsks calls={own.calls} swaps={own.swaps} onChanged={changed} />
            <Month own={own} month={month} today={today} onChanged={changed} />
            <CallSwitch key={String(own.cover_calls_flag)} own={own} onChanged={changed} />
          </div>
        )}
      </LiveLoaded>
    </StaffPage>
  );
}

function Month({ own, month, today, onChanged }: { own: Own; month: string; today: string; onChanged: () => void }) {
  const dates: string[] = [];
  for (let date = month; date.startsWith(month.slice(0, 7)); date = addDays(date, 1)) dates.push(date);
  const rows = (listed: readonly string[]) => (
    <ul className="divide-y divide-line border-y border-line">
      {listed.map((date) => (
        <OwnDayRow
          key={date}
          date={date}
          day={own.days.find((each) => each.date === date)}
          past={date <= today}
          onChanged={onChanged}
        />
      ))}
    </ul>
  );
  const [past, ahead] = [dates.filter((date) => date < today), dates.filter((date) => date >= today)];
  return (
    <section aria-labelledby="month">
      <h2 id="month" className="text-lead">
        この月の予定 <span className="figures">{formatDuration(own.worked_minutes)}</span>
      </h2>
      <p className="mb-2 text-note text-ink-soft">
        休憩を除いた時間です。「都合」で、働ける日と働けない日を園長に伝えられます。
      </p>
      {ahead.length > 0 && rows(ahead)}
      {past.length > 0 && (
        <details className="mt-4" open={ahead.length === 0}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold">
            終わった日(<span className="figures">{past.length}</span>日)
          </summary>
          {rows(past)}
        </details>
      )}
    </section>
  );
}

function CallSwitch({ own, onChanged }: { own: Own; onChanged: () => void }) {
  const form = useActionForm(ownShiftFunctions, 'staffSaveCoverCalls', {
    defaults: { cover_calls_flag: (own.cover_calls_flag ? 1 : 0) as 0 | 1 },
    payload: (values) => values,
    toast: '保存しました',
    done: onChanged,
  });
  return (
    <section aria-labelledby="switch">
      <h2 id="switch" className="mb-2 text-lead">
        応援のお願い
      </h2>
      <ActionForm of={form} submit="保存する" busyLabel="保存しています" kind="plain">
        <Check
          of={form}
          name="cover_calls_flag"
          on={1}
          off={0}
          title="応援のお願いを受け取る"
          note="受け取らなくても、不利になることはありません。"
        />
      </ActionForm>
      <div className="mt-4">
        <LineLink linked={own.line_linked} onChanged={onChanged} />
      </div>
    </section>
  );
}
