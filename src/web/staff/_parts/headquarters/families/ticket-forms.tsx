import { formatYen } from '../../../../../domain/money/money.ts';
import { latestExpiry, longestGrant } from '../../../../../domain/money/ticket-care.ts';
import { addMonths } from '../../../../../domain/time.ts';
import { formatDate } from '../../../../../domain/time-format.ts';
import { useContentKey } from '../../../../form/content-key.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { ChangedMeanwhile } from '../frame/changed-meanwhile.tsx';
import { useEdit } from '../frame/use-edit.ts';
import { CareForm } from './care-form.tsx';
import type { Family } from './family.ts';

type Ticket = Family['tickets'][number];

type GrantFormProps = { customer_id: number; number: number; today: string; onDone: () => void };

export function GrantForm({ customer_id, number, today, onDone }: GrantFormProps) {
  const keyOf = useContentKey();
  const { save, ...state } = useEdit('headquartersGrantTickets', () => {
    showToast('回数券をお渡ししました');
    onDone();
  });
  return (
    <CareForm
      {...state}
      label="無償で渡す"
      busyLabel="お渡ししています"
      onSubmit={({ number: typed = '', expiry_date = '', reason = '' }) => {
        const content = { customer_id, number: typed, expiry_date, reason };
        void save({ ...content, idempotency_key: keyOf(content) });
      }}
    >
      <p className="text-note">お支払いはありません。ご家庭には、「本部からの進呈」としてお知らせします。</p>
      <TextField
        label="枚数"
        name="number"
        required
        inputMode="numeric"
        autoComplete="off"
        unit="枚"
        defaultValue={number}
        error={state.errors.number}
      />
      <TextField
        label="使える最終日"
        name="expiry_date"
        required
        type="date"
        min={today}
        max={longestGrant(today)}
        autoComplete="off"
        hint="今日から1年以内"
        defaultValue={addMonths(today, 6)}
        error={state.errors.expiry_date}
      />
    </CareForm>
  );
}

type ExtendFormProps = {
  ticket: Ticket;
  today: string;
  onDone: () => void;
  onGrant: () => void;
  onChanged: () => void;
};

/** Sold tickets end six months after the sale at the latest; beyond that free ones are given. */
export function ExtendForm({ ticket, today, onDone, onGrant, onChanged }: ExtendFormProps) {
  const { save, conflict, ...state } = useEdit('headquartersExtendTickets', () => {
    showToast('期限を延ばしました');
    onDone();
  });
  const latest = latestExpiry(ticket, today);
  if (latest <= ticket.expiry_date || latest < today) {
    return (
      <div className="grid gap-4">
        <p>
          この回数券の期限は{formatDate(ticket.expiry_date)}
          です。販売した回数券は、購入日から6か月を超えて延ばせません(資金決済法)。
        </p>
        <Button onClick={onGrant}>残り{ticket.remaining}枚を無償で渡し直す</Button>
      </div>
    );
  }
  return (
    <>
      <CareForm
        {...state}
        label="期限を延ばす"
        busyLabel="保存しています"
        onSubmit={({ expiry_date = '', reason = '' }) =>
          void save({ ticket_id: ticket.id, version: ticket.version, expiry_date, reason })
        }
      >
        <TextField
          label="使える最終日"
          name="expiry_date"
          required
          type="date"
          min={today}
          max={latest}
          autoComplete="off"
          hint={`いまの期限 ${formatDate(ticket.expiry_date)}。${formatDate(latest)}まで延ばせます。`}
          defaultValue={latest}
          error={state.errors.expiry_date}
        />
      </CareForm>
      <ChangedMeanwhile
        conflict={conflict}
        table="tickets"
        busy={state.busy}
        onReload={() => {
          onChanged();
          onDone();
        }}
      />
    </>
  );
}

type RefundFormProps = { ticket: Ticket; amount: number; onDone: () => void };

export function RefundForm({ ticket, amount, onDone }: RefundFormProps) {
  const keyOf = useContentKey();
  const { save, ...state } = useEdit('headquartersRefundTickets', () => {
    showToast('返金を受け付けました');
    onDone();
  });
  return (
    <CareForm
      {...state}
      label={`${formatYen(amount)}を返金する`}
      busyLabel="返金しています"
      danger
      onSubmit={({ reason = '' }) => {
        const content = { ticket_id: ticket.id, reason };
        void save({ ...content, quoted_amount: amount, idempotency_key: keyOf(content) });
      }}
    >
      <p>
        残り{ticket.remaining}枚(全{ticket.number}枚 {formatYen(ticket.ticket_price?.price ?? 0)})の分として、
        <strong className="figures">{formatYen(amount)}</strong>をお支払いのカードへ返します。
      </p>
      <Notice kind="info">返金する回数券は、すぐに使えなくなります。ご家庭にお知らせします。</Notice>
    </CareForm>
  );
}
