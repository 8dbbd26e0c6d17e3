import { useState } from 'react';
import { paymentMethod, paymentType } from '../../../../domain/codes.ts';
import { formatYen } from '../../../../domain/money/money.ts';
import { formatDateTime } from '../../../../domain/time-format.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DigitsField } from '../../../ui/text/digits-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import { useContentKey } from '../frame/content-key.ts';
import type { ListedPayment } from './payment-list.tsx';

type RefundDialogProps = { payment: ListedPayment | null; onClose: () => void; onChanged: () => void };

/** Money back to the card, in whole or in part, with a reason. The key makes a second press the same refund. */
export function RefundDialog({ payment, onClose, onChanged }: RefundDialogProps) {
  return (
    <Dialog title="返金する" isOpen={payment !== null} onClose={onClose}>
      {payment && <RefundForm payment={payment} onChanged={onChanged} />}
    </Dialog>
  );
}

function RefundForm({ payment, onChanged }: { payment: ListedPayment; onChanged: () => void }) {
  const most = payment.refundable_amount;
  const keyOf = useContentKey();
  const [amount, setAmount] = useState(String(most));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { send, busy, text } = useAction('staffRefundPayment');
  const number = Number(amount);
  const wrongAmount =
    !Number.isInteger(number) || number < 1 || number > most
      ? `1円から${formatYen(most)}までで入力してください。`
      : undefined;
  const wrongReason = reason.trim() === '' ? '理由を入力してください。' : undefined;
  async function save() {
    setTried(true);
    if (wrongAmount || wrongReason) return;
    const content = { payment_id: payment.id, amount: number, reason };
    const result = await send({ ...content, idempotency_key: keyOf(content) });
    if (result?.kind !== 'ok') return;
    showToast('返金を受け付けました');
    onChanged();
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="leading-snug">
        {paymentType.label(payment.payment_type)} <YenAmount amount={payment.amount} className="font-bold" />
        <span className="figures block text-note text-ink-soft">{formatDateTime(payment.payment_datetime)}</span>
      </p>
      <DigitsField
        label="返金額"
        required
        hint={`${formatYen(most)}まで返金できます。`}
        unit="円"
        value={amount}
        error={tried ? wrongAmount : undefined}
        onValue={setAmount}
      />
      <TextField
        label="理由"
        required
        autoComplete="off"
        maxLength={200}
        hint="操作記録に残ります。お客様には金額だけをお知らせします。"
        value={reason}
        error={tried ? wrongReason : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <Button type="submit" kind="danger" busy={busy} busyLabel="返金しています">
        {payment.payment_method === paymentMethod.code.card ? 'カードに返金する' : '現金で返した記録をする'}
      </Button>
    </form>
  );
}
