import { Clock, LogIn, LogOut, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { childcareSettlement } from '../../../domain/codes.ts';
import { formatTime, formatTimeRange } from '../../../domain/time-format.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Yen } from '../../ui/yen.tsx';
import { type BoardEntry, type BoardReserve, minutesSince } from './board.ts';
import { ChildLines } from './child-lines.tsx';
import { StayFacts } from './stay-facts.tsx';

export type BoardAct = 'check_in' | 'check_out' | 'no_show' | 'undo' | 'time';

type BoardCardProps = {
  entry: BoardEntry;
  /** Arrives next: the one step the screen is about. */
  next: boolean;
  now: Date;
  today: string;
  problem: string | undefined;
  onAct: (kind: BoardAct) => void;
};

/** One reserve at the door: when, who, what to mind, and the one big tap. */
export function BoardCard({ entry, next, now, today, problem, onAct }: BoardCardProps) {
  const { reserve, column, waiting } = entry;
  const busyLook = waiting ? 'border-dashed border-edge' : next ? 'border-action' : 'border-line';
  return (
    <article
      aria-busy={waiting || undefined}
      data-reserve={reserve.id}
      className={`rounded-lg border bg-white p-4 shadow-raised ${busyLook}`}
    >
      <div className="flex items-start justify-between gap-3">
        <p className="figures text-h3 font-bold">
          {formatTimeRange(reserve.start_datetime, reserve.end_datetime)}
          {next && <span className="ml-2 align-middle text-note text-action">次の来園</span>}
        </p>
        <Timing entry={entry} now={now} />
      </div>
      <ChildLines reserve={reserve} today={today} brief={column === 'left' || column === 'no_show'} />
      {(column === 'coming' || column === 'present') && <StayFacts reserve={reserve} />}
      {(column === 'left' || column === 'no_show') && <Money reserve={reserve} />}
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      <Acts entry={entry} next={next} now={now} onAct={onAct} />
      {waiting && <p className="mt-2 text-note text-ink-soft">送信しています…</p>}
      <Link
        to={`/staff/reserves/${reserve.id}`}
        className="text-link mt-1 inline-flex min-h-11 items-center text-note"
        aria-label={`${reserve.customer?.name ?? ''}様の予約の詳細`}
      >
        予約の詳細
      </Link>
    </article>
  );
}

function Timing({ entry: { reserve, column }, now }: { entry: BoardEntry; now: Date }) {
  const childcare = reserve.childcares[0];
  const late = (minutes: number, text: string) =>
    minutes > 0 ? <p className="text-right text-note leading-snug font-bold text-ask">{text}</p> : null;
  if (column === 'coming') {
    const minutes = minutesSince(reserve.start_datetime, now);
    if (minutes > 0) return late(minutes, `${minutes}分遅れ`);
    return minutes >= -30 ? <p className="figures text-right text-note text-ink-soft">あと{-minutes}分</p> : null;
  }
  if (column === 'present') {
    const minutes = minutesSince(reserve.end_datetime, now);
    return (
      <div className="figures text-right text-note leading-snug">
        {childcare && <p className="text-ink-soft">登園 {formatTime(childcare.start_datetime)}</p>}
        {late(minutes, `お迎え ${minutes}分超過`)}
      </div>
    );
  }
  if (column === 'left' && childcare) {
    return (
      <p className="figures text-right text-note leading-snug text-ink-soft">
        実際 {formatTime(childcare.start_datetime)}〜{childcare.end_datetime ? formatTime(childcare.end_datetime) : ''}
      </p>
    );
  }
  return null;
}

function Money({ reserve }: { reserve: BoardReserve }) {
  const childcare = reserve.childcares[0];
  const cancellation = reserve.reserve_cancellations[0];
  if (childcare?.end_datetime) {
    return (
      <p className="mt-2 text-note text-ink-soft">
        <Yen amount={childcare.total_amount} className="font-bold text-ink" /> ·{' '}
        <span className={childcare.status === 3 ? 'font-bold text-wrong' : ''}>
          {childcare.settle_due_datetime
            ? `${formatTime(childcare.settle_due_datetime)}に精算`
            : childcareSettlement.label(childcare.status)}
        </span>
      </p>
    );
  }
  if (!cancellation) return null;
  return (
    <p className="mt-2 text-note text-ink-soft">
      キャンセル料 <Yen amount={cancellation.cancel_amount} className="font-bold text-ink" />
      {cancellation.settle_due_datetime && ` · ${formatTime(cancellation.settle_due_datetime)}に請求`}
    </p>
  );
}

function Acts({ entry, next, now, onAct }: Pick<BoardCardProps, 'entry' | 'next' | 'now' | 'onAct'>) {
  const { reserve, column } = entry;
  const name = reserve.reserve_details.map(({ child }) => child?.name ?? '').join('、');
  const small = 'px-3!';
  if (column === 'coming') {
    const started = minutesSince(reserve.start_datetime, now) >= 0;
    return (
      <div className="mt-3">
        <Button
          size="large"
          kind={next ? 'primary' : 'plain'}
          className="w-full"
          onClick={() => onAct('check_in')}
          aria-label={`${name} 登園`}
        >
          <LogIn className="size-5.5" aria-hidden="true" />
          登園
        </Button>
        <div className="mt-1 flex flex-wrap gap-x-1">
          <Button
            kind="quiet"
            size="small"
            className={small}
            onClick={() => onAct('time')}
            aria-label={`${name} 時刻を指定して登園`}
          >
            <Clock className="size-4.5" aria-hidden="true" />
            時刻を指定
          </Button>
          {started && (
            <Button
              kind="quiet"
              size="small"
              className={small}
              onClick={() => onAct('no_show')}
              aria-label={`${name} 来園なし`}
            >
              来園なし
            </Button>
          )}
        </div>
      </div>
    );
  }
  return (
    <div className="mt-3">
      {column === 'present' && (
        <Button
          size="large"
          kind="plain"
          className="w-full"
          onClick={() => onAct('check_out')}
          aria-label={`${name} 降園`}
        >
          <LogOut className="size-5.5" aria-hidden="true" />
          降園
        </Button>
      )}
      <div className="mt-1 flex flex-wrap gap-x-1">
        <Button
          kind="quiet"
          size="small"
          className={small}
          onClick={() => onAct('undo')}
          aria-label={`${name} 元に戻す`}
        >
          <Undo2 className="size-4.5" aria-hidden="true" />
          元に戻す
        </Button>
        {column !== 'no_show' && (
          <Button
            kind="quiet"
            size="small"
            className={small}
            onClick={() => onAct('time')}
            aria-label={`${name} 時刻を直す`}
          >
            <Clock className="size-4.5" aria-hidden="true" />
            時刻を直す
          </Button>
        )}
      </div>
    </div>
  );
}
