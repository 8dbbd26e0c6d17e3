import { useState } from 'react';
import { unusedShare } from '../../../../domain/tickets/ticket-care.ts';
import { GRANTED_WORDS } from '../../../../domain/tickets/ticket-text.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import type { Family, FamilyPartProps } from '../../../console/headquarters-family.ts';
import { PageSection } from '../../../console/page-section.tsx';
import { useServerToday } from '../../../data/server-clock.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ExtendForm, FreeTicketForm, RefundForm } from './ticket-forms.tsx';

type Ticket = Family['tickets'][number];
type Act = { kind: 'grant'; number?: number } | { kind: 'extend' | 'refund'; ticket: Ticket };

const titles = { grant: '無償の回数券を渡す', extend: '回数券の期限を延ばす', refund: '使っていない回数券を返金する' };

/** What the family has of tickets, and what can be done about each bundle. */
export function FamilyTickets({ family, living, onChanged }: FamilyPartProps) {
  const [act, setAct] = useState<Act | null>(null);
  const today = useServerToday();
  const done = () => {
    setAct(null);
    onChanged();
  };
  return (
    <PageSection
      title="回数券"
      aside={
        living && (
          <Button kind="plain" size="small" onClick={() => setAct({ kind: 'grant' })}>
            無償で渡す
          </Button>
        )
      }
    >
      {family.tickets.length === 0 ? (
        <p className="text-note text-ink-soft">回数券はありません。</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {family.tickets.map((ticket) => (
            <li key={ticket.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <TicketText ticket={ticket} today={today} />
              {living && ticket.remaining > 0 && (
                <span className="flex flex-wrap gap-2">
                  <Button kind="quiet" size="small" onClick={() => setAct({ kind: 'extend', ticket })}>
                    期限を延ばす<span className="sr-only">(番号{ticket.id})</span>
                  </Button>
                  {!ticket.granted_flag && (
                    <Button kind="quiet" size="small" onClick={() => setAct({ kind: 'refund', ticket })}>
                      返金する<span className="sr-only">(番号{ticket.id})</span>
                    </Button>
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Dialog title={act ? titles[act.kind] : ''} isOpen={act !== null} onClose={() => setAct(null)}>
        {act?.kind === 'grant' && (
          <FreeTicketForm customer_id={family.id} number={act.number ?? 1} today={today} onDone={done} />
        )}
        {act?.kind === 'extend' && (
          <ExtendForm
            ticket={act.ticket}
            today={today}
            onDone={done}
            onFreeTickets={() => setAct({ kind: 'grant', number: act.ticket.remaining })}
          />
        )}
        {act?.kind === 'refund' && <RefundForm ticket={act.ticket} amount={shareOf(act.ticket)} onDone={done} />}
      </Dialog>
    </PageSection>
  );
}

const shareOf = (ticket: Ticket): number => unusedShare({ ...ticket, price: ticket.ticket_price?.price ?? 0 });

function TicketText({ ticket, today }: { ticket: Ticket; today: string }) {
  const over = ticket.expiry_date < today;
  return (
    <span className="leading-snug">
      <span className="flex flex-wrap items-center gap-2 font-bold">
        {ticket.granted_flag ? `回数券 ${ticket.number}枚` : (ticket.ticket_price?.name ?? `${ticket.number}枚`)}
        {ticket.granted_flag && <Badge tone="ask">{GRANTED_WORDS}</Badge>}
        {ticket.refunded_number > 0 ? (
          <Badge tone="no">返金済み</Badge>
        ) : over ? (
          <Badge tone="no">期限切れ</Badge>
        ) : (
          <Badge tone={ticket.remaining > 0 ? 'trust' : 'no'}>残り{ticket.remaining}枚</Badge>
        )}
      </span>
      <span className="figures block text-note text-ink-soft">
        {formatDate(ticket.purchase_date)} {ticket.granted_flag ? 'お渡し' : '購入'} ・ {formatDate(ticket.expiry_date)}
        まで
        {over && ticket.remaining > 0 && ` ・ ${ticket.remaining}枚が残りました`}
      </span>
      {ticket.grant_reason && <span className="block text-note text-ink-soft">理由 {ticket.grant_reason}</span>}
    </span>
  );
}
