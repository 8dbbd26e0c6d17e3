import { Plus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { fieldsOf } from '../../../../contract/functions/settings/rule-text.ts';
import { SelectStaffOffersDocument } from '../../../../contract/operations/generated.ts';
import { rowInForceIfAny } from '../../../../domain/settings/in-force.ts';
import { formatDateWeekday, formatMonthDay } from '../../../../domain/time-format.ts';
import { RemoveDialog } from '../../../console/edit/remove-dialog.tsx';
import { HeadquartersPage } from '../../../console/headquarters-page.tsx';
import { baseOf, nextMonth } from '../../../console/settings/dated-rows-page.tsx';
import { PricesNav } from '../../../console/settings/prices-nav.tsx';
import { RuleEditor } from '../../../console/settings/rule-editor.tsx';
import type { RuleData } from '../../../console/settings/rule-values.ts';
import { Timeline } from '../../../console/settings/timeline.tsx';
import { useOpenFrom } from '../../../console/settings/use-open-from.ts';
import { WithdrawDialog } from '../../../console/settings/withdraw-dialog.tsx';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import { operation } from '../../../data/question.ts';
import { useServerToday } from '../../../data/server-clock.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { type TicketOffer, TicketRanking } from '../../../parts/tickets/headquarters/ticket-ranking.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '回数券', noindex: true });

/** Tickets, with one timeline per ticket count, and their order of sale. */
export default function Tickets() {
  const [search, setSearch] = useSearchParams();
  const edit = search.get('edit');
  const [asked, setAsked] = useState<{ what: 'remove' | 'withdraw'; ticket: TicketOffer } | null>(null);
  const today = useServerToday();
  const query = useAnswer(operation(SelectStaffOffersDocument, {}));
  const close = () => {
    setAsked(null);
    setSearch({}, { replace: true });
    void query.reload();
  };
  return (
    <HeadquartersPage
      title="回数券"
      lead="枚数ごとに、始まる日を決めて価格を変えられます。買われた回数券は、有効期限まで変わりません。"
      aside={
        edit === null && (
          <LinkButton to="?edit=new" size="small">
            <Plus className="size-5" aria-hidden="true" />
            新しい内容を追加する
          </LinkButton>
        )
      }
    >
      <PricesNav />
      <LiveLoaded query={query}>
        {({ ticket_prices }) => {
          const edited = ticket_prices.find(({ id }) => String(id) === edit) ?? null;
          if (edit === 'new' || edited) {
            const sold = edited ?? ticket_prices.find((ticket) => ticket.sold_flag) ?? null;
            const same = ticket_prices.filter(({ number }) => number === sold?.number);
            return (
              <RuleEditor
                key={`${edit} ${edited?.version}`}
                table="ticket_prices"
                row={edited}
                baseOn={(date) => baseOf(same, edited, date) ?? sold}
                firstDate={ticket_prices.length === 0 ? today : nextMonth(today)}
                onDone={close}
                onCancel={close}
              />
            );
          }
          if (ticket_prices.length === 0) return <EmptyState title="まだ回数券がありません" />;
          return (
            <AllTickets
              tickets={ticket_prices}
              today={today}
              onEdit={({ id }) => setSearch({ edit: String(id) })}
              onAsk={(what, ticket) => setAsked({ what, ticket })}
              onSaved={close}
            />
          );
        }}
      </LiveLoaded>
      {asked && <AskedTicket {...asked} today={today} onClose={() => setAsked(null)} onDone={close} />}
    </HeadquartersPage>
  );
}

type AllTicketsProps = Pick<ComponentProps<typeof TicketSection>, 'today' | 'onEdit' | 'onAsk'> & {
  tickets: readonly TicketOffer[];
  onSaved: () => void;
};

function AllTickets({ tickets, onSaved, ...each }: AllTicketsProps) {
  return (
    <>
      <div className="grid gap-8">
        {[...new Set(tickets.map(({ number }) => number))].map((number) => (
          <TicketSection key={number} rows={tickets.filter((ticket) => ticket.number === number)} {...each} />
        ))}
      </div>
      <TicketRanking
        key={tickets.map(({ id, ticket_sale_rankings }) => `${id} ${ticket_sale_rankings[0]?.ranking}`).join()}
        tickets={tickets}
        onSaved={onSaved}
      />
    </>
  );
}

type Ask = 'remove' | 'withdraw';
type TicketSectionProps = {
  rows: readonly TicketOffer[];
  today: string;
  onEdit: (row: RuleData) => void;
  onAsk: (what: Ask, ticket: TicketOffer) => void;
};

function TicketSection({ rows, today, onEdit, onAsk }: TicketSectionProps) {
  const open_from = useOpenFrom();
  const current = rowInForceIfAny(rows, today);
  function remove({ id }: RuleData) {
    const ticket = rows.find((each) => each.id === id);
    if (ticket) onAsk('remove', ticket);
  }
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h2 className="text-lead">{rows[0]?.name}</h2>
        {current && (
          <>
            <SaleState ticket={current} today={today} />
            <Button kind="quiet" size="small" className="ml-auto" onClick={() => onAsk('withdraw', current)}>
              {current.withdrawn_date ? '販売終了を見直す' : '販売を終える'}
              <span className="sr-only">({current.name})</span>
            </Button>
          </>
        )}
      </div>
      <Timeline
        nested
        table="ticket_prices"
        fields={fieldsOf('ticket_prices')}
        rows={rows}
        today={today}
        open_from={open_from}
        onEdit={onEdit}
        onRemove={remove}
      />
    </section>
  );
}

type AskedTicketProps = { what: Ask; ticket: TicketOffer; today: string; onClose: () => void; onDone: () => void };

function AskedTicket({ what, ticket, today, onClose, onDone }: AskedTicketProps) {
  if (what === 'withdraw') {
    return (
      <WithdrawDialog
        table="ticket_prices"
        offer={ticket}
        today={today}
        kept="すでに買われた回数券は、有効期限まで使えます。"
        onClose={onClose}
        onSaved={onDone}
      />
    );
  }
  return (
    <RemoveDialog
      name="headquartersRemovePriceRow"
      input={{ table: 'ticket_prices', id: ticket.id, version: ticket.version }}
      title="これから始まる価格を取り消しますか"
      action="取り消す"
      onClose={onClose}
      onRemoved={onDone}
    >
      <p>
        {formatDateWeekday(ticket.adaptation_date)}からの{ticket.name}の価格を取り消します。
      </p>
    </RemoveDialog>
  );
}

function SaleState({ ticket, today }: { ticket: TicketOffer; today: string }) {
  if (ticket.withdrawn_date === null) return <Badge tone="trust">販売中</Badge>;
  if (ticket.withdrawn_date <= today) return <Badge tone="no">販売終了</Badge>;
  return <Badge tone="ask">{formatMonthDay(ticket.withdrawn_date)}に販売終了</Badge>;
}
