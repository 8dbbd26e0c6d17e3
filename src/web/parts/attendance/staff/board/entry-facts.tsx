import { Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { childcareSettlement } from '../../../../../domain/codes.ts';
import { epochOf } from '../../../../../domain/time.ts';
import { formatDuration, formatTime } from '../../../../../domain/time-format.ts';
import type { TapProblem } from '../../../../console/taps/use-taps.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { YenAmount } from '../../../../ui/yen.tsx';
import { temperatureText } from '../../../care/staff/records/temperature.ts';
import { DoorNo } from '../door/door-no.tsx';
import { type BoardChild, type BoardEntry, type BoardReserve, minutesPast } from './board.ts';
import { holdEverything } from './press/hold-moved.ts';

/** A reserve's state against the clock, in a word: late and overdue raise an alarm, the first minutes only a remark. */
export function TimeWord({ entry, now, alarming }: { entry: BoardEntry; now: Date; alarming: boolean }) {
  const { column } = entry;
  const minutes = minutesPast(entry, now);
  if (column !== 'coming' && column !== 'present') return null;
  if (minutes > 0) {
    const time = formatDuration(minutes);
    const word = column === 'coming' ? `${time}遅れ` : `お迎え ${time}超過`;
    // Hours too late it takes two lines, rather than lie over the buttons beside it.
    const layout = alarming
      ? 'rounded-lg bg-wrong px-1.5 py-0.5 text-white forced-colors:border'
      : 'whitespace-nowrap text-ask';
    return <span className={`figures text-note leading-snug font-bold ${layout}`}>{word}</span>;
  }
  if (column !== 'coming' || minutes < -30) return null;
  return <span className="figures text-note whitespace-nowrap text-ink-soft">あと{-minutes}分</span>;
}

/** 登園 9:02, or for those who left the whole stay; siblings who came apart each with their own. */
export function ActualTimes({ entry }: { entry: BoardEntry }) {
  const { column, children } = entry;
  if (column !== 'present' && column !== 'left') return null;
  const texts = children.map((child) => {
    const { arrived, departed } = child;
    if (arrived === null) return '';
    return column === 'present'
      ? `登園 ${formatTime(arrived)}`
      : `実際 ${formatTime(arrived)}〜${departed ? formatTime(departed) : ''}`;
  });
  const alike = new Set(texts).size === 1;
  return (
    <span className="figures text-note leading-snug text-ink-soft">
      {alike ? texts[0] : texts.map((text, position) => `${children[position]?.name} ${text}`).join('、')}
    </span>
  );
}

export function Temperature({ child }: { child: BoardChild }) {
  const { temperature } = child.detail;
  if (temperature === null || child.column === 'coming') return null;
  return <span className="figures ml-2 text-note font-bold whitespace-nowrap">{temperatureText(temperature)}℃</span>;
}

/** Came later or left earlier than reserved: the bill counts the reserve's own time. */
function isBilledLonger({ reserve, children }: BoardEntry): boolean {
  return children.some((child) => {
    const arrival = child.detail.arrived_datetime;
    const leaving = child.detail.left_datetime;
    if (arrival === null || leaving === null) return false;
    return epochOf(arrival) > epochOf(reserve.start_datetime) || epochOf(leaving) < epochOf(reserve.end_datetime);
  });
}

export function Money({ entry }: { entry: BoardEntry }) {
  const { reserve } = entry;
  const childcare = reserve.childcares[0];
  const cancellation = reserve.reserve_cancellations[0];
  if (childcare?.end_datetime) {
    return (
      <p className="text-note leading-snug text-ink-soft">
        <YenAmount amount={childcare.total_amount} className="font-bold text-ink" /> ·{' '}
        <span className={childcare.status === childcareSettlement.code.chargeFailed ? 'font-bold text-wrong' : ''}>
          {childcare.settle_due_datetime
            ? `${formatTime(childcare.settle_due_datetime)}に精算`
            : childcareSettlement.label(childcare.status)}
        </span>
        {isBilledLonger(entry) && ' · 予約の時間は料金に含みます'}
      </p>
    );
  }
  if (!cancellation) return null;
  return (
    <p className="text-note leading-snug text-ink-soft">
      キャンセル料 <YenAmount amount={cancellation.cancel_amount} className="font-bold text-ink" />
      {cancellation.settle_due_datetime && ` · ${formatTime(cancellation.settle_due_datetime)}に請求`}
    </p>
  );
}

/** Once the charge has been sent, a tap can no longer be taken back. */
export function mayUndo({ reserve, column }: { reserve: BoardReserve; column: BoardEntry['column'] }): boolean {
  if (column === 'present') return true;
  const childcare = reserve.childcares[0];
  if (column === 'left') return !childcare?.end_datetime || childcare.settle_due_datetime !== null;
  const fee = reserve.reserve_cancellations[0];
  return fee === undefined || fee.cancel_amount === 0 || fee.settle_due_datetime !== null;
}

/** Header, figures and rail above, on a phone the bar below. */
const coveredAbove = 240;
const coveredBelow = 80;

/** Why the last tap was not taken, where it was pressed, with what helps. */
export function Problem({ problem, name, onAnswer }: { problem: TapProblem; name: string; onAnswer: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed row may have moved by now: scroll its message into view.
    const { top, bottom } = place.current?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    if (top < coveredAbove || bottom > window.innerHeight - coveredBelow) {
      place.current?.scrollIntoView({ block: 'center' });
      holdEverything();
    }
  }, []);
  const answer = problem.ask
    ? problem.ask === 'check_in'
      ? '登園の時刻を入力'
      : '降園の時刻を入力'
    : problem.atDoor
      ? 'お迎えの方を選ぶ'
      : problem.doubts.length > 0 && '確かめて登園にする';
  return (
    <div ref={place}>
      {problem.atDoor === 'refused' ? (
        <DoorNo text={problem.text} />
      ) : (
        <div role="alert">
          <FieldError>{problem.text}</FieldError>
        </div>
      )}
      {answer && (
        <Button kind="plain" size="small" className="mt-2" onClick={onAnswer} aria-label={`${answer} ${name}`}>
          <Clock className="size-4.5" aria-hidden="true" />
          {answer}
        </Button>
      )}
    </div>
  );
}
