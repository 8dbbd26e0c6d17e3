import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ShownWaitlistEntry } from '../../../contract/functions/waitlist/waitlist.ts';
import { formatMonthDay, formatTime } from '../../../domain/time-format.ts';
import { waitlistMode, waitlistStatus } from '../../../domain/waitlist/seat-codes.ts';
import { isOpenEntry } from '../../../domain/waitlist/waitlist-status.ts';
import { formatYen } from '../../../domain/yen.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useAction } from '../../data/use-action.ts';
import { failureText } from '../../layout/failure-notice.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { reservedAt } from '../reserves/reserve-flow.ts';
import { OfferCard } from './offer-card.tsx';
import { waitlistTones } from './waitlist-state.ts';
import { noticeText, windowText } from './waitlist-text.ts';

const { cameTrue, dayOver } = waitlistStatus.code;

type WaitlistCardProps = { entry: ShownWaitlistEntry; onChanged: () => void };

/** One entry: its state, the seat offered for it, and how to withdraw. */
export function WaitlistCard({ entry, onChanged }: WaitlistCardProps) {
  const navigate = useNavigate();
  const { waitlist_entry_id, status, mode, offer } = entry;
  const open = isOpenEntry(entry.status);
  const atOnce = mode === waitlistMode.code.reserve;
  return (
    <article className="grid gap-4" aria-labelledby={`wish-${waitlist_entry_id}`} data-wish={waitlist_entry_id}>
      {offer && (
        <OfferCard offer={offer} onChanged={onChanged} onReserved={(reserved) => void navigate(reservedAt(reserved))} />
      )}
      <div className={`rounded-lg border border-line p-5 ${open ? 'bg-white' : 'bg-paper'}`}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h3 id={`wish-${waitlist_entry_id}`} className="figures text-lead leading-snug">
            <span className="block">{formatMonthDay(entry.date)}</span>
            <span className="phrases block">{windowText(entry)}</span>
          </h3>
          <Badge tone={waitlistTones[status]}>{waitlistStatus.label(status)}</Badge>
        </div>
        <dl className="mt-2 grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-note">
          <dt className="text-ink-soft">園</dt>
          <dd>{entry.branches.map(({ branch_name }) => branch_name).join('、')}</dd>
          <dt className="text-ink-soft">お子さま</dt>
          <dd>{entry.children.map(({ name }) => name).join('、')}</dd>
          {open && (
            <>
              <dt className="text-ink-soft">空いたら</dt>
              <dd>
                {atOnce
                  ? `自動で予約します(${formatYen(entry.price_ceiling)}以内、${noticeText(entry.notice_minutes)})`
                  : 'お知らせします'}
              </dd>
            </>
          )}
        </dl>
        {status === cameTrue && entry.reserve_id !== null && <CameTrue entry={entry} reserve_id={entry.reserve_id} />}
        {status === dayOver && (
          <p className="mt-3 text-note">空きが出ないまま、受付が終わりました。料金はかかりません。</p>
        )}
        {open && <Withdraw entry={entry} onChanged={onChanged} />}
      </div>
    </article>
  );
}

function CameTrue({ entry, reserve_id }: { entry: ShownWaitlistEntry; reserve_id: number }) {
  const until = entry.free_cancel_until;
  const free = until !== null && Date.parse(until) > serverNow().getTime();
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      {free && <p className="text-note">{formatTime(until)}までは、無料でキャンセルできます。</p>}
      <LinkButton to={`/mypage/reserves/${reserve_id}`} kind="plain" size="small">
        予約を見る
      </LinkButton>
    </div>
  );
}

/** Withdrawn on purpose only: the place in the queue is lost with it. */
function Withdraw({ entry, onChanged }: WaitlistCardProps) {
  const [asking, setAsking] = useState(false);
  const { send, busy, failure } = useAction('cancelWaitlistEntry');
  async function withdraw() {
    const outcome = await send({ waitlist_entry_id: entry.waitlist_entry_id });
    if (outcome === null) return;
    setAsking(false);
    if (outcome.kind !== 'fault') onChanged();
  }
  return (
    <div className="mt-3 grid gap-3">
      <ErrorNotice text={failure && failureText(failure)} />
      <Button kind="quiet" size="small" className="-ml-4 justify-self-start" onClick={() => setAsking(true)}>
        空き待ちを取り消す
        <span className="sr-only">({formatMonthDay(entry.date)})</span>
      </Button>
      <Dialog
        title="空き待ちを取り消しますか"
        isOpen={asking}
        onClose={() => setAsking(false)}
        question
        actions={
          <>
            <Button kind="danger" busy={busy} busyLabel="取り消しています" onClick={() => void withdraw()}>
              取り消す
            </Button>
            <Button onClick={() => setAsking(false)}>戻る</Button>
          </>
        }
      >
        <p>
          {formatMonthDay(entry.date)} {windowText(entry)}
          の空き待ちを終えます。もう一度お申し込みになると、順番は最後になります。
        </p>
      </Dialog>
    </div>
  );
}
