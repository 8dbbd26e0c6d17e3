import { Link } from 'react-router';
import type { SelectStaffChildcaresData } from '../../../../../contract/operations/generated.ts';
import { cancelSettlementStatus, childcareStatus } from '../../../../../domain/codes.ts';
import { withSama } from '../../../../../domain/text/called-name.ts';
import { formatMonthDay, formatTime, formatTimeRange } from '../../../../../domain/time-format.ts';
import { TelLink } from '../../../../console/tel-link.tsx';
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx';
import { YenAmount } from '../../../../ui/yen.tsx';
import { PaymentList } from '../payment-list.tsx';
import { ClaimPart } from './claim-part.tsx';
import { chargeFailureText } from './failure-text.ts';

type Cancellation = SelectStaffChildcaresData['cancellations'][number];

const tones: Readonly<Record<number, BadgeTone>> = { 0: 'no', 1: 'ask', 2: 'trust', 3: 'wrong', 4: 'no' };

/** The fee of a cancellation or no-show. */
export function CancellationCard({ cancellation, onChanged }: { cancellation: Cancellation; onChanged: () => void }) {
  const { reserve, cancel_settlement_status: status } = cancellation;
  const failed = status === cancelSettlementStatus.code.chargeFailed;
  const attempt = cancellation.payment_intents[0];
  return (
    <article className="rounded-lg border border-line bg-white p-4 md:p-5" data-cancellation={cancellation.id}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="leading-snug">
          <h3 className="text-lead">
            {reserve?.childcare_status === childcareStatus.code.noShow ? '来園なし' : 'キャンセル料'}
          </h3>
          <p className="figures text-note text-ink-soft">
            <Link
              to={`/staff/reserves/${cancellation.reserve_id}`}
              className="text-link -my-2.5 inline-flex min-h-11 items-center"
            >
              {withSama(reserve?.customer?.name ?? '')}
            </Link>{' '}
            · {reserve && formatMonthDay(reserve.start_datetime)}{' '}
            {reserve && formatTimeRange(reserve.start_datetime, reserve.end_datetime)}
            {failed && reserve?.customer && <TelLink tel={reserve.customer.tel} name={reserve.customer.name} />}
          </p>
        </div>
        <div className="flex items-center gap-3">
          <YenAmount amount={cancellation.cancel_amount} className="text-h3 font-bold" />
          <Badge tone={tones[status] ?? 'no'}>{cancelSettlementStatus.label(status)}</Badge>
        </div>
      </div>
      {cancellation.settle_due_datetime && (
        <p className="figures mt-2 text-note text-ink-soft">{formatTime(cancellation.settle_due_datetime)}に請求</p>
      )}
      {failed && attempt && (
        <p className="mt-2 text-note font-bold text-wrong">
          {chargeFailureText(attempt.failure_code)}({attempt.attempt}回目)
        </p>
      )}
      {(failed || status === cancelSettlementStatus.code.toCharge) && (
        <ClaimPart
          claim={{ reserve_cancellation_id: cancellation.id }}
          amount={cancellation.cancel_amount - cancellation.part_paid_amount}
          slip={
            cancellation.payment_intents[0]?.status === 'created' &&
            cancellation.payment_intents[0].method === 'konbini'
          }
          name={reserve?.customer?.name ?? ''}
          retry={failed}
          onChanged={onChanged}
        />
      )}
      {reserve && reserve.payments.length > 0 && (
        <div className="mt-3">
          <PaymentList payments={reserve.payments} onChanged={onChanged} empty="" />
        </div>
      )}
    </article>
  );
}
