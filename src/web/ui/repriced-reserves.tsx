import { formatDateWeekday, formatTimeRange } from '../../domain/time-format.ts';
import { YenAmount } from './yen.tsx';

export type ShownRepricing = {
  readonly reserve_id: number;
  readonly branch_name: string;
  readonly start_datetime: string;
  readonly end_datetime: string;
  readonly amount_before: number;
  readonly amount_after: number;
};

/** Each reserve with its estimate before and after a change: 2,600円 → 2,200円. */
export function RepricedReserves({ reserves }: { reserves: readonly ShownRepricing[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {reserves.map((reserve) => (
        <li key={reserve.reserve_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          <span className="figures">
            <span className="font-bold">{formatDateWeekday(new Date(reserve.start_datetime))}</span>{' '}
            <span className="whitespace-nowrap">{formatTimeRange(reserve.start_datetime, reserve.end_datetime)}</span>
            <span className="block text-note text-ink-soft">{reserve.branch_name}</span>
          </span>
          <span className="ml-auto text-right">
            {reserve.amount_before === reserve.amount_after ? (
              <>
                <YenAmount amount={reserve.amount_after} className="font-bold" />
                <span className="block text-note text-ink-soft">変わりません</span>
              </>
            ) : (
              <>
                <span className="sr-only">変更前</span>
                <YenAmount amount={reserve.amount_before} className="text-ink-soft" />
                <span aria-hidden="true"> → </span>
                <span className="sr-only">、変更後</span>
                <YenAmount amount={reserve.amount_after} className="font-bold" />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
