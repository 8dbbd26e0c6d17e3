import { familyFunctions } from '../../../../contract/functions/membership/families.ts';
import { latestExpiry, longestFreeTicket } from '../../../../domain/tickets/ticket-care.ts';
import { addMonths } from '../../../../domain/time.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { formatYen } from '../../../../domain/yen.ts';
import { ChangedMeanwhile } from '../../../console/edit/changed-meanwhile.tsx';
import { reasonHint } from '../../../console/edit/reason-hint.ts';
import type { Family } from '../../../console/headquarters-family.ts';
import { ActionForm } from '../../../form/action-form.tsx';
import { Field } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

type Ticket = Family['tickets'][number];

type FreeTicketFormProps = { customer_id: number; number: number; today: string; onDone: () => void };

export function FreeTicketForm({ customer_id, number, today, onDone }: FreeTicketFormProps) {
  const form = useActionForm(familyFunctions, 'headquartersGrantTickets', {
    defaults: { number: String(number), expiry_date: addMonths(today, 6), reason: '' },
    payload: (values) => ({ customer_id, ...values }),
    toast: '回数券をお渡ししました',
    done: onDone,
  });
  return (
    <ActionForm of={form} submit="無償で渡す" busyLabel="お渡ししています">
      <p className="text-note">お支払いはありません。ご家庭には、「本部からの進呈」としてお知らせします。</p>
      <Field of={form} name="number" unit="枚" />
      <Field of={form} name="expiry_date" min={today} max={longestFreeTicket(today)} hint="今日から1年以内" />
      <Field of={form} name="reason" hint={reasonHint} />
    </ActionForm>
  );
}

type ExtendFormProps = {
  ticket: Ticket;
  today: string;
  onDone: () => void;
  onFreeTickets: () => void;
};

/** Sold tickets end six months after the sale at the latest; beyond that free ones are given. */
export function ExtendForm({ ticket, today, onDone, onFreeTickets }: ExtendFormProps) {
  const latest = latestExpiry(ticket, today);
  const form = useActionForm(familyFunctions, 'headquartersExtendTickets', {
    defaults: { expiry_date: latest, reason: '' },
    payload: (values) => ({ ticket_id: ticket.id, version: ticket.version, ...values }),
    toast: '期限を延ばしました',
    done: onDone,
  });
  if (latest <= ticket.expiry_date || latest < today) {
    return (
      <div className="grid gap-4">
        <p>
          この回数券の期限は{formatDate(ticket.expiry_date)}
          です。販売した回数券は、購入日から6か月を超えて延ばせません(資金決済法)。
        </p>
        <Button onClick={onFreeTickets}>残り{ticket.remaining}枚を無償で渡し直す</Button>
      </div>
    );
  }
  return (
    <>
      <ActionForm of={form} submit="期限を延ばす" busyLabel="保存しています">
        <Field
          of={form}
          name="expiry_date"
          min={today}
          max={latest}
          hint={`いまの期限 ${formatDate(ticket.expiry_date)}。${formatDate(latest)}まで延ばせます。`}
        />
        <Field of={form} name="reason" hint={reasonHint} />
      </ActionForm>
      <ChangedMeanwhile conflict={form.conflict} table="tickets" busy={form.busy} onReload={onDone} />
    </>
  );
}

type RefundFormProps = { ticket: Ticket; amount: number; onDone: () => void };

export function RefundForm({ ticket, amount, onDone }: RefundFormProps) {
  const form = useActionForm(familyFunctions, 'headquartersRefundTickets', {
    defaults: { reason: '' },
    payload: (values) => ({ ticket_id: ticket.id, quoted_amount: amount, ...values }),
    toast: '返金を受け付けました',
    done: onDone,
  });
  return (
    <ActionForm of={form} kind="danger" submit={`${formatYen(amount)}を返金する`} busyLabel="返金しています">
      <p>
        残り{ticket.remaining}枚(全{ticket.number}枚 {formatYen(ticket.ticket_price?.price ?? 0)})の分として、
        <strong className="figures">{formatYen(amount)}</strong>をお支払いのカードへ返します。
      </p>
      <Notice kind="info">返金する回数券は、すぐに使えなくなります。ご家庭にお知らせします。</Notice>
      <Field of={form} name="reason" hint={reasonHint} />
    </ActionForm>
  );
}
