import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { RequestAlternative } from '../../../../contract/functions/billing/price-lines.ts';
import { minuteOfDayOf, timeText, tokyoDateOf } from '../../../../domain/time.ts';
import { formatMonthDay, formatTimeRange } from '../../../../domain/time-format.ts';
import { useAction } from '../../../data/use-action.ts';
import { FoldedPrice } from '../../../flow/folded-price.tsx';
import { failureText } from '../../../layout/failure-notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { BottomSheet } from '../../../ui/dialog.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { CardOnFile } from '../../billing/card/card-on-file.tsx';
import { DueConsents } from '../../membership/due-consents.tsx';
import { valuesOfAlternative } from '../confirm/confirm-frame.tsx';
import { quoteLines } from '../confirm/quote-lines.ts';
import { newQuoteOf } from '../confirm/refusal-notice.tsx';
import { ReserveTerms } from '../confirm/reserve-terms.tsx';
import { reservedAt } from '../reserve-flow.ts';
import type { RequestedStay } from './other-seats.tsx';

type MoveSheetProps = {
  asked: RequestedStay;
  alternative: RequestAlternative;
  onClose: () => void;
  onChanged: () => void;
};

/** The last look before a seat is taken in the place of a request: what, what it costs, and what cancelling costs. */
export function MoveSheet({ asked, alternative, onClose, onChanged }: MoveSheetProps) {
  const navigate = useNavigate();
  const [quote, setQuote] = useState(alternative.quote);
  const { send, busy, failure } = useAction('moveRequest');
  // One key a look: pressed twice, or again after a lost answer, it is the same seat.
  const key = useRef(crypto.randomUUID());
  const { start_datetime } = alternative;
  async function take() {
    const outcome = await send({
      reserve_id: asked.id,
      branch_id: alternative.branch_id,
      reserve_date: tokyoDateOf(start_datetime),
      start_time: timeText(minuteOfDayOf(start_datetime)),
      quoted_amount: quote.reserve_amount,
      idempotency_key: key.current,
    });
    if (outcome?.kind === 'ok') return navigate(reservedAt(outcome.result));
    if (outcome?.kind !== 'refused') return;
    const renewed = newQuoteOf({ type: outcome.type, msg: '', details: outcome.details });
    if (renewed === undefined) return onChanged();
    // Other content: another key.
    key.current = crypto.randomUUID();
    setQuote(renewed);
  }
  return (
    <BottomSheet
      title={asked.waits ? 'この席に替えますか' : 'この席を予約しますか'}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button busy={busy} busyLabel="予約しています" onClick={() => void take()}>
            予約を確定する
          </Button>
          <Button kind="plain" disabled={busy} onClick={onClose}>
            やめる
          </Button>
        </>
      }
    >
      <SeatFacts asked={asked} alternative={alternative} />
      <div className="mt-3 rounded-lg bg-cream px-4 py-1.5">
        <FoldedPrice caption="料金" lines={quoteLines(quote, asked.names)} />
      </div>
      <ReserveTerms quote={quote} fields={valuesOfAlternative(alternative)} card={<CardOnFile short />} />
      {asked.waits && (
        <p className="mt-3 text-note">
          いまのリクエスト({asked.branch_name} {formatMonthDay(asked.start_datetime)}{' '}
          {formatTimeRange(asked.start_datetime, asked.end_datetime)})は、取り下げます。料金はかかりません。
        </p>
      )}
      <DueConsents className="mt-4" />
      <ErrorNotice text={failure && failureText(failure)} className="mt-3" />
    </BottomSheet>
  );
}

function SeatFacts({ asked, alternative }: Pick<MoveSheetProps, 'asked' | 'alternative'>) {
  const { start_datetime, end_datetime, branch_name } = alternative;
  return (
    <dl className="mt-1 grid grid-cols-[min(5.5rem,36%)_minmax(0,1fr)] gap-x-3 gap-y-1">
      <dt className="text-note text-ink-soft">日時</dt>
      <dd className="figures font-bold">
        {formatMonthDay(start_datetime)} {formatTimeRange(start_datetime, end_datetime)}
      </dd>
      <dt className="text-note text-ink-soft">園</dt>
      <dd>
        {branch_name}
        <span className="block text-note text-ink-soft">{alternative.address}</span>
      </dd>
      <dt className="text-note text-ink-soft">お子さま</dt>
      <dd>
        {asked.names.join('、')}
        {alternative.lost_meals && (
          <span className="block text-note text-ask">{alternative.lost_meals}は付きません</span>
        )}
      </dd>
    </dl>
  );
}
