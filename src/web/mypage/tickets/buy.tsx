import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData, useRevalidator } from 'react-router';
import {
  SelectMypagePlanTypesEditDocument,
  SelectMypageTicketsListDocument,
} from '../../../contract/operations/generated.ts';
import { BENEFIT_WORDS } from '../../../domain/tickets/ticket-text.ts';
import { dataClient } from '../../data/browser-data.ts';
import { useFlowForm } from '../../flow/use-flow-form.ts';
import { ChoiceCards } from '../../form/choice-cards.tsx';
import { SchemaForm } from '../../form/schema-form.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { dearTicketText, type OwnHour, ownHour } from '../../parts/tickets/own-hour.ts';
import { TicketBalance } from '../../parts/tickets/ticket-balance.tsx';
import { TicketChoicePart } from '../../parts/tickets/ticket-choice-part.tsx';
import { TicketComparison } from '../../parts/tickets/ticket-comparison.tsx';
import { type OfferedTickets, ticketFlow, ticketForm } from '../../parts/tickets/ticket-flow.ts';
import { Button } from '../../ui/button.tsx';
import { Steps } from '../../ui/steps.tsx';
import { YenAmount } from '../../ui/yen.tsx';
import { choosingSteps } from '../_parts/frame/flow-page.tsx';
import { MypagePage } from '../_parts/frame/mypage-page.tsx';
import { statusNotice } from '../_parts/frame/status-notice.tsx';
import { todayLoader } from '../_parts/frame/today-loader.ts';

export const meta: MetaFunction = () => pageMeta({ title: '回数券', noindex: true });
export const loader = todayLoader;

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const { today } = await serverLoader<typeof loader>();
  const [tickets, { customers }] = await Promise.all([
    dataClient().query(SelectMypageTicketsListDocument, { today }),
    dataClient().query(SelectMypagePlanTypesEditDocument, {}),
  ]);
  return { today, tickets, customer: customers[0] };
}
clientLoader.hydrate = true as const;

export default function TicketsBuy() {
  const { today, tickets, customer } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const notice = customer && statusNotice(customer);
  const [own] = tickets.customers;
  const prices = inOrder(tickets.ticket_prices);
  return (
    <MypagePage title="回数券" lead="1枚で、お子さまお一人の保育料1時間分にあてられます。">
      <div className="grid max-w-form gap-10">
        <TicketBalance
          data={tickets}
          today={today}
          onReturned={own?.paying_flag === true ? () => void revalidate() : null}
        />
        {own?.paying_flag === false ? (
          <p className="text-note text-ink-soft">回数券の購入は、お支払いの方のマイページから行えます。</p>
        ) : (
          <>
            <TicketChoicePart use_tickets={own?.use_tickets ?? null} />
            <TicketComparison prices={prices} />
            {notice ?? <BuyForm prices={prices} hour={ownHour(tickets)} />}
          </>
        )}
      </div>
    </MypagePage>
  );
}

/** As headquarters ranked them; those without a rank follow by their number. */
function inOrder(prices: readonly OfferedTickets[]): OfferedTickets[] {
  const rank = (price: OfferedTickets) => price.ticket_sale_rankings[0]?.ranking ?? Number.MAX_SAFE_INTEGER;
  return [...prices].sort((a, b) => rank(a) - rank(b) || a.number - b.number);
}

function BuyForm({ prices, hour }: { prices: readonly OfferedTickets[]; hour: OwnHour | null }) {
  const step = useFlowForm(ticketFlow, { schema: ticketForm, defaults: { ticket_price_id: '' } });
  return (
    <SchemaForm {...step} className="grid gap-5">
      <Steps steps={choosingSteps} current={0} />
      {hour && (
        <p className="text-note">
          いまのプラン{hour.plan_name && `(${hour.plan_name})`}の保育料は、1時間 <YenAmount amount={hour.amount} />{' '}
          です。
        </p>
      )}
      <ChoiceCards
        name="ticket_price_id"
        label="回数券を買う"
        options={prices.map((price) => ({
          key: String(price.id),
          label: price.name,
          note: `1枚あたり${Math.floor(price.price / price.number).toLocaleString('ja-JP')}円 ・ 購入から${price.valid_days}日間有効${dearTicketText(price, hour) === null ? '' : ' ・ いまのプランの1時間より高くなります'}`,
          aside: <YenAmount amount={price.price} className="text-lead font-bold" />,
        }))}
      />
      <p className="text-note">{BENEFIT_WORDS}</p>
      <Button type="submit" size="large">
        確認へ進む
      </Button>
    </SchemaForm>
  );
}
