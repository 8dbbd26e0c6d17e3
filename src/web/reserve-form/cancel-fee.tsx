import { approvalStatus } from '../../domain/codes.ts';
import { Notice } from '../ui/notice.tsx';
import { Yen } from '../ui/yen.tsx';
import { freeUntil } from './price-summary.tsx';
import type { CancelledReserve } from './use-cancel.ts';

type CancelFeeProps = { reserve: CancelledReserve; fee: number; changed: boolean };

/** What cancelling costs now, why, and when it is charged. */
export function CancelFee({ reserve, fee, changed }: CancelFeeProps) {
  const { cancellation_fee: terms } = reserve;
  const pending = reserve.approval_status === approvalStatus.code.pending;
  return (
    <section aria-labelledby="cancel-fee" className="rounded-lg bg-cream p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="cancel-fee" className="text-lead">
          キャンセル料
        </h2>
        <p>
          <Yen amount={fee} className="text-h2 font-bold" />
        </p>
      </div>
      <div className="mt-2 grid gap-1 text-note">
        {pending && <p>園のお返事の前なので、料金はかかりません。</p>}
        {!pending && terms && <p>{deadlineText(reserve, terms.cancel_deadline, fee)}</p>}
        {fee > 0 && (
          <p>
            見積もり <Yen amount={reserve.reserve_amount} />
            {terms && !changed && `の${terms.percent}%です。`}
            {(!terms || changed) && 'をもとに計算しました。'}
            キャンセルのあと、ご登録のカードへ請求します。
          </p>
        )}
      </div>
      {changed && (
        <div className="mt-3">
          <Notice kind="warning" live title="キャンセル料が変わりました">
            時間がたち、料金の区分が変わりました。新しい金額をご確認のうえ、もう一度押してください。
          </Notice>
        </div>
      )}
    </section>
  );
}

/** A reserve of the same day was made when its free deadline was over: naming that moment would only puzzle. */
function deadlineText({ created_at }: CancelledReserve, deadline: string, fee: number): string {
  if (fee === 0) return `${freeUntil(deadline)}までは、無料でキャンセルできます。`;
  if (new Date(deadline) <= new Date(created_at)) return '無料の期限を過ぎてからいただいたご予約です。';
  return `無料の期限は${freeUntil(deadline)}でした。`;
}
