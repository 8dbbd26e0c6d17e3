import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Alternative } from '../../contract/price-lines.ts';
import { minuteOfDayOf, tokyoDateOf } from '../../domain/time.ts';
import { drafts } from '../flow/browser-flow.ts';
import type { Draft } from '../flow/flow.ts';
import { useFlowConfirm } from '../flow/use-flow-confirm.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';
import { ReceiptPart } from '../ui/receipt.tsx';
import { Steps } from '../ui/steps.tsx';
import type { ReserveChild } from './children-part.tsx';
import type { ConfirmData } from './confirm-data.ts';
import { ConfirmPrice } from './confirm-price.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { rememberChoice } from './last-choice.ts';
import { careRows, timeRows } from './receipt-rows.ts';
import { newQuoteOf, RefusalNotice } from './refusal-notice.tsx';
import { timesOf } from './reserve-fields.ts';
import { type ReserveFlow, type ReserveValues, reservedAt, reserveSteps } from './reserve-flow.ts';
import { ReserveTerms } from './reserve-terms.tsx';
import { sendReserve } from './send-reserve.ts';

export type ConfirmBranch = { id: number; name: string; address1: string; address2: string; tel: string };

type ConfirmStepProps = {
  flow: ReserveFlow;
  draft: Draft<ReserveValues>;
  branch: ConfirmBranch;
  family: readonly ReserveChild[];
  data: ConfirmData;
};

/** The last look before a reserve is made, for a future day and for today: reads like a receipt. */
export function ConfirmStep({ flow, draft: loaded, branch, family, data }: ConfirmStepProps) {
  const navigate = useNavigate();
  const names = family.map((child) => child.name);
  // The amount on the screen is the amount that is sent, also after `quote_changed`.
  const shown = useRef(data.quote);
  const { draft, busy, message, refusal, submit } = useFlowConfirm(
    // Fields the server flags stand in the date step.
    { ...flow, form: flow.date },
    {
      draft: loaded,
      doneAt: reservedAt,
      async send(values, idempotency_key) {
        const answer = await sendReserve('createReserve', {
          ...values,
          quoted_amount: shown.current?.reserve_amount ?? 0,
          idempotency_key,
        });
        if (answer.kind === 'ok') rememberChoice(values);
        return answer;
      },
    },
  );
  shown.current = newQuoteOf(refusal) ?? shown.current;
  const quote = shown.current;
  const ask = data.reservable_status === '△';

  function take(alternative: Alternative) {
    const start = minuteOfDayOf(alternative.start_datetime);
    const length = (Date.parse(alternative.end_datetime) - Date.parse(alternative.start_datetime)) / 60_000;
    drafts().save(flow, {
      ...draft.values,
      branch_id: alternative.branch_id,
      reserve_date: tokyoDateOf(alternative.start_datetime),
      ...timesOf({ start, end: start + length }),
    });
    void navigate(flow.confirm, { replace: true });
  }

  return (
    <PageColumn width="page">
      <Steps steps={reserveSteps} current={2} />
      <div className="h-6" />
      <PageHeading
        lead={
          ask
            ? 'この日は園が確認してからのお返事です。「予約をリクエストする」を押すと、園に届きます。'
            : '「予約を確定する」を押すと、予約が確定します。'
        }
      >
        予約内容の確認
      </PageHeading>
      <div className="lg:grid lg:grid-cols-[minmax(0,35rem)_minmax(18rem,24rem)] lg:items-start lg:justify-between lg:gap-12">
        <div>
          <ReceiptPart
            title="園とお子さま"
            editTo={flow.form}
            rows={[
              { label: '園', value: `${branch.name}\n${branch.address1}${branch.address2}` },
              { label: 'お子さま', value: names.join('、') },
            ]}
          />
          <ReceiptPart title="日時" editTo={flow.date} rows={timeRows(draft.values)} />
          <ReceiptPart title="お預かりの内容" editTo={flow.date} rows={careRows(draft.values)} />
          {quote && <ReserveTerms quote={quote} terms={data.terms} ask={ask} />}
        </div>
        <div className="mt-2 lg:mt-0">
          {quote && <ConfirmPrice quote={quote} names={names} />}
          <div className="mt-5 grid gap-4">
            {data.failure && !quote && <FailureNotice failure={data.failure} />}
            {refusal ? (
              <RefusalNotice refusal={refusal} onAlternative={take} dateTo={flow.date} branch_id={branch.id} />
            ) : (
              message && (
                <Notice kind={message.kind} live>
                  {message.text}
                </Notice>
              )
            )}
            <Button
              size="large"
              busy={busy}
              busyLabel={ask ? '送信しています' : '予約しています'}
              disabled={quote === undefined}
              onClick={submit}
              className="w-full"
            >
              {ask ? '予約をリクエストする' : '予約を確定する'}
            </Button>
          </div>
        </div>
      </div>
    </PageColumn>
  );
}
