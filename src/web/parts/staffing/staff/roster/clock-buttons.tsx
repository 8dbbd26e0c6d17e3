import { LogIn, LogOut } from 'lucide-react';
import { SelectStaffOwnClockingsDocument } from '../../../../../contract/operations/generated.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { operation } from '../../../../data/question.ts';
import { useServerToday } from '../../../../data/server-clock.ts';
import { useAction } from '../../../../data/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import type { ClockSpan } from './roster-text.ts';

type ClockButtonsProps = { clockings: readonly ClockSpan[]; onDone: () => void; full?: boolean };

/** One's own coming and going, in one touch. */
export function ClockButtons({ clockings, onDone, full = false }: ClockButtonsProps) {
  const { branch } = useStaff();
  const come = useAction('staffClockIn');
  const go = useAction('staffClockOut');
  const last = clockings.at(-1);
  const here = last !== undefined && last.clock_out_at === null;
  async function press() {
    const outcome = here ? await go.send({ branch_id: branch.id }) : await come.send({ branch_id: branch.id });
    if (outcome?.kind !== 'ok') return;
    showToast(here ? '退勤を記録しました' : '出勤を記録しました');
    onDone();
  }
  const problem = come.text ?? go.text;
  const Icon = here ? LogOut : LogIn;
  return (
    <div className="grid gap-2">
      <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${full ? '' : 'justify-between'}`}>
        <p role="status">
          {last === undefined && '今日はまだ出勤していません。'}
          {here && (
            <>
              <strong className="text-trust">出勤中</strong>{' '}
              <span className="figures">{formatTime(last.clock_in_at)}から</span>
            </>
          )}
          {last?.clock_out_at && (
            <>
              <strong>退勤済み</strong> <span className="figures">{formatTime(last.clock_out_at)}</span>
            </>
          )}
        </p>
        <Button
          kind={here ? 'plain' : 'primary'}
          className={full ? 'w-full' : ''}
          busy={come.busy || go.busy}
          busyLabel="記録しています"
          onClick={() => void press()}
        >
          <Icon className="size-5" aria-hidden="true" />
          {here ? '退勤する' : '出勤する'}
        </Button>
      </div>
      <ErrorNotice text={problem} />
    </div>
  );
}

/** In the menu of the person at the tablet; hidden from staff who do not work at the branch shown. */
export function MenuClock() {
  const { account, branch, headquarters } = useStaff();
  const today = useServerToday();
  const asked = operation(SelectStaffOwnClockingsDocument, {
    branch_id: branch.id,
    account_id: account.id,
    date: today,
  });
  const { data, failure, reload } = useLiveAnswer(headquarters ? null : asked);
  if (headquarters || (failure && !data)) return null;
  return (
    <div className="mb-4 min-h-24 border-b border-line pb-4">
      {data ? (
        <ClockButtons clockings={data.staff_clockings} onDone={() => void reload()} full />
      ) : (
        <Skeleton className="h-20 rounded-md" />
      )}
    </div>
  );
}
