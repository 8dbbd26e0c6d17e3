import { useEffect, useState } from 'react';
import { type MetaFunction, useLoaderData } from 'react-router';
import { SelectMypagePaymentMethodsEditDocument } from '../../../../contract/operations/generated.ts';
import { dataClient } from '../../../data/browser-data.ts';
import { requireFinished } from '../../../flow/browser-flow.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { cardNumberText } from '../../../parts/billing/card/card-text.ts';
import { paymentMethodFlow } from '../../../parts/billing/card/payment-method-flow.ts';
import { Notice } from '../../../ui/notice.tsx';
import { DonePage } from '../../_parts/frame/done-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お支払い方法を変更しました', noindex: true });

export const clientLoader = async () => ({
  result: requireFinished(paymentMethodFlow, paymentMethodFlow.form),
});

export default function PaymentMethodsEditDone() {
  const { result } = useLoaderData<typeof clientLoader>();
  return (
    <DonePage
      title="お支払い方法を変更しました"
      lead="これからのお支払いは、新しいカードに請求します。"
      next={
        result.retried > 0
          ? { to: '/mypage/unpaid', label: '未払いの料金へ戻る' }
          : { to: '/mypage/payments/list', label: 'お支払い履歴へ' }
      }
    >
      <Notice kind="done" title={cardNumberText(result)} />
      {result.recovered && (
        <Notice kind="done" title="月額料金のお支払いが完了しました">
          ご利用を再開できます。新しいご予約も、すぐにお取りいただけます。
        </Notice>
      )}
      {result.retried > 0 && <Retried count={result.retried} />}
    </DonePage>
  );
}

const lookAgainAfter = 2_000;
const looks = 15;

/** The unpaid rest is charged by jobs, a moment later: the page looks until it is known. */
function Retried({ count }: { count: number }) {
  const [state, setState] = useState<'waiting' | 'paid' | 'open'>('waiting');
  useEffect(() => {
    let left = looks;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      left -= 1;
      const answer = await dataClient()
        .query(SelectMypagePaymentMethodsEditDocument, {})
        .catch(() => undefined);
      if (answer?.customers[0]?.unpaid_flag === false) return setState('paid');
      if (left === 0) return setState('open');
      timer = setTimeout(() => void look(), lookAgainAfter);
    };
    timer = setTimeout(() => void look(), lookAgainAfter / 2);
    return () => clearTimeout(timer);
  }, []);
  if (state === 'paid') {
    return (
      <Notice kind="done" live title="未払いの料金のお支払いが完了しました">
        {count}件を新しいカードに請求しました。
      </Notice>
    );
  }
  if (state === 'open') {
    return (
      <Notice kind="warning" live title="未払いの料金がまだ残っています">
        新しいカードでの請求を続けています。完了しないときは、マイページにお知らせが出ますので、別のカードをお試しください。
      </Notice>
    );
  }
  return (
    <Notice kind="info" live title="未払いの料金を請求しています">
      {count}件を新しいカードに請求しています。このままお待ちいただくか、画面を閉じても大丈夫です。
    </Notice>
  );
}
