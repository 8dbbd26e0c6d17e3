import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { SelectMypageTicketsListDocument } from '../../../../contract/operations/generated.ts';
import { rowInForceIfAny } from '../../../../domain/settings/in-force.ts';
import { BENEFIT_WORDS, returnTermsText } from '../../../../domain/tickets/ticket-text.ts';
import { addDays } from '../../../../domain/time.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { dataClient } from '../../../data/browser-data.ts';
import { callFunction } from '../../../data/browser-functions.ts';
import { requireDraft } from '../../../flow/browser-flow.ts';
import { ConfirmAction } from '../../../flow/confirm-action.tsx';
import { useFlowConfirm } from '../../../flow/use-flow-confirm.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { TradelawWords } from '../../../layout/tradelaw-words.tsx';
import { CardOnFile } from '../../../parts/billing/card/card-on-file.tsx';
import { DueConsents } from '../../../parts/membership/due-consents.tsx';
import { dearTicketText, ownHour } from '../../../parts/tickets/own-hour.ts';
import { ticketFlow, ticketForm } from '../../../parts/tickets/ticket-flow.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ReceiptPart } from '../../../ui/receipt.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import { choosingSteps, FlowPage } from '../../_parts/frame/flow-page.tsx';
import { todayLoader } from '../../_parts/frame/today-loader.ts';

export const meta: MetaFunction = () => pageMeta({ title: '回数券の購入の確認', noindex: true });
export const loader = todayLoader;

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const draft = requireDraft(ticketFlow, ticketForm);
  const { today } = await serverLoader<typeof loader>();
  const list = await dataClient().query(SelectMypageTicketsListDocument, { today });
  const price = list.ticket_prices.find(({ id }) => String(id) === String(draft.values.ticket_price_id));
  // Not for sale any more: choose again.
  if (price === undefined) throw redirect(ticketFlow.form);
  const terms = rowInForceIfAny(list.ticket_terms, today);
  return { draft, price, today, terms, dear: dearTicketText(price, ownHour(list)) };
}
clientLoader.hydrate = true as const;

/** The last screen before paying: what, how much, when and how, until when it is valid, how to give back (特定商取引法). */
export default function TicketsBuyConfirm() {
  const { draft, price, today, terms, dear } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const confirm = useFlowConfirm(ticketFlow, {
    draft,
    async send({ ticket_price_id }, idempotency_key) {
      const sent = await callFunction('buyTickets', { ticket_price_id, quoted_amount: price.price, idempotency_key });
      if (sent.kind === 'refused' && sent.type === 'quote_changed') void revalidate();
      return sent;
    },
  });
  return (
    <FlowPage steps={choosingSteps} step={1} title="購入内容の確認">
      <ReceiptPart
        title="回数券"
        editTo={ticketFlow.form}
        rows={[
          { label: '内容', value: `${price.name}(${price.number}枚)` },
          { label: '合計(税込)', value: <YenAmount amount={price.price} className="text-h3 font-bold" /> },
          {
            label: '有効期限',
            value: `${formatDate(addDays(today, price.valid_days))}まで(購入から${price.valid_days}日間)`,
          },
        ]}
      />
      <PayingPart terms={terms} />
      {dear && (
        <div className="mb-5">
          <Notice kind="warning" title="1時間の保育料より高い回数券です">
            {dear}
          </Notice>
        </div>
      )}
      <DueConsents className="mb-5" />
      <ConfirmAction
        confirm={confirm}
        label="購入する"
        busyLabel="お支払いをしています"
        note={
          <>
            押すと、
            <YenAmount amount={price.price} className="font-bold text-ink" />
            のお支払いが確定します。
          </>
        }
        backTo={ticketFlow.form}
        backLabel="回数券を選び直す"
      />
    </FlowPage>
  );
}

function PayingPart({ terms }: { terms: Parameters<typeof returnTermsText>[0] }) {
  return (
    <ReceiptPart
      title="お支払い"
      rows={[
        { label: 'お支払い方法', value: <CardOnFile /> },
        { label: 'お支払いの時期', value: '「購入する」を押したときに、全額を請求します。' },
        { label: '無償化', value: BENEFIT_WORDS },
        { label: 'お渡し', value: 'お支払いのあと、すぐに使えます。' },
        {
          label: 'キャンセル',
          value: (
            <>
              {returnTermsText(terms)}
              <TradelawWords />
            </>
          ),
        },
      ]}
    />
  );
}
