import { useState } from 'react';
import { z } from 'zod';
import type { TicketOutlooks } from '../../../contract/functions/reserves.ts';
import type { SelectMypageReservesListData } from '../../../contract/operations/generated.ts';
import { priceLine } from '../../../contract/price-lines.ts';
import { type TicketBundle, ticketOutlook } from '../../../domain/money/childcare-amount.ts';
import { sum } from '../../../domain/money/money.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { callFunction } from '../../data/browser-data.ts';
import type { FunctionFailure } from '../../data/call-function.ts';
import { FailureNotice } from '../confirm/failure-notice.tsx';
import { TicketChoice, type TicketChoiceValue } from '../confirm/ticket-choice.tsx';
import type { ListedReserve } from '../start/again.ts';

type TicketReserve = Pick<ListedReserve, 'id' | 'start_datetime' | 'amount_lines' | 'use_tickets'>;
type OwnTickets = SelectMypageReservesListData['tickets'];

/** What the tickets would do for a reserve, by the rule of the check-out; null without any for that day. */
export function outlooksOf(reserve: TicketReserve, owned: OwnTickets): TicketOutlooks | null {
  const lines = z.array(priceLine).safeParse(reserve.amount_lines);
  const day = tokyoDateOf(reserve.start_datetime);
  const bundles: TicketBundle[] = owned
    .filter(({ purchase_date, expiry_date }) => purchase_date <= day && day <= expiry_date)
    .map(({ ticket_price, ...ticket }) => ({ ...ticket, price: ticket_price?.price ?? 0 }));
  if (bundles.length === 0 || !lines.success) return null;
  return {
    remaining: sum(bundles.map((bundle) => bundle.remaining)),
    by_itself: ticketOutlook(lines.data, bundles, day, null),
    all: ticketOutlook(lines.data, bundles, day, true),
  };
}

const wishOf = ({ use_tickets }: TicketReserve): TicketChoiceValue =>
  use_tickets === null ? null : use_tickets ? 1 : 0;

/** 回数券 of one reserve in the list: what happens, and how to change it. */
export function ListedTickets({ reserve, owned }: { reserve: TicketReserve; owned: OwnTickets }) {
  const tickets = outlooksOf(reserve, owned);
  const [wish, setWish] = useState(() => wishOf(reserve));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FunctionFailure>();
  if (tickets === null || tickets.all.number === 0) return null;
  const used = wish === 0 ? 0 : wish === 1 ? tickets.all.number : tickets.by_itself.number;

  async function change(next: TicketChoiceValue) {
    const before = wish;
    setWish(next);
    setBusy(true);
    setFailure(undefined);
    const outcome = await callFunction('updateReserveTickets', { reserve_id: reserve.id, use_tickets: next });
    if (outcome.kind !== 'ok') {
      setWish(before);
      setFailure(outcome);
    }
    setBusy(false);
  }
  return (
    <details className="mt-2 text-note">
      <summary className="text-link flex min-h-11 w-fit items-center">
        回数券 {used === 0 ? '使わない' : `${used}枚を使う予定`}
        <span className="ml-2">変える</span>
      </summary>
      <div className="pb-2">
        <TicketChoice
          tickets={tickets}
          value={wish}
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
