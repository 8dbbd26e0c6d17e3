import { CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Alternative } from '../../../../contract/functions/billing/price-lines.ts';
import type { SeriesDay } from '../../../../contract/functions/reserves/series-days.ts';
import { reservableText } from '../../../../domain/codes.ts';
import { formatMonthDay, formatTimeRange } from '../../../../domain/time-format.ts';
import { Button } from '../../../ui/button.tsx';
import { MarkShape } from '../../../ui/mark.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { YenAmount } from '../../../ui/yen.tsx';

type RowProps = {
  day: Pick<SeriesDay, 'reserve_date' | 'start_datetime' | 'end_datetime' | 'mark' | 'holiday_name'>;
  /** Said where it is another one than the branch that was asked for. */
  branch_name?: string | undefined;
  /** Reserved already: what stands is said, not what is free. */
  standing?: '予約確定' | 'リクエスト中';
  amount?: ReactNode;
  /** At the right end. */
  act?: ReactNode;
  children?: ReactNode;
};

/** One of the days: its mark, when, what it costs; under it what there is to say. */
export function SeriesRow({ day, branch_name, standing, amount, act, children }: RowProps) {
  return (
    <li className="border-b border-line py-2 last:border-b-0">
      <div className="flex items-center gap-3">
        <span className="shrink-0">
          {standing === '予約確定' ? (
            <CircleCheck className="size-5.5 text-trust" aria-hidden="true" />
          ) : (
            <MarkShape mark={day.mark} className="size-5.5" />
          )}
          <span className="sr-only">{standing ?? reservableText[day.mark]}</span>
        </span>
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <p className="figures leading-snug">
            <strong className="whitespace-nowrap">{formatMonthDay(day.reserve_date)}</strong>{' '}
            <span className="whitespace-nowrap">{formatTimeRange(day.start_datetime, day.end_datetime)}</span>
            {day.holiday_name && <span className="ml-2 text-note text-wrong">{day.holiday_name}</span>}
            {branch_name && <span className="block text-note font-bold">{branch_name}</span>}
          </p>
          {amount !== undefined && <p className="ml-auto text-right">{amount}</p>}
        </div>
        {act}
      </div>
      {children}
    </li>
  );
}

/** A day that is just being asked about. */
export function WaitingRow({ date, act }: { date: string; act?: ReactNode }) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-b-0" aria-busy="true">
      <Skeleton className="size-5.5 rounded-full" />
      <p className="figures flex-1">
        <strong>{formatMonthDay(date)}</strong> <span className="text-note text-ink-soft">確認しています</span>
      </p>
      {act}
    </li>
  );
}

export function RemoveButton({ date, onRemove }: { date: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={`${formatMonthDay(date)}を外す`}
      className="-my-1 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-cream hover:text-ink focus-visible:outline-3 focus-visible:outline-focus"
    >
      <X className="size-5" aria-hidden="true" />
    </button>
  );
}

type EditableRowProps = {
  day: SeriesDay;
  /** The branch that was asked for. */
  branch_id: number;
  onTake: (alternative: Alternative) => void;
  onRemove: () => void;
};

/** A day of the table while it is put together: why it cannot be had, and what could be, one tap away. */
export function EditableRow({ day, branch_id, onTake, onRemove }: EditableRowProps) {
  return (
    <SeriesRow
      day={day}
      branch_name={day.branch_id === branch_id ? undefined : day.branch_name}
      {...(day.quote ? { amount: <YenAmount amount={day.quote.reserve_amount} className="font-bold" /> } : {})}
      act={<RemoveButton date={day.reserve_date} onRemove={onRemove} />}
    >
      {day.mark === '△' && (
        <p className="pl-8.5 text-note text-ink-soft">リクエストの日です。園のお返事を待って確定します。</p>
      )}
      {day.msg && (
        <div className="pl-8.5">
          <p className="phrases text-note text-wrong">{day.msg}</p>
          {day.alternatives.length > 0 && (
            <ul className="mt-1.5 flex flex-wrap gap-2" aria-label={`${formatMonthDay(day.reserve_date)}のほかの空き`}>
              {day.alternatives.map((each) => (
                <li key={`${each.branch_id} ${each.start_datetime}`}>
                  <Button kind="plain" size="small" className="figures" onClick={() => onTake(each)}>
                    {each.branch_id === branch_id ? '' : `${each.branch_name} `}
                    {formatTimeRange(each.start_datetime, each.end_datetime)}
                    <span className="sr-only">にする</span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </SeriesRow>
  );
}
