import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Alternative } from '../../../../contract/functions/billing/price-lines.ts';
import type { ChildWithAllergies } from '../../../../domain/care/child-health.ts';
import { timeText } from '../../../../domain/time.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { drafts } from '../../../flow/browser-flow.ts';
import type { Draft } from '../../../flow/flow.ts';
import { SummaryCard } from '../../../flow/summary-card.tsx';
import { useFlowConfirmOf } from '../../../flow/use-flow-confirm.ts';
import type { WaitlistChoice } from '../../../layout/waitlist-path.ts';
import { CardOnFile } from '../../billing/card/card-on-file.tsx';
import { DueConsents } from '../../membership/due-consents.tsx';
import { outlookOf, TicketChoice, type TicketChoiceValue } from '../../tickets/ticket-choice.tsx';
import type { ReserveChild } from '../choose/children-part.tsx';
import { answerDueText } from '../detail/answer-text.ts';
import { rangeOf } from '../reserve-fields.ts';
import { type ReserveFlow, type ReserveValues, reservedAt, reserveFlow, reserveSteps } from '../reserve-flow.ts';
import { rememberChoice } from '../start/last-choice.ts';
import { TakenOverDraft } from '../start/taken-over.tsx';
import { allergyRow } from './allergy-rows.ts';
import type { ConfirmData } from './confirm-data.ts';
import { ConfirmFrame, ConfirmSend, valuesOfAlternative } from './confirm-frame.tsx';
import { ConfirmPrice, comesBackOf } from './confirm-price.tsx';
import { setCareRows, summaryRows } from './receipt-rows.ts';
import { newQuoteOf } from './refusal-notice.tsx';
import { ReserveTerms } from './reserve-terms.tsx';
import { type ChildWithInfections, ReturnWarning } from './return-warning.tsx';
import { SeatHoldLine } from './seat-hold-line.tsx';
import { sendReserve } from './send-reserve.ts';
import { TakeBackLine } from './take-back-line.tsx';
import { useSeatHold } from './use-seat-hold.ts';

type ConfirmBranch = { id: number; name: string; address1: string; address2: string; tel: string };

type ConfirmStepProps = {
  flow: ReserveFlow;
  draft: Draft<ReserveValues>;
  branch: ConfirmBranch;
  family: readonly (ReserveChild & ChildWithAllergies & ChildWithInfections)[];
  data: ConfirmData;
};

/** The last look before a reserve is made, for a future day and for today: reads like a receipt. */
export function ConfirmStep({ flow, draft: loaded, branch, family, data }: ConfirmStepProps) {
  const navigate = useNavigate();
  const names = family.map((child) => child.name);
  const who = { child_ids: family.map((child) => child.id), names };
  const [useTickets, setUseTickets] = useState<TicketChoiceValue>(data.tickets?.usual ?? null);
  const held = useSeatHold(data.quote ? loaded.values : null);
  const confirm = useFlowConfirmOf(
    // Fields the server flags belong to the date step.
    { ...flow, form: flow.date },
    { first: data.quote, after: newQuoteOf },
    {
      draft: loaded,
      doneAt: reservedAt,
      async send(values, idempotency_key, shown) {
        const answer = await sendReserve('createReserve', {
          ...values,
          // Not asked: the server takes the family's usual preference.
          use_tickets: data.tickets ? useTickets : undefined,
          quoted_amount: shown?.reserve_amount ?? 0,
          idempotency_key,
        });
        if (answer.kind === 'ok') {
          held.taken();
          rememberChoice(values);
        }
        return answer;
      },
    },
  );
  const { draft, shown: quote } = confirm;
  const ask = data.reservable_status === '△';

  function take(alternative: Alternative) {
    const { branch_id } = alternative;
    drafts().save(flow, { ...draft.values, branch_id, ...valuesOfAlternative(alternative) });
    void navigate(flow.confirm, { replace: true });
  }

  return (
    <ConfirmFrame
      steps={reserveSteps}
      current={2}
      title="予約内容の確認"
      lead={
        ask
          ? `リクエストです。${quote ? answerDueText(quote.answer_due_datetime, serverNow()) : ''}`
          : '「予約を確定する」を押すと、予約が確定します。'
      }
      receipt={
        <>
          <TakenOverDraft flow={flow} draft={draft} />
          <ReturnWarning family={family} date={draft.values.reserve_date} />
          <SummaryCard
            label="予約の内容"
            rows={[
              ...summaryRows(draft.values, { to: flow.date, what: '日時' }),
              {
                label: '園',
                value: (
                  <>
                    {branch.name}
                    <span className="block text-note text-ink-soft">
                      {branch.address1}
                      {branch.address2}
                    </span>
                  </>
                ),
                edit: { to: flow.form, what: '園とお子さま' },
              },
              { label: 'お子さま', value: names.join('、') },
              ...allergyRow(family, flow.confirm === reserveFlow.confirm ? 'confirm' : 'today'),
              ...setCareRows(draft.values, who),
            ]}
          />
        </>
      }
    >
      {quote && (
        <ConfirmPrice
          quote={quote}
          names={names}
          tickets={data.tickets && outlookOf(data.tickets, useTickets)}
          comesBack={comesBackOf(data, useTickets)}
        />
      )}
      {quote && <ReserveTerms quote={quote} fields={draft.values} ask={ask} card={<CardOnFile short />} />}
      {quote && data.tickets && (
        <div className="mt-3 lg:mt-5">
          <TicketChoice
            tickets={data.tickets}
            value={useTickets}
            onChange={setUseTickets}
            leaves={data.later_refund ? { amount: quote.reserve_amount, later_refund: data.later_refund } : undefined}
          />
        </div>
      )}
      <DueConsents className="mt-5" />
      <ConfirmSend
        confirm={confirm}
        failure={quote ? undefined : data.failure}
        label={ask ? '予約をリクエストする' : '予約を確定する'}
        busyLabel={ask ? '送信しています' : '予約しています'}
        dateTo={flow.date}
        branch_id={branch.id}
        waitlistChoice={waitlistChoiceOf(branch.id, draft.values)}
        onAlternative={take}
        disabled={quote === undefined}
        note={
          quote && (
            <>
              <SeatHoldLine state={held.state} />
              <TakeBackLine quote={quote} ask={ask} />
            </>
          )
        }
      />
    </ConfirmFrame>
  );
}

/** The same stay as something to wait for. */
function waitlistChoiceOf(branch_id: number, values: ReserveValues): WaitlistChoice {
  const range = rangeOf(values);
  return {
    branch_id,
    date: values.reserve_date,
    child_ids: values.child_ids,
    ...(range ? { start: timeText(range.start), end: timeText(range.end) } : {}),
  };
}
