import { Baby, CalendarDays, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMonthDay, formatTime, formatTimeRange } from '../../../../domain/time-format.ts';
import { useServerNow } from '../../../data/server-clock.ts';
import { AnswerDueNote } from '../../../parts/reserves/detail/answer-due.tsx';
import { ReadyCard } from '../../../parts/reserves/ready/ready-card.tsx';
import type { ReadyAnswer } from '../../../parts/reserves/ready/ready-text.ts';
import type { Seat } from '../../../parts/reserves/registering/seat.ts';
import { SeatNotice } from '../../../parts/reserves/registering/seat-notice.tsx';
import { AskHeadquarters } from '../../../parts/reserves/start/account-notice.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { CardFrame, CardLine } from './card-frame.tsx';
import { childrenNamed, StayToday } from './stay-today.tsx';
import type { Card, NextReserve, PendingReserve } from './top-data.ts';

type TodayCardProps = { card: Card; seat: Seat; ready: ReadyAnswer | undefined; onChanged: () => void };

/** The one card of My Page (domain/reserves/today-card.ts says what it is about). */
export function TodayCard({ card, seat, ready, onChanged }: TodayCardProps) {
  useServerNow();
  const lines = <Lines card={card} />;
  switch (card.kind) {
    case 'in_care':
    case 'today':
      return (
        <CardFrame title={card.kind === 'in_care' ? 'お預かり中' : '今日のご予約'} icon={Baby} lines={lines}>
          {card.stays.map((stay) => (
            <StayToday key={stay.id} stay={stay} alone={card.stays.length === 1} onChanged={onChanged} />
          ))}
        </CardFrame>
      );
    case 'next':
      return (
        <CardFrame title="次のご予約" icon={CalendarDays} type="info1" lines={lines}>
          <Coming reserve={card.reserve} />
        </CardFrame>
      );
    case 'pending':
      return (
        <CardFrame title="リクエスト中のご予約" icon={Clock} type="info2" lines={lines}>
          <Coming reserve={card.reserve}>
            <p className="text-note">
              <AnswerDueNote due={card.reserve.answer_due_datetime} />
            </p>
          </Coming>
        </CardFrame>
      );
    case 'lost':
      return <SeatNotice seat={seat} />;
    case 'hidden':
      return <AskHeadquarters />;
    case 'ready':
      return (
        <div className="grid gap-3">
          {/* Who may not reserve is told above why. */}
          {ready === undefined || ready.reason === 'not_allowed' || ready.reason === 'no_branch' ? (
            <p className="text-ink-soft">確定した予約はありません。</p>
          ) : (
            <ReadyCard first={ready} />
          )}
          {lines}
        </div>
      );
  }
}

function Coming({ reserve, children }: { reserve: NextReserve | PendingReserve; children?: ReactNode }) {
  return (
    <div className="grid gap-3 px-5 py-4">
      <p className="figures leading-snug">
        <span className="block text-h2 font-bold">{formatMonthDay(reserve.start_datetime)}</span>
        <span className="text-h3 font-bold">{formatTimeRange(reserve.start_datetime, reserve.end_datetime)}</span>
      </p>
      <p className="leading-snug">
        <span className="piece">{reserve.branch_name}</span>
        <span className="phrases block text-note">{childrenNamed(reserve)}</span>
      </p>
      {children}
      <div className="flex flex-wrap gap-2">
        <LinkButton to={`/mypage/reserves/${reserve.id}`} kind="plain" size="small">
          くわしく見る
        </LinkButton>
        {'editable_flag' in reserve && reserve.editable_flag && (
          <LinkButton to={`/mypage/reserves/edit/${reserve.id}`} kind="plain" size="small">
            変更する
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** Who has gone home today, and requests beside what the card is about. */
function Lines({ card: { gone, waiting } }: { card: Card }) {
  const [first, ...others] = waiting;
  if (gone.length === 0 && !first) return null;
  return (
    <div className="divide-y divide-line">
      {gone.map((stay) => (
        <CardLine key={stay.id} to={`/mypage/days/${stay.id}`}>
          <span className="piece">{childrenNamed(stay)}</span> <span className="font-bold">降園しました</span>{' '}
          <span className="figures piece">
            {formatTime(stay.childcares[0]?.end_datetime ?? stay.end_datetime)} 連絡帳
          </span>
        </CardLine>
      ))}
      {first && (
        <CardLine to={others.length > 0 ? '/mypage/reserves/list' : `/mypage/reserves/${first.id}`} type="info2">
          <span className="font-bold">リクエスト中のご予約</span>{' '}
          <span className="figures piece">
            {formatMonthDay(first.start_datetime)} {formatTimeRange(first.start_datetime, first.end_datetime)}
          </span>{' '}
          <span className="piece">{first.branch_name}</span>
          {others.length > 0 && `、ほか${others.length}件`}
        </CardLine>
      )}
    </div>
  );
}
