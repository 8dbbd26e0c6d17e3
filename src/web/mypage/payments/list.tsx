import { useState } from 'react';
import { Link, type MetaFunction, useSearchParams } from 'react-router';
import {
  type SelectMypagePaymentsListData,
  SelectMypagePaymentsListDocument,
} from '../../../contract/operations/generated.ts';
import { operation, reading } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { Blocks } from '../../illustrations/blocks.tsx';
import { FailureNotice } from '../../layout/failure-notice.tsx';
import { Loaded } from '../../layout/loaded.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import type { Payment } from '../../parts/billing/payments/payment-text.ts';
import { ReceiptDialog } from '../../parts/billing/payments/receipt-dialog.tsx';
import { YearlyStatement } from '../../parts/billing/payments/yearly-statement.tsx';
import { BenefitMeters } from '../../parts/books/certificates/benefit-meter.tsx';
import { CertificateDialog } from '../../parts/books/certificates/certificate-dialog.tsx';
import type { CertificatePaper } from '../../parts/books/certificates/paper-row.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { pageOf } from '../../ui/page-numbers.ts';
import { Pager } from '../../ui/pager.tsx';
import { MypagePage } from '../_parts/frame/mypage-page.tsx';
import { paidMonths } from '../_parts/payments/months.ts';
import { PaidMonthPart } from '../_parts/payments/paid-month.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お支払い履歴', noindex: true });

/** SPEC §9. One more is asked for: where the next page begins says which months end this one. */
const pageSize = 5;

/** Every payment by month with its 領収書, and beside the month's name its 提供証明書. */
export default function PaymentsList() {
  const [search] = useSearchParams();
  const [receiptOf, setReceiptOf] = useState<Payment>();
  const [certificateOf, setCertificateOf] = useState<CertificatePaper>();
  const { offset } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize);
  const query = useAnswer(operation(SelectMypagePaymentsListDocument, { limit: pageSize + 1, offset }));
  const certificates = useAnswer(reading('listCertificates', {}));
  return (
    <MypagePage title="お支払い履歴" lead="新しい順に並んでいます。領収書は、何度でも発行できます。">
      {certificates.failure && (
        <div className="mb-4">
          <FailureNotice failure={certificates.failure} retry={() => void certificates.reload()} />
        </div>
      )}
      <Loaded query={query}>
        {(data) => (
          <Months
            data={data}
            offset={offset}
            papers={certificates.data?.papers ?? []}
            back={certificates.data?.months_back}
            onReceipt={setReceiptOf}
            onCertificate={setCertificateOf}
          />
        )}
      </Loaded>
      {receiptOf && <ReceiptDialog payment={receiptOf} onClose={() => setReceiptOf(undefined)} />}
      {certificateOf && (
        <CertificateDialog
          paper={certificateOf}
          onClose={() => {
            setCertificateOf(undefined);
            void certificates.reload();
          }}
        />
      )}
    </MypagePage>
  );
}

type MonthsProps = {
  data: SelectMypagePaymentsListData;
  offset: number;
  papers: readonly CertificatePaper[];
  back: number | undefined;
  onReceipt: (payment: Payment) => void;
  onCertificate: (paper: CertificatePaper) => void;
};

function Months({ data, offset, papers, back, onReceipt, onCertificate }: MonthsProps) {
  const total = data.payments_aggregate.aggregate.count;
  const next = data.payments[pageSize];
  const months = paidMonths(data.payments.slice(0, pageSize), papers, { isFirst: offset === 0, next });
  if (data.payments.length === 0 && (total > 0 || papers.length === 0)) return <NoPayments beyond={total > 0} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="figures text-note text-ink-soft">全{total}件</p>
      {months.map((month) => (
        <PaidMonthPart key={month.month} month={month} onReceipt={onReceipt} onCertificate={onCertificate} />
      ))}
      <Pager total={total} pageSize={pageSize} />
      <BenefitMeters />
      {papers.length > 0 && back !== undefined && <AboutCertificates back={back} />}
      <YearlyStatement firstDay={data.oldest[0]?.payment_date} />
    </div>
  );
}

function AboutCertificates({ back }: { back: number }) {
  return (
    <p className="text-note text-ink-soft">
      証明書は、無償化を市区町村に請求するときの「提供証明書兼領収証」です。さかのぼって{back}
      か月分を発行できます。認定番号を登録すると、証明書に印字されます。
      <Link to="/mypage/children/list" className="text-link inline-flex min-h-11 items-center">
        お子さまの認定を登録する
      </Link>
    </p>
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
