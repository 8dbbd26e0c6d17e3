import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { minuteOf } from '../../../../domain/time.ts';
import { formatMinuteRange } from '../../../../domain/time-format.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { calledNames, type Who } from '../start/who.ts';

type OwnReservesProps = { reserves: FunctionOk<'reserveSlots'>['own_reserves']; who: Who };

/** Where these children already are on that day: shown before a time is chosen, not after sending. */
export function OwnReserves({ reserves, who }: OwnReservesProps) {
  if (reserves.length === 0 || !('child_ids' in who)) return null;
  const named = (ids: readonly number[]) =>
    calledNames(who.names.filter((_, position) => ids.includes(who.child_ids[position] ?? 0)));
  return (
    <div className="mb-4">
      <Notice
        title="この日は、すでにご予約があります"
        action={
          <LinkButton to="/mypage/reserves/list" kind="plain" size="small">
            予約を確認する
          </LinkButton>
        }
      >
        <ul className="grid gap-0.5">
          {reserves.map(({ reserve_id, start_time, end_time, branch_name, child_ids }) => (
            <li key={reserve_id}>
              <span className="figures">{formatMinuteRange(minuteOf(start_time), minuteOf(end_time))}</span>{' '}
              {named(child_ids)}({branch_name})
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
