import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatMonthDay, formatTime, formatTimeRange } from '../../../../domain/time-format.ts';
import { serverNow, useServerNow } from '../../../data/server-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { RepeatedReserve } from '../start/again.ts';
import { beginSame } from './begin-same.ts';
import { isAsked, isRequest, minutesUntil, type Seat, type SeatReserve } from './seat.ts';

/** When the countdown is read out, once: early enough to finish the form. */
const announcedAt = 5;

export const seatText = ({ branch_name, start_datetime, end_datetime }: SeatReserve): string =>
  `${formatMonthDay(start_datetime)} ${formatTimeRange(start_datetime, end_datetime)} ${branch_name}`;

/** Today only the time counts. */
export function dueText(due: string): string {
  const day = formatMonthDay(due);
  return day === formatMonthDay(serverNow()) ? formatTime(due) : `${day} ${formatTime(due)}`;
}

/** What every page after the reserve says about the seat: until when it waits, or that it is gone and how to get it again. */
export function SeatNotice({ seat }: { seat: Seat }) {
  if (seat.kind === 'waiting') return <SeatWaiting reserve={seat.reserve} due={seat.due} />;
  if (seat.kind === 'lost') return <SeatLost reserve={seat.reserve} due={seat.due} />;
  if (seat.kind === 'refused') return <RequestRefused reserve={seat.reserve} />;
  return isAsked(seat) && seat.kind === 'kept' ? <RequestWaits reserve={seat.reserve} /> : null;
}

function SeatWaiting({ reserve, due }: { reserve: SeatReserve; due: string }) {
  return (
    <section
      aria-label={isRequest(reserve) ? 'リクエスト中の席' : '確保している席'}
      className="rounded-lg bg-cream px-5 py-4"
    >
      <p className="font-bold">{seatText(reserve)}</p>
      {isRequest(reserve) && <RequestText />}
      <CardCountdown due={due} asked={isRequest(reserve)} />
    </section>
  );
}

const RequestText = () => <p>リクエスト中です。園がお返事するまで、予約は確定していません。</p>;

/** Until the branch has answered, every page of the registration says that it is a request. */
function RequestWaits({ reserve }: { reserve: SeatReserve }) {
  return (
    <section aria-label="リクエスト中の席" className="rounded-lg bg-cream px-5 py-4">
      <p className="font-bold">{seatText(reserve)}</p>
      <RequestText />
      <p className="mt-1 text-note text-ink-soft">お返事まで、席を仮に押さえています。</p>
    </section>
  );
}

function RequestRefused({ reserve }: { reserve: SeatReserve }) {
  return (
    <Notice
      kind="warning"
      live
      title="園がリクエストをお受けできませんでした"
      action={
        <div className="flex flex-wrap gap-2.5">
          <LinkButton to={`/mypage/reserves/${reserve.id}`}>理由とほかの空きを見る</LinkButton>
          <LinkButton to="/mypage/reserves/select_branches" kind="plain">
            ほかの日時を選ぶ
          </LinkButton>
        </div>
      }
    >
      <p className="font-bold">{seatText(reserve)}</p>
      <p>このリクエストに料金はかかりません。</p>
    </Notice>
  );
}

export type CardDue = {
  due: string;
  /** A request: its seat is held, not yet confirmed. */
  asked: boolean;
};

/** By when the card is due and how long that is, by the server's clock; changes quietly, read out once near the end. */
export function CardCountdown({ due, asked }: CardDue) {
  useServerNow();
  const left = minutesUntil(due, serverNow());
  return (
    <>
      <p className="mt-1 flex items-start gap-2">
        <Clock className="mt-1 size-5 shrink-0 text-ink-soft" aria-hidden="true" />
        <span>
          カードの登録は<span className="figures font-bold">{dueText(due)}</span>まで
          {left === 0 ? (
            <span className="font-bold text-ask">(期限になりました。席の状況を確認しています)</span>
          ) : (
            <span className={`figures ${left <= announcedAt ? 'font-bold text-ask' : 'text-ink-soft'}`}>
              (あと{spanText(left)})
            </span>
          )}
        </span>
      </p>
      <p className="mt-1 text-note text-ink-soft">
        {asked
          ? 'それまで席を仮に押さえています。過ぎると、リクエストは料金なしで取り消されます。'
          : 'それまで席をお取りしています。過ぎると、料金なしで取り消されます。'}
      </p>
      <p role="status" className="sr-only">
        {left > 0 && left <= announcedAt && 'カードの登録の期限まで、まもなくです。'}
      </p>
    </>
  );
}

const spanText = (minutes: number): string =>
  minutes >= 120 ? `約${Math.floor(minutes / 60)}時間` : minutes >= 60 ? `1時間${minutes % 60}分` : `${minutes}分`;

/** On pages about one reserve: the card it still waits for. */
export function CardDueNotice(card: CardDue) {
  return (
    <Notice
      kind="warning"
      title="カードの登録が残っています"
      action={<LinkButton to="/registration_reserves/payment_methods/add">カードを登録する</LinkButton>}
    >
      <CardCountdown {...card} />
    </Notice>
  );
}

function SeatLost({ reserve, due }: { reserve: SeatReserve; due: string }) {
  return (
    <Notice
      kind="warning"
      live
      title={isRequest(reserve) ? 'このリクエストは取り消されました' : 'この予約は取り消されました'}
      action={
        <div className="flex flex-wrap gap-2.5">
          <SameAgainButton reserve={reserve} />
          <LinkButton to="/mypage/reserves/select_branches" kind="plain">
            ほかの日時を選ぶ
          </LinkButton>
        </div>
      }
    >
      <p className="font-bold">{seatText(reserve)}</p>
      <p>{dueText(due)}までにカードの登録がなかったため、席をお返ししました。料金はかかりません。</p>
    </Notice>
  );
}

export function SameAgainButton({ reserve, size }: { reserve: RepeatedReserve; size?: 'small' }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  async function again() {
    setBusy(true);
    void navigate(await beginSame(reserve));
  }
  return (
    <Button {...(size ? { size } : {})} busy={busy} busyLabel="空きを見ています" onClick={() => void again()}>
      同じ日時でもう一度予約する
    </Button>
  );
}
