import { CircleSlash, Clock, LogIn, LogOut, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { childcareSettlement } from '../../../../domain/codes.ts';
import { formatTime, formatTimeRange } from '../../../../domain/time-format.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import { type BoardEntry, type BoardReserve, minutesSince } from './board.ts';
import { ChildLines } from './child-lines.tsx';
import { MissingFacts } from './missing-facts.tsx';
import { StayFacts } from './stay-facts.tsx';
import type { TapProblem } from './use-taps.ts';

/** `answer`: types the time a refused tap asks for. */
export type BoardAct = 'check_in' | 'check_out' | 'no_show' | 'undo' | 'time' | 'answer';

type BoardCardProps = {
  entry: BoardEntry;
  /** Arrives next: the one step the screen is about. */
  next: boolean;
  now: Date;
  today: string;
  problem: TapProblem | undefined;
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
      {(column === 'coming' || column === 'present') && <StayFacts reserve={reserve} present={column === 'present'} />}
      {(column === 'coming' || column === 'present') && reserve.customer && (
        <MissingFacts customer={reserve.customer} today={today} />
      )}
      {(column === 'left' || column === 'no_show') && <Money reserve={reserve} />}
      {problem && <Problem problem={problem} name={namesOf(reserve)} onAnswer={() => onAct('answer')} />}
      <Acts entry={entry} next={next} now={now} onAct={onAct} />
      {waiting && <p className="mt-2 text-note text-ink-soft">送信しています…</p>}
    </article>
  );
}

const namesOf = (reserve: BoardReserve) => reserve.reserve_details.map(({ child }) => child?.name ?? '').join('、');

function Problem({ problem, name, onAnswer }: { problem: TapProblem; name: string; onAnswer: () => void }) {
  const answer = problem.ask && (problem.ask === 'check_in' ? '登園の時刻を入力' : '降園の時刻を入力');
  return (
    <>
      <div role="alert">
        <FieldError>{problem.text}</FieldError>
      </div>
      {answer && (
        <Button kind="plain" size="small" className="mt-2" onClick={onAnswer} aria-label={`${answer} ${name}`}>
          <Clock className="size-4.5" aria-hidden="true" />
          {answer}
        </Button>
      )}
    </>
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
        <YenAmount amount={childcare.total_amount} className="font-bold text-ink" /> ·{' '}
        <span className={childcare.status === childcareSettlement.code.charge_failed ? 'font-bold text-wrong' : ''}>
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
      キャンセル料 <YenAmount amount={cancellation.cancel_amount} className="font-bold text-ink" />
      {cancellation.settle_due_datetime && ` · ${formatTime(cancellation.settle_due_datetime)}に請求`}
    </p>
  );
}

/** Once the charge has been sent, a tap can no longer be taken back. */
function mayUndo({ reserve, column }: BoardEntry): boolean {
  if (column === 'present') return true;
  if (column === 'left') return reserve.childcares[0]?.settle_due_datetime !== null;
  const fee = reserve.reserve_cancellations[0];
  return fee === undefined || fee.cancel_amount === 0 || fee.settle_due_datetime !== null;
}

const bigTaps = { coming: ['check_in', '登園', LogIn], present: ['check_out', '降園', LogOut] } as const;

function Acts({ entry, next, now, onAct }: Pick<BoardCardProps, 'entry' | 'next' | 'now' | 'onAct'>) {
  const { reserve, column } = entry;
  const name = namesOf(reserve);
  const big = column === 'coming' || column === 'present' ? bigTaps[column] : null;
  const undo = column !== 'coming' && mayUndo(entry);
  const time = column === 'coming' || (column !== 'no_show' && undo);
  const Icon = big?.[2];
  return (
    <div className="mt-3">
      {big && Icon && (
        <Button
          size="large"
          kind={next ? 'primary' : 'plain'}
          className="w-full"
          onClick={() => onAct(big[0])}
          aria-label={`${name} ${big[1]}`}
        >
          <Icon className="size-5.5" aria-hidden="true" />
          {big[1]}
        </Button>
      )}
      <div className="mt-1 -mb-2 flex flex-wrap items-center gap-x-4 text-note">
        {undo && (
          <SmallAct icon={Undo2} label={`${name} 元に戻す`} onClick={() => onAct('undo')}>
            元に戻す
          </SmallAct>
        )}
        {time && (
          <SmallAct
            icon={Clock}
            label={`${name} ${column === 'coming' ? '時刻を指定して登園' : '時刻を直す'}`}
            onClick={() => onAct('time')}
          >
            {column === 'coming' ? '時刻を指定' : '時刻を直す'}
          </SmallAct>
        )}
        {column === 'coming' && minutesSince(reserve.start_datetime, now) >= 0 && (
          <SmallAct icon={CircleSlash} label={`${name} 来園なし`} onClick={() => onAct('no_show')}>
            来園なし
          </SmallAct>
        )}
        <Link
          to={`/staff/reserves/${reserve.id}`}
          className="text-link ml-auto inline-flex min-h-11 items-center"
          aria-label={`${name} 予約の詳細`}
        >
          詳細
        </Link>
      </div>
    </div>
  );
}

type SmallActProps = { icon: typeof Clock; label: string; onClick: () => void; children: string };

function SmallAct({ icon: Icon, label, onClick, children }: SmallActProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-sm font-bold text-ink-soft hover:text-ink"
    >
      <Icon className="size-4.5" aria-hidden="true" />
      {children}
    </button>
  );
}
