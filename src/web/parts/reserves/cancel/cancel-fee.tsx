import { type FeeStep, feeRows, minimumFeeReason } from '../../../../domain/billing/cancelling/cancellation-text.ts';
import { approvalStatus } from '../../../../domain/codes.ts';
import { formatMoment } from '../../../../domain/time-format.ts';
import { YenAmount } from '../../../ui/yen.tsx';
import { FeeSteps } from '../confirm/fee-steps.tsx';
import type { CancelTerms } from './cancel-terms.ts';
import type { CancelledReserve } from './use-cancel.ts';

type CancelFeeProps = {
  reserve: CancelledReserve;
  terms: CancelTerms;
  fee: number;
  changed: boolean;
};

/** What cancelling costs now, why, when it rises, and when it is charged. */
export function CancelFee({ reserve, terms, fee, changed }: CancelFeeProps) {
  // Steps that the clock has passed while the page was open are no news any more.
  const rises = terms.schedule.slice(1).filter((step) => step.cancel_amount > fee);
  const [now] = terms.schedule;
  const kept = now?.kept_flag === true && !changed;
  const rows = now ? feeRows([now, ...rises], reserve.start_datetime).slice(1) : [];
  return (
    <section aria-labelledby="cancel-fee" className="rounded-lg bg-cream px-4 py-3 lg:p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="cancel-fee" className="text-lead">
          いまのキャンセル料
        </h2>
        <p>
          <YenAmount amount={fee} className="text-h2 font-bold" />
        </p>
      </div>
      <div className="mt-2 grid gap-1 text-note">
        <p>{reasonText(reserve, fee, { kept, next: rises[0] })}</p>
        {fee > 0 && !changed && now?.reason && <p>{now.reason}</p>}
        {fee > 0 && (
          <p>
            {!kept && (
              <>
                見積もり <YenAmount amount={reserve.reserve_amount} />
                {now && !changed ? `の${now.percent}%です。` : 'をもとに計算しました。'}
              </>
            )}
            キャンセルのあと、ご登録のカードへ請求します。
          </p>
        )}
        {reserve.cancellation_fee?.current_day_moves_flag && (
          <p>
            同じ日のほかのご予約に、当日予約の加算が移ります
            {fee > 0 && '(このキャンセル料に含まれる分は除きます)'}。
          </p>
        )}
      </div>
      {rows.length > 0 && (
        <div className="mt-3 border-t border-line pt-3 text-note">
          <h3 className="mb-1 text-note text-ink-soft">このあとのキャンセル料</h3>
          <FeeSteps rows={rows} />
        </div>
      )}
    </section>
  );
}

/** Why it costs so much now, or until when it is free. */
function reasonText(
  { created_at, approval_status, cancellation_fee: terms }: CancelledReserve,
  fee: number,
  state: { kept: boolean; next: FeeStep | undefined },
): string {
  if (state.kept && terms?.kept_cancel_deadline) return minimumFeeReason(terms.kept_cancel_deadline, created_at);
  if (approval_status === approvalStatus.code.pending) return '園のお返事の前なので、料金はかかりません。';
  if (fee === 0) return state.next ? `${formatMoment(state.next.from)}までは、無料でキャンセルできます。` : '';
  if (!terms) return '';
  // A reserve of the same day was made when its free deadline was over: naming that moment would only puzzle.
  if (new Date(terms.cancel_deadline) <= new Date(created_at)) return '無料の期限を過ぎてからいただいたご予約です。';
  return `無料の期限は${formatMoment(terms.cancel_deadline)}でした。`;
}
