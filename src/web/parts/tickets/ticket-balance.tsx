import type { SelectMypageTicketsListData } from '../../../contract/operations/generated.ts';
import { returnTermsOf, ticketReturn } from '../../../domain/tickets/ticket-terms.ts';
import { GRANTED_WORDS } from '../../../domain/tickets/ticket-text.ts';
import { formatDate } from '../../../domain/time-format.ts';
import { Badge } from '../../ui/badge.tsx';
import { balanceText } from './listed-tickets.tsx';
import { TicketReturnPart } from './ticket-return.tsx';

type Ticket = SelectMypageTicketsListData['tickets'][number];

type TicketBalanceProps = {
  data: SelectMypageTicketsListData;
  today: string;
  /** For the paying member: tickets were given back. */
  onReturned: (() => void) | null;
};

/** How many are left, until when, what became of the others, and the way to give unused ones back. */
export function TicketBalance({ data, today, onReturned }: TicketBalanceProps) {
  const usable = data.usable.aggregate.sum?.remaining ?? 0;
  return (
    <section aria-labelledby="balance-heading">
      <div className="rounded-lg bg-cream px-5 py-4">
        <h2 id="balance-heading" className="text-note font-bold text-ink-soft">
          使える回数券
        </h2>
        <p className="figures text-h1 font-bold">
          {usable}
          <span className="ml-1 text-lead">枚</span>
        </p>
        {data.planned.length > 0 && usable > 0 && (
          <p className="figures mb-1 text-note font-bold">
            {balanceText(
              usable,
              data.tickets.filter(({ remaining }) => remaining > 0),
              data.planned,
            )}
            。
          </p>
        )}
        <p className="text-note text-ink-soft">
          お迎えのあとの精算で、期限の近いものから使います。1枚あたりのお値段が1時間の保育料より高くなるときは、自動では使いません(ご予約ごとに選べます)。
        </p>
      </div>
      {data.tickets.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {data.tickets.map((ticket) => (
            <li key={ticket.id} className="py-3">
              <Bundle ticket={ticket} today={today} />
              {onReturned && <ReturnOf ticket={ticket} data={data} today={today} onReturned={onReturned} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const nameOf = ({ ticket_price, number }: Ticket): string =>
  ticket_price?.name ?? `回数券${number}枚(${GRANTED_WORDS})`;

type ReturnOfProps = Omit<TicketBalanceProps, 'onReturned'> & { ticket: Ticket; onReturned: () => void };

/** Only where there is something to give back by the terms of its day. */
function ReturnOf({ ticket, data, today, onReturned }: ReturnOfProps) {
  const sold = { ...ticket, price: ticket.ticket_price?.price ?? 0 };
  const offer = ticketReturn(sold, returnTermsOf(ticket, data.ticket_terms), today);
  if ('refusal' in offer) return null;
  return <TicketReturnPart ticket_id={ticket.id} name={nameOf(ticket)} offer={offer} onReturned={onReturned} />;
}

function Bundle({ ticket, today }: { ticket: Ticket; today: string }) {
  const { remaining, purchase_date, expiry_date, granted_flag, refunded_number, ticket_uses } = ticket;
  const over = expiry_date < today;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-bold">{nameOf(ticket)}</p>
        {refunded_number > 0 ? (
          <Badge tone="no">返金済み</Badge>
        ) : over ? (
          <Badge tone="no">期限切れ</Badge>
        ) : remaining === 0 ? (
          <Badge tone="no">使い切りました</Badge>
        ) : (
          <Badge tone="trust">残り{remaining}枚</Badge>
        )}
      </div>
      <p className="figures text-note text-ink-soft">
        {formatDate(purchase_date)} {granted_flag ? GRANTED_WORDS : '購入'} ・ {formatDate(expiry_date)}まで
        {over && remaining > 0 && ` ・ ${remaining}枚が残りました`}
        {refunded_number > 0 && ` ・ ${refunded_number}枚を返金しました`}
      </p>
      {ticket_uses.length > 0 && (
        <details className="mt-1 text-note">
          <summary className="text-link flex min-h-11 w-fit items-center">使った記録</summary>
          <ul className="figures pb-1 pl-1">
            {ticket_uses.map((use) => (
              <li key={use.childcare?.id}>
                {use.childcare && formatDate(use.childcare.start_datetime)} {use.number}枚
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
