import { Clock } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import type { ShownOffer } from '../../../contract/functions/waitlist/waitlist.ts';
import { feeRows } from '../../../domain/billing/cancelling/cancellation-text.ts';
import { sameDayText } from '../../../domain/billing/pricing.ts';
import { formatMonthDay, formatTime, formatTimeRange } from '../../../domain/time-format.ts';
import { useAction } from '../../data/use-action.ts';
import { FoldedPrice } from '../../flow/folded-price.tsx';
import { failureText } from '../../layout/failure-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { FeeSteps } from '../reserves/confirm/fee-steps.tsx';
import { quoteLines } from '../reserves/confirm/quote-lines.ts';
import { TakeBackLine } from '../reserves/confirm/take-back-line.tsx';
import { Countdown } from './countdown.tsx';
import { DeclineDialog } from './decline-dialog.tsx';

type Reserved = FunctionOk<'acceptSeatOffer'>;

type OfferCardProps = {
  offer: ShownOffer;
  /** Of the message's link; without it the family is signed in. */
  token?: string | undefined;
  /** Answered, refused or run out: what is true now is asked for again. */
  onChanged: () => void;
  onReserved: (reserved: Reserved) => void;
};

/** A seat held for this family for a limited time: what, until when, the price, and the cancellation fee after booking. */
export function OfferCard({ offer, token, onChanged, onReserved }: OfferCardProps) {
  const accepting = useAction('acceptSeatOffer');
  const declining = useAction('declineSeatOffer');
  const [asking, setAsking] = useState(false);
  // One key for this stay at this price: pressed twice, or again after a lost answer, it is one reserve.
  const key = useRef({ amount: -1, value: '' });
  const { quote, seat_offer_id } = offer;
  const answering = { seat_offer_id, ...(token ? { token } : {}) };

  async function accept() {
    if (!quote) return;
    if (key.current.amount !== quote.reserve_amount) {
      key.current = { amount: quote.reserve_amount, value: crypto.randomUUID() };
    }
    declining.clear();
    const outcome = await accepting.send({
      ...answering,
      quoted_amount: quote.reserve_amount,
      idempotency_key: key.current.value,
    });
    if (outcome?.kind === 'ok') onReserved(outcome.result);
    else if (outcome?.kind === 'refused') onChanged();
  }
  async function decline() {
    accepting.clear();
    const outcome = await declining.send(answering);
    setAsking(false);
    if (outcome !== null && !(outcome.kind === 'fault')) onChanged();
  }
  const failure = accepting.failure ?? declining.failure;
  return (
    <section
      aria-labelledby={`offer-${seat_offer_id}`}
      data-offer={seat_offer_id}
      className="overflow-hidden rounded-lg border border-trust/40 bg-white shadow-raised"
    >
      <div className="bg-trust-soft px-5 py-4">
        <p className="text-note font-bold text-trust">お席をお取りしています</p>
        <h2 id={`offer-${seat_offer_id}`} className="figures mt-0.5 leading-snug">
          <span className="block text-h2 font-bold">{formatMonthDay(offer.start_datetime)}</span>
          <span className="text-h3 font-bold">{formatTimeRange(offer.start_datetime, offer.end_datetime)}</span>
        </h2>
        <p className="font-bold">{offer.branch_name}</p>
        <p className="text-note">
          {offer.child_names.length > 0 ? offer.child_names.join('、') : `お子さま ${offer.children}人`}
        </p>
      </div>
      <div className="grid gap-4 px-5 py-4">
        <p className="flex items-start gap-2">
          <Clock className="mt-1 size-5 shrink-0 text-ink-soft" aria-hidden="true" />
          <span>
            お返事は<span className="figures font-bold">{formatTime(offer.expires_at)}</span>まで(
            <Countdown
              until={offer.expires_at}
              announcement="お返事の期限まで、あと1分です。"
              over="期限になりました"
              onEnd={onChanged}
            />
            )
            <span className="block text-note text-ink-soft">
              過ぎると、次の方にご案内します。空き待ちはそのまま続きます。
            </span>
          </span>
        </p>
        {quote && (
          <>
            <div className="rounded-lg bg-cream px-4 py-1.5">
              <FoldedPrice caption="料金" lines={quoteLines(quote, offer.child_names)} />
              {sameDayText(quote.lines) && <p className="pb-1.5 text-note">{sameDayText(quote.lines)}</p>}
            </div>
            <div className="text-note">
              <h3 className="font-bold">予約したあとのキャンセル料</h3>
              <FeeSteps rows={feeRows(quote.cancel_schedule, offer.start_datetime)} />
              <p className="mt-1 text-ink-soft">料金は、ご利用のあとにご登録のカードへ請求します。</p>
            </div>
          </>
        )}
        <ErrorNotice text={failure && failureText(failure)} />
        <div className="grid gap-2.5">
          {quote && <TakeBackLine quote={quote} />}
          <Button
            size="large"
            busy={accepting.busy}
            busyLabel="予約しています"
            disabled={!quote || declining.busy}
            onClick={() => void accept()}
          >
            この席を予約する
          </Button>
          <Button kind="plain" disabled={accepting.busy} onClick={() => setAsking(true)}>
            今回は見送る
          </Button>
        </div>
      </div>
      <DeclineDialog
        isOpen={asking}
        busy={declining.busy}
        onDecline={() => void decline()}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
