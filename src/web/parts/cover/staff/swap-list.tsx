import { useState } from 'react';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatMonthDay } from '../../../../domain/time-format.ts';
import { AskedAction } from '../../../console/edit/asked-action.tsx';
import { useStaff } from '../../../console/staff-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { spanText } from './cover-text.ts';

type Swap = FunctionOk<'staffListCover'>['swaps'][number];

const dayText = (date: string, hours: Swap['hours']): string =>
  `${formatMonthDay(date)}${hours ? ` ${spanText(hours)}` : ''}`;

/** Two colleagues agree; the manager has the last word. */
export function SwapList({ swaps, onChanged }: { swaps: readonly Swap[]; onChanged: () => void }) {
  const { branch } = useStaff();
  const [asked, setAsked] = useState<{ swap: Swap; agree: boolean }>();
  const done = () => {
    setAsked(undefined);
    onChanged();
  };
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {swaps.map((swap) => (
          <li key={swap.shift_swap_id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <p>
              <strong className="figures">{dayText(swap.date, swap.hours)}</strong> {withSan(swap.name)} →{' '}
              {withSan(swap.with_name)}
              {swap.with_date && (
                <span className="block">
                  代わりに <span className="figures">{dayText(swap.with_date, swap.with_hours)}</span>{' '}
                  {withSan(swap.with_name)} → {withSan(swap.name)}
                </span>
              )}
            </p>
            <div className="flex gap-2">
              <Button onClick={() => setAsked({ swap, agree: true })}>交代を認める</Button>
              <Button kind="plain" onClick={() => setAsked({ swap, agree: false })}>
                認めない
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {asked && (
        <AskedAction
          name="staffSettleSwap"
          input={{
            branch_id: branch.id,
            shift_swap_id: asked.swap.shift_swap_id,
            version: asked.swap.version,
            agree_flag: asked.agree ? 1 : 0,
          }}
          kind={asked.agree ? 'primary' : 'danger'}
          title={asked.agree ? '交代を認めますか' : '交代を認めませんか'}
          yes={asked.agree ? '認める' : '認めない'}
          busyLabel="確認しています"
          onClose={() => setAsked(undefined)}
          onDone={done}
        >
          {asked.agree ? '2人のシフトを入れ替え、2人に知らせます。' : 'シフトは元のまま、2人に知らせます。'}
        </AskedAction>
      )}
    </>
  );
}
