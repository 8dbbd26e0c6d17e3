import { useState } from 'react';
import type { SelectStaffOffersData } from '../../../../contract/operations/generated.ts';
import { formatYen } from '../../../../domain/yen.ts';
import { MoveButtons } from '../../../console/edit/move-buttons.tsx';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';

export type TicketOffer = SelectStaffOffersData['ticket_prices'][number];
const rankOf = (ticket: TicketOffer) => ticket.ticket_sale_rankings[0]?.ranking ?? Number.MAX_SAFE_INTEGER;

/** In which order tickets are shown to buyers; the whole order is saved at once. */
export function TicketRanking({ tickets, onSaved }: { tickets: readonly TicketOffer[]; onSaved: () => void }) {
  const ranked = [...tickets].sort((a, b) => rankOf(a) - rankOf(b) || a.id - b.id);
  const known_ids = ranked.filter((ticket) => ticket.ticket_sale_rankings.length > 0).map(({ id }) => id);
  const sold = ranked.filter((ticket) => ticket.sold_flag);
  const [order, setOrder] = useState(sold.map(({ id }) => id));
  const { send, busy, text } = useAction('headquartersSetTicketRanking');
  const changed = order.join() !== sold.map(({ id }) => id).join() || known_ids.length < sold.length;
  function move(id: number, by: -1 | 1) {
    const at = order.indexOf(id);
    const next = [...order];
    const [taken] = next.splice(at, 1);
    if (taken !== undefined) next.splice(at + by, 0, taken);
    setOrder(next);
  }
  async function save() {
    const rest = known_ids.filter((id) => !order.includes(id));
    const outcome = await send({ ticket_price_ids: [...order, ...rest], known_ids });
    if (outcome?.kind !== 'ok') return;
    showToast('並び順を保存しました');
    onSaved();
  }
  if (sold.length === 0) return null;
  return (
    <section className="mt-8 max-w-2xl">
      <h2 className="text-lead">並び順</h2>
      <p className="mb-2 text-note text-ink-soft">回数券を買う画面に、この順で並びます。</p>
      <ol className="divide-y divide-line border-y border-line">
        {order.map((id, index) => {
          const ticket = sold.find((each) => each.id === id);
          if (ticket === undefined) return null;
          return (
            <li key={id} className="flex items-center gap-3 py-2">
              <span className="figures w-8 text-right text-ink-soft">{index + 1}</span>
              <span className="flex-1">
                {ticket.name} <span className="figures text-note text-ink-soft">{formatYen(ticket.price)}</span>
              </span>
              <MoveButtons
                name={ticket.name}
                position={index}
                count={order.length}
                kind="quiet"
                size="small"
                onMove={(by) => move(id, by)}
              />
            </li>
          );
        })}
      </ol>
      <ErrorNotice text={text} className="mt-3" />
      <div className="mt-4">
        <Button kind="plain" disabled={!changed} busy={busy} busyLabel="保存しています" onClick={() => void save()}>
          この順で保存する
        </Button>
      </div>
    </section>
  );
}
