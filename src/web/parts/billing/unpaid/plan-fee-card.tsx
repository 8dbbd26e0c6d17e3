import type { UnpaidPlanFee } from '../../../../contract/functions/billing/unpaid.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { YenAmount } from '../../../ui/yen.tsx';

/** The monthly fee that failed: how much, since when, and the one way to pay it. */
export function PlanFeeCard({ fee }: { fee: UnpaidPlanFee }) {
  return (
    <section aria-labelledby="plan-fee" className="rounded-lg border border-wrong/40 bg-white px-5 py-4">
      <h2 id="plan-fee" className="text-lead">
        月額料金のお支払いが確認できていません
      </h2>
      <dl className="figures mt-2 grid gap-1">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{fee.plan_name}プランの月額料金</dt>
          <dd>
            <YenAmount amount={fee.amount} className="text-h3 font-bold" />
          </dd>
        </div>
        {fee.last_paid_date && (
          <div className="flex flex-wrap justify-between gap-x-4 text-note">
            <dt>最後のお支払い</dt>
            <dd>{formatDate(fee.last_paid_date)}</dd>
          </div>
        )}
      </dl>
      <p className="mt-2 text-note">
        カードを変更すると、新しいカードへ月額料金を請求し、お支払いが済むと、すぐにご予約を再開できます。すでにあるご予約は、そのままご利用いただけます。
      </p>
      <div className="mt-3">
        <LinkButton to="/mypage/payment_methods/edit">お支払い方法を変更する</LinkButton>
      </div>
    </section>
  );
}
