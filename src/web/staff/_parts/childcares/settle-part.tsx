import { useState } from 'react';
import type { SelectStaffChildcaresData } from '../../../../contract/operations/generated.ts';
import { formatYen } from '../../../../domain/money/money.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DigitsField } from '../../../ui/text/digits-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { YenAmount } from '../../../ui/yen.tsx';

type SettlePartProps = { childcare: SelectStaffChildcaresData['childcares'][number]; onChanged: () => void };

/** Settles now instead of waiting for the time to undo, with a discount and its reason where there is one. */
export function SettlePart({ childcare, onChanged }: SettlePartProps) {
  const [discounting, setDiscounting] = useState(childcare.others_discount_amount > 0);
  const [amount, setAmount] = useState(String(childcare.others_discount_amount || ''));
  const [reason, setReason] = useState(childcare.others_discount_reason);
  const [tried, setTried] = useState(false);
  const { send, busy, text } = useAction('staffSettleChildcare');
  const most = childcare.total_amount + childcare.others_discount_amount;
  const discount = discounting ? Number(amount || 0) : 0;
  const wrongAmount =
    !Number.isInteger(discount) || discount < 0 || discount > most
      ? `${formatYen(most)}までで入力してください。`
      : undefined;
  const wrongReason = discount > 0 && reason.trim() === '' ? '割引の理由を入力してください。' : undefined;
  async function sendSettlement() {
    setTried(true);
    if (wrongAmount || wrongReason) return;
    const result = await send({
      childcare_id: childcare.id,
      others_discount_amount: discount,
      others_discount_reason: discount > 0 ? reason : '',
    });
    if (result?.kind !== 'ok') return;
    showToast('精算を受け付けました');
    onChanged();
  }
  return (
    <div className="mt-3 border-t border-line pt-3">
      {discounting && (
        <div className="mb-3 grid gap-3 md:grid-cols-[10rem_1fr]">
          <DigitsField
            label="割引額"
            unit="円"
            value={amount}
            error={tried ? wrongAmount : undefined}
            onValue={setAmount}
          />
          <TextField
            label="割引の理由"
            required
            autoComplete="off"
            maxLength={200}
            value={reason}
            error={tried ? wrongReason : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      )}
      {text && (
        <div className="mb-3">
          <Notice kind="error" live>
            {text}
          </Notice>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {!discounting && (
          <Button kind="quiet" size="small" onClick={() => setDiscounting(true)}>
            割引をつける
          </Button>
        )}
        <Button kind="plain" busy={busy} busyLabel="送信しています" onClick={sendSettlement}>
          <span>
            今すぐ精算する(
            <YenAmount amount={wrongAmount ? childcare.total_amount : most - discount} />)
          </span>
        </Button>
      </div>
    </div>
  );
}
