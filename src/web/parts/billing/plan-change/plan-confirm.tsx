import { useRouteLoaderData } from 'react-router';
import type { PublicSettings } from '../../../data/load-context.ts';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { ConfirmAction } from '../../../flow/confirm-action.tsx';
import type { Draft, Flow } from '../../../flow/flow.ts';
import { refusalLinks } from '../../../flow/refusal-links.ts';
import { useFlowConfirm } from '../../../flow/use-flow-confirm.ts';
import { FailureNotice } from '../../../layout/failure-notice.tsx';
import { CardSkeletons } from '../../../layout/loaded.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ReceiptPart } from '../../../ui/receipt.tsx';
import { RepricedReserves } from '../../../ui/repriced-reserves.tsx';
import { DueConsents } from '../../membership/due-consents.tsx';
import { sendWithCard } from '../card/send-with-card.ts';
import type { PlanValues } from './plan-flow.ts';
import { PlanQuoteParts, type QuotedPlan } from './plan-quote.tsx';

type PlanConfirmProps = {
  flow: Flow<PlanValues>;
  draft: Draft<PlanValues>;
  plan: QuotedPlan;
  /** The function that carries it out with what was quoted. */
  send: 'editPlanTypeCustomer' | 'resubscribeCustomer';
  label: string;
  busyLabel: string;
};

/** The confirm step of a plan change and of coming back: the quote, and the button that agrees to exactly this quote. */
export function PlanConfirm({ flow, draft, plan, send, label, busyLabel }: PlanConfirmProps) {
  const settings = useRouteLoaderData<PublicSettings>('root');
  const quote = useAnswer(reading('quotePlanTypeCustomer', { plan_type_id: draft.values.plan_type_id }));
  const confirm = useFlowConfirm(flow, {
    draft,
    async send({ plan_type_id }) {
      const sent = await sendWithCard(settings, send, {
        plan_type_id,
        quoted_amount: quote.data?.charged_now,
        accepted_amounts: quote.data?.reserves.map(({ reserve_id, amount_after: reserve_amount }) => ({
          reserve_id,
          reserve_amount,
        })),
      });
      // The amount is another one now: it is shown before anybody agrees to it.
      if (sent.kind === 'refused' && sent.type === 'quote_changed') void quote.reload();
      return sent;
    },
  });
  if (quote.failure) {
    const link = quote.failure.kind === 'refused' ? refusalLinks[quote.failure.type] : undefined;
    return (
      <div className="grid gap-4">
        <FailureNotice failure={quote.failure} retry={() => void quote.reload()} />
        <LinkButton to={link?.to ?? flow.form} kind="plain">
          {link?.label ?? 'プランを選び直す'}
        </LinkButton>
      </div>
    );
  }
  if (!quote.data) return <CardSkeletons />;
  return (
    <>
      <PlanQuoteParts plan={plan} quote={quote.data} editTo={flow.form} />
      {quote.data.reserves.length > 0 && (
        <ReceiptPart title="これからの予約の料金" rows={[]}>
          <p className="mb-3">プランが変わると、次のご予約の料金が変わります。ほかのご予約の料金は変わりません。</p>
          <RepricedReserves reserves={quote.data.reserves} />
        </ReceiptPart>
      )}
      <DueConsents className="mb-5" />
      <ConfirmAction
        confirm={confirm}
        label={label}
        busyLabel={busyLabel}
        note={
          quote.data.charged_now > 0
            ? `押すと、本日の請求 ${quote.data.charged_now.toLocaleString('ja-JP')}円のお支払いが確定します。`
            : '押すと、お手続きが確定します。本日の請求はありません。'
        }
        backTo={flow.form}
        backLabel="プランを選び直す"
      />
    </>
  );
}
