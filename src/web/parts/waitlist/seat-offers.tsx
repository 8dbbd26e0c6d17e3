import { BellRing, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { SelectMypageTopData } from '../../../contract/operations/generated.ts';
import { formatMonthDay, formatTime, formatTimeRange } from '../../../domain/time-format.ts';
import { serverNow, useServerNow } from '../../data/server-clock.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { YenAmount } from '../../ui/yen.tsx';
import { Countdown } from './countdown.tsx';

/** A seat is held for this family and time is running out: shown above everything else. */
export function SeatOffers({ offers }: { offers: SelectMypageTopData['seat_offers'] }) {
  useServerNow();
  const open = offers.filter(({ expires_at }) => Date.parse(expires_at) > serverNow().getTime());
  if (open.length === 0) return null;
  return (
    <div className="grid gap-4">
      {open.map((offer) => (
        <section
          key={offer.id}
          aria-labelledby={`top-offer-${offer.id}`}
          className="rounded-lg border border-trust/40 bg-trust-soft px-5 py-4"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="text-note font-bold text-trust">空き待ちの席が取れます</p>
            <p className="text-note">
              <span className="figures">{formatTime(offer.expires_at)}</span>まで(
              <Countdown
                until={offer.expires_at}
                announcement="空席のお返事の期限まで、あと1分です。"
                over="期限になりました"
              />
              )
            </p>
          </div>
          <h2 id={`top-offer-${offer.id}`} className="figures mt-0.5 text-lead leading-snug">
            {formatMonthDay(offer.start_datetime)}{' '}
            <span className="whitespace-nowrap">{formatTimeRange(offer.start_datetime, offer.end_datetime)}</span>
          </h2>
          <p className="text-note">
            {offer.branch?.name} <YenAmount amount={offer.reserve_amount} className="font-bold" />
          </p>
          <LinkButton to={`/offers/${offer.id}`} className="mt-3 w-full sm:w-auto">
            内容を見て返事をする
          </LinkButton>
        </section>
      ))}
    </div>
  );
}

/** What still waits, in one quiet line. */
export function WaitingEntries({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Link
      to="/mypage/waitlist"
      className="flex min-h-14 items-center gap-3 rounded-md border border-line px-4 py-2 text-ink no-underline hover:bg-cream"
    >
      <BellRing className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      <span className="flex-1">空き待ち中のご希望が{count}件あります</span>
      <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
    </Link>
  );
}
