import type { SelectMypageTopData } from '../../../contract/operations/generated.ts';
import { formatMonthDay, formatTime, formatTimeRange } from '../../../domain/time-format.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { YenAmount } from '../../ui/yen.tsx';
import { Countdown } from './countdown.tsx';

/** Seats held for this family while time is running out. */
export function SeatOffers({ offers }: { offers: SelectMypageTopData['seat_offers'] }) {
  return (
    <div className="grid gap-4">
      {offers.map((offer) => (
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
