import { settlingFunctions } from '../../../../contract/functions/billing/settling.ts';
import { paymentMethod, paymentType } from '../../../../domain/codes.ts';
import { formatDateTime } from '../../../../domain/time-format.ts';
import { formatYen } from '../../../../domain/yen.ts';
import { ActionForm } from '../../../form/action-form.tsx';
import { Field } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';
import { wrongAmount } from '../../../form/wrong-amount.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
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
  const form = useActionForm(settlingFunctions, 'staffRefundPayment', {
    defaults: { amount: String(most), reason: '' },
    payload: (values) => ({ payment_id: payment.id, ...values }),
    check: ({ amount }) => ({ amount: wrongAmount(amount, most) }),
    toast: '返金を受け付けました',
    done: onChanged,
  });
  return (
    <ActionForm
      of={form}
      kind="danger"
      submit={payment.payment_method === paymentMethod.code.card ? 'カードに返金する' : '現金で返した記録をする'}
      busyLabel="返金しています"
    >
      <p className="leading-snug">
        {paymentType.label(payment.payment_type)} <YenAmount amount={payment.amount} className="font-bold" />
        <span className="figures block text-note text-ink-soft">{formatDateTime(payment.payment_datetime)}</span>
      </p>
      <Field of={form} name="amount" hint={`${formatYen(most)}まで返金できます。`} unit="円" />
      <Field of={form} name="reason" hint="操作記録に残ります。お客様には金額だけをお知らせします。" />
    </ActionForm>
  );
}
