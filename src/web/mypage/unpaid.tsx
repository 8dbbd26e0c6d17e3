import { type MetaFunction, useSearchParams } from 'react-router';
import type { FunctionOk } from '../../contract/functions/functions.ts';
import { reading } from '../data/question.ts';
import { useAction } from '../data/use-action.ts';
import { useAnswer } from '../data/use-answer.ts';
import { AnswerView } from '../layout/answer-view.tsx';
import { CardSkeletons } from '../layout/loaded.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { ClaimCard } from '../parts/billing/unpaid/claim-card.tsx';
import { noClaim } from '../parts/billing/unpaid/claim-id.ts';
import { DeskWay } from '../parts/billing/unpaid/desk-way.tsx';
import { PlanFeeCard } from '../parts/billing/unpaid/plan-fee-card.tsx';
import { RunningPlan, StepsAhead } from '../parts/billing/unpaid/steps-ahead.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { ErrorNotice, Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast.tsx';
import { YenAmount } from '../ui/yen.tsx';
import { MypagePage } from './_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '未払いの料金', noindex: true });

/** What could not be charged: what, why, every way to pay it, and what happens when. */
export default function Unpaid() {
  const query = useAnswer(reading('readUnpaid', {}));
  return (
    <MypagePage
      title="未払いの料金"
      lead="ご登録のカードで決済できなかった料金です。お支払いの方法をお選びいただけます。"
    >
      <AnswerView query={query} skeleton={<CardSkeletons />} steady>
        {(data) => <Owed data={data} onChanged={() => void query.reload()} />}
      </AnswerView>
    </MypagePage>
  );
}

type OwedProps = { data: FunctionOk<'readUnpaid'>; onChanged: () => void };

function Owed({ data, onChanged }: OwedProps) {
  const [search] = useSearchParams();
  const { claims, total, paused_flag, plan, plan_fee } = data;
  if (claims.length === 0 && plan_fee) return <PlanFeeCard fee={plan_fee} />;
  if (claims.length === 0) {
    return (
      <EmptyState
        title="未払いの料金はありません"
        action={<LinkButton to="/mypage/payments/list">お支払い履歴を見る</LinkButton>}
      >
        {search.has('paid') ? 'お支払いありがとうございました。' : 'お支払いは、すべて済んでいます。'}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-8">
      {plan_fee && <PlanFeeCard fee={plan_fee} />}
      {paused_flag && (
        <Notice kind="warning" title="新しいご予約をお休みしています">
          お支払いいただくと、すぐにご予約いただけます。すでにあるご予約は、そのままご利用いただけます。
        </Notice>
      )}
      <section aria-labelledby="total" className="rounded-lg bg-cream px-5 py-5">
        <h2 id="total" className="text-note font-bold text-ink-soft">
          残りの合計({claims.length}件)
        </h2>
        <p>
          <YenAmount amount={total} className="text-h1 font-bold" />
        </p>
        <PayAll data={data} onChanged={onChanged} />
      </section>
      {plan && <RunningPlan plan={plan} />}
      <ul className="grid gap-4">
        {claims.map((claim) => (
          <li key={`${claim.kind} ${claim.id}`}>
            <ClaimCard
              claim={claim}
              card_flag={data.card_flag}
              konbini_days={data.konbini_days}
              onChanged={onChanged}
            />
          </li>
        ))}
      </ul>
      <DeskWay claims={claims} />
      {data.ahead.length > 0 && <StepsAhead ahead={data.ahead} />}
    </div>
  );
}

/** The card on file for everything that no slip is out for, or another card, which is then charged by itself. */
function PayAll({ data, onChanged }: OwedProps) {
  const { send, busy, text } = useAction('payUnpaid');
  const amount = data.claims.reduce((sum, claim) => sum + (claim.open_method === 'konbini' ? 0 : claim.amount), 0);
  async function pay() {
    const outcome = await send({ ...noClaim, quoted_amount: amount });
    if (outcome?.kind === 'ok')
      showToast(outcome.result.waiting > 0 ? 'カード会社の返事を待っています' : 'お支払いが完了しました');
    onChanged();
  }
  return (
    <div className="mt-4 grid gap-3">
      <ErrorNotice text={text} />
      <div className="flex flex-wrap gap-2.5">
        {data.card_flag && amount > 0 && (
          <Button busy={busy} busyLabel="お支払いの手続きをしています" onClick={pay}>
            登録のカードでもう一度支払う
          </Button>
        )}
        <LinkButton to="/mypage/payment_methods/edit" kind="plain">
          別のカードで支払う
        </LinkButton>
      </div>
      <p className="text-note text-ink-soft">
        別のカードを登録すると、未払いの料金を自動でお支払いいただけます。
        {data.plan && '分割払いのお約束があるあいだは、自動では請求しません。'}
      </p>
    </div>
  );
}
