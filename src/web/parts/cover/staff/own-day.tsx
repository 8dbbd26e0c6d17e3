import { useState } from 'react';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { workWish } from '../../../../domain/cover/cover-codes.ts';
import { weekdayOf } from '../../../../domain/time.ts';
import { formatMonthDay } from '../../../../domain/time-format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { spanText } from './cover-text.ts';
import { SwapForm } from './swap-form.tsx';
import { WishForm } from './wish-form.tsx';

type OwnDay = FunctionOk<'staffReadOwnShifts'>['days'][number];
type OwnDayProps = { date: string; day: OwnDay | undefined; past: boolean; onChanged: () => void };

/** One day of one's own month: where and when, what one said of it, and what one can ask. */
export function OwnDayRow({ date, day, past, onChanged }: OwnDayProps) {
  const [opened, setOpened] = useState<'wish' | 'swap'>();
  const shifts = day?.shifts ?? [];
  const wish = day?.wishes[0];
  const [shift] = shifts;
  const done = () => {
    setOpened(undefined);
    onChanged();
  };
  const name = formatMonthDay(date);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <span className={`figures w-24 ${weekdayOf(date) === 0 ? 'text-wrong' : ''}`}>{name}</span>
        {shifts.map((each) => (
          <span key={`${each.branch_id} ${each.start_time}`}>
            <strong className="figures">{spanText(each)}</strong>{' '}
            <span className="text-note text-ink-soft">{each.branch_name}</span>
          </span>
        ))}
        {wish && (
          <Badge tone={wish.kind === workWish.code.can ? 'trust' : 'no'}>
            {workWish.label(wish.kind)} {spanText(wish)}
          </Badge>
        )}
      </div>
      {!past && (
        <div className="flex gap-1">
          {shift && (
            <Button
              kind="quiet"
              size="small"
              aria-label={`${name}の交代をお願いする`}
              onClick={() => setOpened('swap')}
            >
              交代
            </Button>
          )}
          <Button kind="quiet" size="small" aria-label={`${name}の都合を伝える`} onClick={() => setOpened('wish')}>
            都合
          </Button>
        </div>
      )}
      {opened === 'wish' && (
        <Dialog title={`${name}の都合`} isOpen onClose={() => setOpened(undefined)}>
          <WishForm date={date} begun={wish} onDone={done} />
        </Dialog>
      )}
      {opened === 'swap' && shift && (
        <Dialog title={`${name}のシフトの交代`} isOpen onClose={() => setOpened(undefined)}>
          <SwapForm branch_id={shift.branch_id} date={date} onDone={done} />
        </Dialog>
      )}
    </li>
  );
}
