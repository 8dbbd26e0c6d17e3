import { useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import {
  type SelectMypagePaymentsListData,
  SelectMypagePaymentsListDocument,
} from '../../../contract/operations/generated.ts';
import { paymentMethod, paymentType } from '../../../domain/codes.ts';
import { isReceiptable } from '../../../domain/money/receipt.ts';
import { formatDate } from '../../../domain/time-format.ts';
import { operation } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { Blocks } from '../../illustrations/blocks.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { pageOf } from '../../ui/page-numbers.ts';
import { Pager } from '../../ui/pager.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Yen } from '../../ui/yen.tsx';
import { Loaded } from '../_parts/frame/loaded.tsx';
import { MypagePage } from '../_parts/frame/mypage-page.tsx';
import { ReceiptDialog } from '../_parts/payments/receipt-dialog.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お支払い履歴', noindex: true });

/** SPEC §9. */
const pageSize = 5;

type Payment = SelectMypagePaymentsListData['payments'][number];

export default function PaymentsList() {
  const [search] = useSearchParams();
  const [receiptOf, setReceiptOf] = useState<Payment>();
  const { offset } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize);
  const query = useAnswer(operation(SelectMypagePaymentsListDocument, { limit: pageSize, offset }));
  return (
    <MypagePage title="お支払い履歴" lead="新しい順に並んでいます。領収書は、何度でも発行できます。">
      <Loaded query={query}>
        {({ payments, payments_aggregate }) => {
          const total = payments_aggregate.aggregate.count;
          if (payments.length === 0) return <NoPayments beyond={total > 0} />;
          return (
            <div className="grid gap-5">
              <p className="figures text-note text-ink-soft">全{total}件</p>
              <Table caption="お支払い履歴" columns={columnsOf(setReceiptOf)} rows={payments} rowKey={({ id }) => id} />
              <Pager total={total} pageSize={pageSize} />
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

function columnsOf(openReceipt: (payment: Payment) => void): Column<Payment>[] {
  return [
    {
      key: 'date',
      title: '日付',
      headline: true,
      cell: ({ payment_date }) => <span className="figures">{formatDate(payment_date)}</span>,
    },
    {
      key: 'type',
      title: '内容',
      cell: ({ payment_type, remarks }) => {
        const label = paymentType.label(payment_type);
        return (
          <>
            {label}
            {remarks !== '' && remarks !== label && (
              <span className="block text-note font-normal text-ink-soft">{remarks}</span>
            )}
          </>
        );
      },
    },
    {
      key: 'method',
      title: 'お支払い方法',
      cell: (payment) => <span className="text-note">{paymentMethod.label(payment.payment_method)}</span>,
    },
    {
      key: 'amount',
      title: '金額',
      align: 'right',
      cell: ({ amount }) => <Yen amount={amount} className="font-bold" />,
    },
    {
      key: 'receipt',
      title: '領収書',
      align: 'right',
      cell: (payment) =>
        isReceiptable(payment) ? (
          <Button kind="plain" size="small" onClick={() => openReceipt(payment)}>
            発行する
            <span className="sr-only">
              ({formatDate(payment.payment_date)} {paymentType.label(payment.payment_type)})
            </span>
          </Button>
        ) : (
          <span className="text-note text-ink-soft">なし</span>
        ),
    },
  ];
}
