import { useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { SelectMypagePaymentsListDocument } from '../../../contract/operations/generated.ts';
import { isReceiptable } from '../../../domain/billing/papers/receipt.ts';
import { paymentMethod } from '../../../domain/codes.ts';
import { formatDate } from '../../../domain/time-format.ts';
import { operation } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { Blocks } from '../../illustrations/blocks.tsx';
import { Loaded } from '../../layout/loaded.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { outdatedReceipt, type Payment, paidParts, paidTitle } from '../../parts/billing/payments/payment-text.ts';
import { ReceiptDialog } from '../../parts/billing/payments/receipt-dialog.tsx';
import { YearlyStatement } from '../../parts/billing/payments/yearly-statement.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pieces } from '../../ui/kept-text.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { pageOf } from '../../ui/page-numbers.ts';
import { Pager } from '../../ui/pager.tsx';
import { YenAmount } from '../../ui/yen.tsx';
import { MypagePage } from '../_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お支払い履歴', noindex: true });

/** SPEC §9. */
const pageSize = 5;

export default function PaymentsList() {
  const [search] = useSearchParams();
  const [receiptOf, setReceiptOf] = useState<Payment>();
  const { offset } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize);
  const query = useAnswer(operation(SelectMypagePaymentsListDocument, { limit: pageSize, offset }));
  return (
    <MypagePage title="お支払い履歴" lead="新しい順に並んでいます。領収書は、何度でも発行できます。">
      <Loaded query={query}>
        {({ payments, payments_aggregate, oldest }) => {
          const total = payments_aggregate.aggregate.count;
          if (payments.length === 0) return <NoPayments beyond={total > 0} />;
          return (
            <div className="grid gap-5">
              <p className="figures text-note text-ink-soft">全{total}件</p>
              <PaymentTable payments={payments} openReceipt={setReceiptOf} />
              <Pager total={total} pageSize={pageSize} />
              <YearlyStatement firstDay={oldest[0]?.payment_date} />
            </div>
          );
        }}
      </Loaded>
      {receiptOf && <ReceiptDialog payment={receiptOf} onClose={() => setReceiptOf(undefined)} />}
    </MypagePage>
  );
}

function NoPayments({ beyond }: { beyond: boolean }) {
  return beyond ? (
    <EmptyState title="このページにはお支払いがありません" action={<LinkButton to="?">最初のページへ</LinkButton>} />
  ) : (
    <EmptyState picture={<Blocks className="h-auto w-28 shrink-0" />} title="お支払いはまだありません">
      ご利用のあと、ご登録のカードへの請求がここに並びます。
    </EmptyState>
  );
}

type PaymentTableProps = { payments: readonly Payment[]; openReceipt: (payment: Payment) => void };

/** A payment in three short lines: what, where and for whom, when and how; beside it the amount and its receipt. */
function PaymentTable({ payments, openReceipt }: PaymentTableProps) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">お支払い履歴</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">内容</th>
          <th scope="col">金額と領収書</th>
        </tr>
      </thead>
      <tbody className="border-t border-line">
        {payments.map((payment) => (
          <tr key={payment.id} className="border-b border-line">
            <td className="py-2.5 pr-3 align-top leading-normal">
              <span className="phrases block font-bold">{paidTitle(payment)}</span>
              <span className="block text-note">
                <Pieces>{paidParts(payment)}</Pieces>
              </span>
              <span className="block text-note text-ink-soft">
                <span className="figures piece">{formatDate(payment.payment_date)}</span>{' '}
                <span className="piece">{paymentMethod.label(payment.payment_method)}</span>
              </span>
            </td>
            <td className="py-2.5 text-right align-top leading-normal whitespace-nowrap">
              <YenAmount amount={payment.amount} className="block font-bold" />
              {isReceiptable(payment) && (
                <Button kind="quiet" size="small" className="-mr-3 px-3!" onClick={() => openReceipt(payment)}>
                  {outdatedReceipt(payment) === null ? '領収書' : '領収書(訂正版)'}
                  <span className="sr-only">
                    を発行する({formatDate(payment.payment_date)} {paidTitle(payment)})
                  </span>
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
