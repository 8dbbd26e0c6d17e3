import { CreditCard } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import {
  type SelectMypagePaymentMethodsEditData,
  SelectMypagePaymentMethodsEditDocument,
} from '../../../contract/operations/generated.ts';
import { alerts } from '../../../contract/page-errors.ts';
import { customerStatus } from '../../../domain/codes.ts';
import { operation } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { drafts } from '../../flow/browser-flow.ts';
import { agreedOnForm } from '../../flow/use-flow-confirm.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import type { ConfirmCard } from '../../parts/billing/card/card-element.tsx';
import { CardOnFile } from '../../parts/billing/card/card-on-file.tsx';
import { CardPart } from '../../parts/billing/card/card-part.tsx';
import { cardProblemOf } from '../../parts/billing/card/card-return.ts';
import { paymentMethodFlow as flow } from '../../parts/billing/card/payment-method-flow.ts';
import { UnpaidLines } from '../../parts/billing/unpaid/unpaid-lines.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FlowPage } from '../_parts/frame/flow-page.tsx';
import { statusNotice } from '../_parts/frame/status-notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お支払い方法', noindex: true });

export default function PaymentMethodsEdit() {
  const { data } = useAnswer(operation(SelectMypagePaymentMethodsEditDocument, {}));
  const customer = data?.customers[0];
  // The first card comes with the plan, in the registration: changing it starts after that.
  const unfinished = customer?.plan_type === null && statusNotice({ status: customer.status, plan_type_id: null });
  return (
    <FlowPage step={0} title="お支払い方法" back={{ to: '/mypage/payments/list', label: 'お支払い' }}>
      {unfinished || (
        <>
          {data && <WhatIsUnpaid data={data} />}
          <ChangeCard isFree={customer !== undefined && !owes(customer)} />
        </>
      )}
    </FlowPage>
  );
}

type ChangeCardProps = {
  /** Nothing is charged by the change: this page's press is the last one. */
  isFree: boolean;
};

function ChangeCard({ isFree }: ChangeCardProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const confirmCard = useRef<ConfirmCard>(null);
  const [confirmed, setConfirmed] = useState(() => drafts().find(flow).kind === 'found');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(() => cardProblemOf(search));

  async function goOn(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const goToConfirm = () => navigate(flow.confirm, isFree ? { state: agreedOnForm } : {});
    if (confirmed) return goToConfirm();
    if (confirmCard.current === null) return;
    setBusy(true);
    setProblem(undefined);
    const card = await confirmCard.current(flow.confirm);
    setBusy(false);
    if (!card.ok) return setProblem(card.message);
    if (drafts().save(flow, { setup_intent_id: card.setup_intent_id })) return goToConfirm();
    window.alert(alerts[flow.missing]);
  }

  return (
    <>
      <section className="mb-8 flex items-start gap-3 rounded-lg bg-cream px-5 py-4">
        <CreditCard className="mt-1 size-6 shrink-0 text-ink-soft" aria-hidden="true" />
        <div className="flex-1">
          <h2 className="text-note font-bold text-ink-soft">現在のカード</h2>
          <p className="font-bold">
            <CardOnFile />
          </p>
        </div>
      </section>
      <form method="post" noValidate onSubmit={goOn} className="grid gap-6">
        <h2 className="text-h3">新しいカード</h2>
        <CardPart
          confirmed={confirmed}
          onAnother={() => {
            drafts().discard(flow);
            setConfirmed(false);
          }}
          confirm={confirmCard}
          problem={problem}
        />
        {isFree && (
          <p className="text-note">
            押すと、これからのお支払いを新しいカードに変更します。いま請求されるものはありません。
          </p>
        )}
        <Button type="submit" size="large" busy={busy} busyLabel="カードを確認しています">
          {isFree ? 'このカードに変更する' : '確認へ進む'}
        </Button>
      </form>
    </>
  );
}

type Payer = SelectMypagePaymentMethodsEditData['customers'][number];

/** The change charges what could not be charged before. */
const owes = ({ status, unpaid_flag }: Payer): boolean => status === customerStatus.code.disabled || unpaid_flag;

/** Why many come here: something could not be charged. */
function WhatIsUnpaid({ data }: { data: SelectMypagePaymentMethodsEditData }) {
  const customer = data.customers[0];
  if (!customer || !owes(customer)) return null;
  return (
    <div className="mb-6">
      <Notice kind="error" title="お支払いできていない料金があります">
        <UnpaidLines unpaid={data} />
        {customer.status === customerStatus.code.disabled
          ? 'カードを変更すると、月額料金のお支払いをすぐにやり直し、ご利用を再開できます。'
          : 'カードを変更すると、未払いの料金を新しいカードで自動的に請求します。'}
      </Notice>
    </div>
  );
}
