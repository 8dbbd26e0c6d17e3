import { useState } from 'react';
import { cancellingFunctions } from '../../../../../contract/functions/billing/goodwill.ts';
import type { SelectStaffReserveData } from '../../../../../contract/operations/generated.ts';
import { cancelSettlementStatus, paymentType } from '../../../../../domain/codes.ts';
import { formatYen, sum } from '../../../../../domain/yen.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { wrongAmount } from '../../../../form/wrong-amount.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

type Cancellation = SelectStaffReserveData['reserves'][number]['reserve_cancellations'][number];
type LowerFeeProps = {
  cancellation: Cancellation;
  payments: SelectStaffReserveData['payments'];
  onChanged: () => void;
};

/** What can still be let go: the fee that is to be charged, or what was paid and has not gone back. */
function leftOf({ cancellation, payments }: Omit<LowerFeeProps, 'onChanged'>): number {
  const { toCharge, chargeFailed, charged } = cancelSettlementStatus.code;
  const state = cancellation.cancel_settlement_status;
  if (state === toCharge || state === chargeFailed) return cancellation.cancel_amount;
  if (state !== charged) return 0;
  const fees = payments.filter(({ payment_type }) => payment_type === paymentType.code.cancellationFee);
  return sum(fees.map(({ refundable_amount }) => refundable_amount ?? 0));
}

/** Goodwill of a manager or of headquarters. */
export function LowerFee({ cancellation, payments, onChanged }: LowerFeeProps) {
  const { manager } = useStaff();
  const [open, setOpen] = useState(false);
  const most = leftOf({ cancellation, payments });
  if (!manager || most === 0) return null;
  return (
    <div className="mt-3">
      <Button kind="plain" size="small" onClick={() => setOpen(true)}>
        キャンセル料を減らす
      </Button>
      <Dialog title="キャンセル料を減らす" isOpen={open} onClose={() => setOpen(false)}>
        <LowerForm
          reserve_cancellation_id={cancellation.id}
          most={most}
          refunded={cancellation.cancel_settlement_status === cancelSettlementStatus.code.charged}
          onDone={() => {
            setOpen(false);
            onChanged();
          }}
        />
      </Dialog>
    </div>
  );
}

type LowerFormProps = { reserve_cancellation_id: number; most: number; refunded: boolean; onDone: () => void };

function LowerForm({ reserve_cancellation_id, most, refunded, onDone }: LowerFormProps) {
  const form = useActionForm(cancellingFunctions, 'staffLowerCancelFee', {
    defaults: { lowered_amount: String(most), reason: '' },
    payload: (values) => ({ reserve_cancellation_id, ...values }),
    check: ({ lowered_amount }) => ({ lowered_amount: wrongAmount(lowered_amount, most) }),
    toast: refunded ? '減らした分を返金します' : 'キャンセル料を減らしました',
    done: onDone,
  });
  return (
    <ActionForm
      of={form}
      submit={refunded ? '減らして返金する' : '減らしてお客様に知らせる'}
      busyLabel="保存しています"
    >
      <Field
        of={form}
        name="lowered_amount"
        hint={`${formatYen(most)}まで減らせます。${refunded ? 'お支払い済みのため、減らした分を返金します。' : 'まだ請求していません。'}`}
        unit="円"
      />
      <Field
        of={form}
        name="reason"
        as="area"
        hint="このまま、お客様の予約のページに載ります(メールやLINEには載りません)。操作記録にも残ります。"
      />
    </ActionForm>
  );
}
