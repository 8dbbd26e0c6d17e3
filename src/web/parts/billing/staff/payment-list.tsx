import { useState } from 'react';
import { paymentMethod, paymentType } from '../../../../domain/codes.ts';
import { formatDateTime } from '../../../../domain/time-format.ts';
import { useStaff } from '../../../console/staff-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import { RefundDialog } from './refund-dialog.tsx';

export type ListedPayment = {
  readonly id: number;
  readonly amount: number;
  readonly payment_type: number;
  readonly payment_method: number;
  readonly childcare_correction_id?: number | null;
  readonly payment_datetime: string;
  readonly refundable_amount: number;
  readonly refunds: readonly { readonly id: number; readonly status: string }[];
};

type PaymentListProps = { payments: readonly ListedPayment[]; onChanged: () => void; empty: string };

export function PaymentList({ payments, onChanged, empty }: PaymentListProps) {
  const { manager } = useStaff();
  const [asked, setAsked] = useState<ListedPayment | null>(null);
  if (payments.length === 0) return <p className="text-note text-ink-soft">{empty}</p>;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {payments.map((payment) => {
          const running = payment.refunds.some(({ status }) => status === 'created');
          const failed = payment.refunds.some(({ status }) => status === 'failed');
          const state = running ? '返金の手続き中' : failed ? '返金できませんでした' : '';
          const cash = payment.payment_method === paymentMethod.code.other;
          return (
            <li key={payment.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
              <span className="min-w-0 flex-1 leading-snug">
                <span className="block">
                  {paymentType.label(payment.payment_type)}
                  {payment.childcare_correction_id && '(訂正の差額)'}
                  {cash && <span className="text-note text-ink-soft"> 現金</span>}
                </span>
                <span className="figures block text-note text-ink-soft">
                  {formatDateTime(payment.payment_datetime)}
                  {state && <strong className="ml-2 text-ask">{state}</strong>}
                </span>
              </span>
              <YenAmount amount={payment.amount} className="font-bold" />
              {manager && !running && payment.refundable_amount > 0 && (
                <Button kind="plain" size="small" onClick={() => setAsked(payment)}>
                  返金する
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <RefundDialog
        key={asked?.id}
        payment={asked}
        onClose={() => setAsked(null)}
        onChanged={() => {
          setAsked(null);
          onChanged();
        }}
      />
    </>
  );
}
