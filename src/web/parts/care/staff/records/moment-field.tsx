import { Clock } from 'lucide-react';
import { instantOf, minuteOf, minuteOfDayOf, parseTime, timeText, tokyoDateOf } from '../../../../../domain/time.ts';
import { serverNow } from '../../../../data/server-clock.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import type { useWriteAt } from './use-write-at.ts';

/** A time of today; null for none, or one that is still to come. */
export function todayAt(time: string): string | null {
  if (parseTime(time) === null) return null;
  const now = serverNow();
  const at = instantOf(tokyoDateOf(now), minuteOf(time));
  return at > now ? null : at.toISOString();
}

type MomentFieldProps = {
  time: string | null;
  onTime: (time: string | null) => void;
  error: string | undefined;
  late: Pick<ReturnType<typeof useWriteAt>, 'asksReason' | 'reason' | 'setReason' | 'text'>;
  reasonError?: string | undefined;
  /** Another time is the point of it. */
  fixed?: boolean;
};

/** Now, unless another time is entered. */
export function MomentField({ time, onTime, error, reasonError, late, fixed = false }: MomentFieldProps) {
  return (
    <div className="grid gap-3">
      {time === null ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-ink-soft">押した時刻で記録します。</p>
          <Button
            kind="quiet"
            size="small"
            className="text-body!"
            onClick={() => onTime(timeText(minuteOfDayOf(serverNow())))}
          >
            <Clock className="size-4.5" aria-hidden="true" />
            時刻を変える
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            label="時刻"
            unmarked
            className="w-40"
            type="time"
            autoComplete="off"
            value={time}
            error={error}
            onChange={(event) => onTime(event.target.value)}
          />
          {!fixed && (
            <Button kind="quiet" size="small" className="text-body!" onClick={() => onTime(null)}>
              いまの時刻にもどす
            </Button>
          )}
        </div>
      )}
      {late.asksReason && (
        <TextField
          label="時間がたってから記録する理由"
          required
          maxLength={200}
          autoComplete="off"
          value={late.reason}
          error={reasonError}
          onChange={(event) => late.setReason(event.target.value)}
        />
      )}
      <ErrorNotice text={late.text} />
    </div>
  );
}
