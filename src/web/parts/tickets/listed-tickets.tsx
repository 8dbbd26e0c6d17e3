import { useState } from 'react';
import { z } from 'zod';
import { priceLine } from '../../../contract/functions/billing/price-lines.ts';
import type { TicketOutlooks } from '../../../contract/functions/reserves/reserve-answers.ts';
import type { SelectMypageReservesListData } from '../../../contract/operations/generated.ts';
import type { TicketBundle } from '../../../domain/billing/childcare-amount.ts';
import type { PriceLine } from '../../../domain/billing/pricing.ts';
import { plannedOutlooks, plannedTickets, type TicketStay } from '../../../domain/tickets/planned-tickets.ts';
import { formatYen } from '../../../domain/yen.ts';
import { callFunction } from '../../data/browser-data.ts';
import type { FunctionFailure } from '../../data/call-function.ts';
import { FailureNotice } from '../../layout/failure-notice.tsx';
import { outlookOf, TicketChoice, type TicketChoiceValue, usedUpText } from './ticket-choice.tsx';

type TicketReserve = Pick<
  SelectMypageReservesListData['reserves'][number],
  'id' | 'start_datetime' | 'amount_lines' | 'use_tickets'
> & {
  readonly reserve_amount: number;
};
type OwnTickets = SelectMypageReservesListData['tickets'];

type Planned = SelectMypageReservesListData['planned'];

/** The bundles as the rule wants them. */
const bundlesOf = (owned: OwnTickets): TicketBundle[] =>
  owned.map(({ ticket_price, ...ticket }) => ({ ...ticket, price: ticket_price?.price ?? 0 }));

const linesOf = (amount_lines: unknown): readonly PriceLine[] => z.array(priceLine).safeParse(amount_lines).data ?? [];

/** Stays that are to come, as the rule wants them. */
const ticketStays = (planned: Planned): TicketStay[] =>
  planned.map(({ id, start_datetime, amount_lines, use_tickets }) => ({
    id,
    start_datetime,
    lines: linesOf(amount_lines),
    choice: use_tickets,
  }));

/** What the tickets will do for a reserve beside the others, by the rule of the check-out; null without any for that day. */
export const outlooksOf = (
  { id, start_datetime, amount_lines }: Pick<TicketReserve, 'id' | 'start_datetime' | 'amount_lines'>,
  owned: OwnTickets,
  planned: Planned,
): TicketOutlooks | null =>
  plannedOutlooks({ id, start_datetime, lines: linesOf(amount_lines) }, ticketStays(planned), bundlesOf(owned));

/** 残り18枚(ご予約で18枚使う予定), and where they do not suffice. */
export function balanceText(usable: number, owned: OwnTickets, planned: Planned): string {
  const stays = ticketStays(planned);
  const bundles = bundlesOf(owned);
  const uses = plannedTickets(stays, bundles);
  const short = stays.filter((stay) => {
    const outlooks = stay.choice === false ? null : plannedOutlooks(stay, stays, bundles);
    return outlooks !== null && (stay.choice ? outlooks.all : outlooks.by_itself).short > 0;
  }).length;
  const runOut = short > 0 ? `。${short}件のご予約では足りないため、残りの時間はカードへ請求します` : '';
  return `残り${usable}枚${uses > 0 ? `(ご予約で${uses}枚使う予定)` : ''}${runOut}`;
}

const ticketChoiceOf = ({ use_tickets }: TicketReserve): TicketChoiceValue =>
  use_tickets === null ? null : use_tickets ? 1 : 0;

type ListedTicketsProps = {
  reserve: TicketReserve;
  owned: OwnTickets;
  planned: Planned;
  /** What one reserve uses changes what is left for the others. */
  onChanged?: () => void;
};

/** 回数券 of one reserve in the list: what happens, what is left to pay, and how to change it. */
export function ListedTickets({ reserve, owned, planned, onChanged }: ListedTicketsProps) {
  const tickets = outlooksOf(reserve, owned, planned);
  const [choice, setChoice] = useState(() => ticketChoiceOf(reserve));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FunctionFailure>();
  if (tickets === null) return null;
  if (tickets.all.number === 0)
    return tickets.all.short > 0 ? <p className="mt-2 text-note">{usedUpText(tickets)}</p> : null;
  const used = outlookOf(tickets, choice);

  async function change(next: TicketChoiceValue) {
    const before = choice;
    setChoice(next);
    setBusy(true);
    setFailure(undefined);
    const outcome = await callFunction('updateReserveTickets', { reserve_id: reserve.id, use_tickets: next });
    if (outcome.kind === 'ok') onChanged?.();
    else {
      setChoice(before);
      setFailure(outcome);
    }
    setBusy(false);
  }
  return (
    <details className="mt-2 text-note">
      <summary className="text-link flex min-h-11 w-fit flex-wrap items-center">
        <span>
          回数券 {used.number === 0 ? '使わない' : `${used.number}枚を使う予定`}
          {used.number > 0 && `(お支払いの見込み ${formatYen(reserve.reserve_amount - used.discount)})`}
        </span>
        <span className="ml-2">変更する</span>
      </summary>
      <div className="pb-2">
        <TicketChoice
          tickets={tickets}
          value={choice}
          onChange={(next) => void change(next)}
          name={`use_tickets-${reserve.id}`}
          disabled={busy}
        />
        {failure && (
          <div className="mt-2">
            <FailureNotice failure={failure} />
          </div>
        )}
      </div>
    </details>
  );
}
