import { useId, useState } from 'react';
import { isReceiptable } from '../../../../domain/billing/papers/receipt.ts';
import { paymentMethod } from '../../../../domain/codes.ts';
import { formatDate, formatYearMonth } from '../../../../domain/time-format.ts';
import { outdatedReceipt, type Payment, paidParts, paidTitle } from '../../../parts/billing/payments/payment-text.ts';
import { type CertificatePaper, PaperRow } from '../../../parts/books/certificates/paper-row.tsx';
import { Button } from '../../../ui/button.tsx';
import { Pieces } from '../../../ui/kept-text.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import type { PaidMonth } from './months.ts';

type PaidMonthPartProps = {
  month: PaidMonth<Payment, CertificatePaper>;
  onReceipt: (payment: Payment) => void;
  onCertificate: (paper: CertificatePaper) => void;
};

/** A month: its certificates beside its name, its payments below, each with its receipt. */
export function PaidMonthPart({ month: { month, payments, papers }, onReceipt, onCertificate }: PaidMonthPartProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const name = formatYearMonth(`${month}-01`);
  return (
    <section aria-labelledby={`${id}-month`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={`${id}-month`} className="figures text-h3">
          {name}
        </h2>
        {papers.length > 0 && (
          <Button kind="quiet" size="small" className="-mr-3 px-3!" aria-expanded={open} onClick={() => setOpen(!open)}>
            証明書<span className="sr-only">({name})</span>
          </Button>
        )}
      </div>
      {open && (
        <ul className="mb-2 divide-y divide-line rounded-md bg-cream px-4">
          {papers.map((paper) => (
            <li key={`${paper.child_id} ${paper.branch_id}`} className="py-3">
              <PaperRow paper={paper} onAsk={() => onCertificate(paper)} />
            </li>
          ))}
        </ul>
      )}
      {payments.length > 0 ? (
        <PaymentTable name={name} payments={payments} onReceipt={onReceipt} />
      ) : (
        <p className="mt-1 border-t border-line pt-2 text-note text-ink-soft">この月のお支払いはありません。</p>
      )}
    </section>
  );
}

type PaymentTableProps = {
  name: string;
  payments: readonly Payment[];
  onReceipt: (payment: Payment) => void;
};

/** A payment in three short lines: what, where and for whom, when and how; beside it the amount and its receipt. */
function PaymentTable({ name, payments, onReceipt }: PaymentTableProps) {
  return (
    <table className="mt-1 w-full border-collapse">
      <caption className="sr-only">{name}のお支払い</caption>
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
                <Button kind="quiet" size="small" className="-mr-3 px-3!" onClick={() => onReceipt(payment)}>
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
