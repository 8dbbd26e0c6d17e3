import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { formatMonthDay, formatTimeRange } from '../../../../../domain/time-format.ts';
import { TelLink } from '../../../../console/tel-link.tsx';

type TouchedStay = FunctionOk<'staffPreviewClosure'>['branches'][number]['reserves'][number];

type TouchedListProps = {
  reserves: readonly TouchedStay[];
  /** Whether the branches nearby are said. */
  moving: boolean;
  /** Which of them the choice is about; absent: all. */
  chosen?: { ids: ReadonlySet<number>; onToggle: (reserve_id: number) => void };
};

/** The families a closure touches: when, who, and the number to call. */
export function TouchedList({ reserves, moving, chosen }: TouchedListProps) {
  return (
    <ul className="grid gap-2 text-note">
      {reserves.map((reserve) => (
        <li key={reserve.reserve_id} className="flex gap-3 rounded-sm bg-cream px-3 py-2 leading-snug">
          {chosen && (
            <label className="-my-2 flex min-h-11 min-w-11 items-center justify-center">
              <span className="sr-only">{withSan(reserve.customer_name)}の予約も対象にする</span>
              <input
                type="checkbox"
                className="size-5 accent-action"
                checked={chosen.ids.has(reserve.reserve_id)}
                onChange={() => chosen.onToggle(reserve.reserve_id)}
              />
            </label>
          )}
          <div className="min-w-0 flex-1 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-3">
            <p className="figures font-bold">
              {formatMonthDay(Date.parse(reserve.start_datetime))}{' '}
              {formatTimeRange(reserve.start_datetime, reserve.end_datetime)}
            </p>
            <div className="min-w-0">
              <p className="font-bold">{reserve.child_names.join('、')}</p>
              <p className="text-ink-soft">
                {reserve.customer_name}
                <TelLink tel={reserve.tel} name={reserve.customer_name} />
              </p>
              {moving && (
                <p className={reserve.nearby.length === 0 ? 'text-wrong' : ''}>
                  {reserve.nearby.length === 0
                    ? '近くに、同じ時間の空きがありません'
                    : `空きのある園: ${reserve.nearby.map(({ branch_name }) => branch_name).join('、')}`}
                </p>
              )}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
