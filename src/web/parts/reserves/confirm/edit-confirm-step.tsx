import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ticketChoiceToForm } from '../../../../contract/form-mapping.ts';
import type { Alternative } from '../../../../contract/functions/billing/price-lines.ts';
import { minimumFeeText } from '../../../../domain/billing/cancelling/cancellation-text.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { drafts } from '../../../flow/browser-flow.ts';
import type { Draft } from '../../../flow/flow.ts';
import { SummaryCard, type SummaryRow } from '../../../flow/summary-card.tsx';
import { useFlowConfirmOf } from '../../../flow/use-flow-confirm.ts';
import { Notice } from '../../../ui/notice.tsx';
import { CardOnFile } from '../../billing/card/card-on-file.tsx';
import { outlookOf, TicketChoice, type TicketChoiceValue } from '../../tickets/ticket-choice.tsx';
import type { ReserveChild } from '../choose/children-part.tsx';
import { answerDueText } from '../detail/answer-text.ts';
import { type EditableReserve, editedValuesOf, editFlow, editSteps, sendEdit } from '../edit-flow.ts';
import type { ReserveValues } from '../reserve-flow.ts';
import { type ChangeScope, ChangeScopeChoice, SeriesChange } from '../series/series-change.tsx';
import { canChangeTogether, useSeriesUpdate } from '../series/use-series-update.ts';
import type { ConfirmData } from './confirm-data.ts';
import { ConfirmFrame, ConfirmSend, valuesOfAlternative } from './confirm-frame.tsx';
import { ConfirmPrice, comesBackOf } from './confirm-price.tsx';
import { careRows, timeRows } from './receipt-rows.ts';
import { newQuoteOf } from './refusal-notice.tsx';
import { ReserveTerms } from './reserve-terms.tsx';

type Row = { label: string; value: string };

/** The new value, and under it what it was, where it changes. */
function changedRows(before: readonly Row[], after: readonly Row[]): SummaryRow[] {
  return after.map(({ label, value }, position) => {
    const was = before[position]?.value ?? '';
    if (was === value) return { label, value };
    return {
      label,
      value: (
        <>
          <strong>{value}</strong>
          <span className="block text-note text-ink-soft">変更前: {was}</span>
        </>
      ),
    };
  });
}

/** 修正する beside the first row: all of it is corrected on one page. */
const withEdit = ([first, ...rest]: SummaryRow[], edit: NonNullable<SummaryRow['edit']>): SummaryRow[] =>
  first ? [{ ...first, edit }, ...rest] : rest;

type EditConfirmStepProps = {
  draft: Draft<ReserveValues>;
  reserve: EditableReserve;
  family: readonly ReserveChild[];
  data: ConfirmData;
};

/** The last look before a change: what changes, and the difference in price. A change is never a cancellation. */
export function EditConfirmStep({ draft: loaded, reserve, family, data }: EditConfirmStepProps) {
  const navigate = useNavigate();
  const flow = editFlow(reserve.id);
  const names = family.map((child) => child.name);
  const who = { child_ids: family.map((child) => child.id), names };
  const [scope, setScope] = useState<ChangeScope>('one');
  const together = canChangeTogether(reserve, loaded.values);
  const update = useSeriesUpdate(reserve, loaded.values, together && scope === 'rest');
  const rest = together && scope === 'rest';
  const [useTickets, setUseTickets] = useState<TicketChoiceValue>(ticketChoiceToForm(reserve.use_tickets));
  const confirm = useFlowConfirmOf(
    flow,
    { first: data.quote, after: newQuoteOf },
    {
      draft: loaded,
      send: (values, _key, shown) =>
        rest ? update.send() : sendEdit(reserve.id, { ...values, use_tickets: useTickets }, shown),
    },
  );
  const { draft, shown: quote } = confirm;
  const before = editedValuesOf(reserve);
  const namesBefore = reserve.reserve_details.flatMap(({ child }) => (child ? [child.name] : []));
  const whoBefore = {
    child_ids: before.child_ids,
    names: reserve.reserve_details.map(({ child }) => child?.name ?? ''),
  };

  function take(alternative: Alternative) {
    drafts().save(flow, { ...draft.values, ...valuesOfAlternative(alternative) });
    void navigate(flow.confirm, { replace: true });
  }

  return (
    <ConfirmFrame
      steps={editSteps}
      current={1}
      title="変更内容の確認"
      lead="「この内容に変更する」を押すと、いまのご予約がこの内容に置きかわります。"
      receipt={
        <SummaryCard
          label="変更の内容"
          rows={[
            ...withEdit(changedRows(timeRows(before), timeRows(draft.values)), { to: flow.form, what: '変更の内容' }),
            { label: '園', value: reserve.branch_name },
            ...changedRows(
              [{ label: 'お子さま', value: namesBefore.join('、') }],
              [{ label: 'お子さま', value: names.join('、') }],
            ),
            ...changedRows(careRows(before, whoBefore), careRows(draft.values, who)).filter(
              ({ label, value }) => label !== '園に伝えたいこと' || value !== 'なし',
            ),
          ]}
        />
      }
    >
      {together && (
        <div className="mb-5">
          <ChangeScopeChoice value={scope} onChange={setScope} />
        </div>
      )}
      {rest && <SeriesChange update={update} created_at={reserve.created_at} />}
      {quote && !rest && (
        <ConfirmPrice
          quote={quote}
          names={names}
          before={reserve.reserve_amount}
          tickets={data.tickets && outlookOf(data.tickets, useTickets)}
          comesBack={comesBackOf(data, useTickets)}
        />
      )}
      {quote && <ReserveTerms quote={quote} fields={draft.values} card={<CardOnFile short />} />}
      {!rest && quote && data.tickets && (
        <div className="mt-3 lg:mt-5">
          <TicketChoice
            tickets={data.tickets}
            value={useTickets}
            onChange={setUseTickets}
            leaves={data.later_refund ? { amount: quote.reserve_amount, later_refund: data.later_refund } : undefined}
          />
        </div>
      )}
      {!rest && quote?.kept_cancel_deadline && quote.cancel_schedule[0]?.kept_flag && (
        <div className="mt-3 lg:mt-5">
          <Notice kind="warning" title="変更前のキャンセル料が引き継がれます">
            {minimumFeeText(quote.kept_cancel_amount, quote.kept_cancel_deadline, reserve.created_at)}
          </Notice>
        </div>
      )}
      {!rest && quote?.free_move_flag && (
        <div className="mt-3 lg:mt-5">
          <Notice kind="done" title="キャンセル料はかかりません">
            日にちの変更として承ります。変更前のご予約のキャンセル料は引き継がれず、料金の差額だけが変わります。このご予約で使えるのは、回数に限りがあります。
          </Notice>
        </div>
      )}
      {data.reservable_status === '△' && (
        <div className="mt-3 lg:mt-5">
          <Notice kind="warning">
            この日はリクエストの日です。時間や人数が増える変更は、園のお返事を待って確定します。
            {quote && answerDueText(quote.answer_due_datetime, serverNow())}
          </Notice>
        </div>
      )}
      <ConfirmSend
        confirm={confirm}
        failure={quote ? undefined : data.failure}
        label={rest ? `${update.possible.length}日分をこの内容に変更する` : 'この内容に変更する'}
        busyLabel="変更しています"
        dateTo={flow.form}
        branch_id={reserve.branch_id}
        onAlternative={take}
        disabled={rest ? update.possible.length === 0 : quote === undefined}
      />
    </ConfirmFrame>
  );
}
