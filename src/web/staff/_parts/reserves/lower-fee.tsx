import { useState } from 'react';
import type { SelectStaffReserveData } from '../../../../contract/operations/generated.ts';
import { cancelSettlementStatus, paymentType } from '../../../../domain/codes.ts';
import { formatYen, sum } from '../../../../domain/money/money.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DigitsField } from '../../../ui/text/digits-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useContentKey } from '../frame/content-key.ts';
import { useStaff } from '../frame/staff-context.tsx';

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
  const keyOf = useContentKey();
  const [amount, setAmount] = useState(String(most));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { send, busy, text } = useAction('staffLowerCancelFee');
  const lowered_amount = Number(amount);
  const possible = Number.isInteger(lowered_amount) && lowered_amount >= 1 && lowered_amount <= most;
  const wrongAmount = possible ? undefined : `1円から${formatYen(most)}までで入力してください。`;
  const wrongReason = reason.trim() === '' ? 'お客様への理由を入力してください。' : undefined;
  async function save() {
    setTried(true);
    if (wrongAmount || wrongReason) return;
    const content = { reserve_cancellation_id, lowered_amount, reason };
    const result = await send({ ...content, idempotency_key: keyOf(content) });
    if (result?.kind !== 'ok') return;
    showToast(refunded ? '減らした分を返金します' : 'キャンセル料を減らしました');
    onDone();
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
      <DigitsField
        label="減らす金額"
        required
        hint={`${formatYen(most)}まで減らせます。${refunded ? 'お支払い済みのため、減らした分を返金します。' : 'まだ請求していません。'}`}
        unit="円"
        value={amount}
        error={tried ? wrongAmount : undefined}
        onValue={setAmount}
      />
      <TextAreaField
        label="お客様への理由"
        required
        autoComplete="off"
        maxLength={200}
        hint="このまま、お客様の予約のページに載ります(メールやLINEには載りません)。操作記録にも残ります。"
        value={reason}
        error={tried ? wrongReason : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <Button type="submit" busy={busy} busyLabel="保存しています">
        {refunded ? '減らして返金する' : '減らしてお客様に知らせる'}
      </Button>
    </form>
  );
}
