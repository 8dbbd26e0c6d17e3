import { useState } from 'react';
import type { SelectStaffReserveData } from '../../../../contract/operations/generated.ts';
import { keptFeeReason } from '../../../../domain/money/cancellation-words.ts';
import { percentOf } from '../../../../domain/money/money.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import { useStaff } from '../frame/staff-context.tsx';

/** Set when the fee is higher than the tier's because of an earlier change. */
function keptDeadlineOf({ reserve_amount, cancellation_fee }: CancelPartProps['reserve']): string | null {
  if (!cancellation_fee) return null;
  const by_tier = percentOf(reserve_amount, cancellation_fee.percent);
  return cancellation_fee.cancel_amount > by_tier ? (cancellation_fee.kept_cancel_deadline ?? null) : null;
}

type CancelPartProps = { reserve: SelectStaffReserveData['reserves'][number]; onChanged: () => void };

/** On a parent's behalf, with the fee of this moment; letting it go is a manager's. */
export function CancelPart({ reserve, onChanged }: CancelPartProps) {
  const { manager } = useStaff();
  const [open, setOpen] = useState(false);
  const [cancel_remarks, setRemarks] = useState('');
  const [waived, setWaived] = useState(false);
  const [tried, setTried] = useState(false);
  const { send, busy, text } = useAction('staffCancelReserve');
  const fee = reserve.cancellation_fee?.cancel_amount ?? 0;
  const kept = keptDeadlineOf(reserve);
  const wrong = cancel_remarks.trim() === '' ? '理由を入力してください。' : undefined;
  async function cancel() {
    setTried(true);
    if (wrong) return;
    const result = await send({ reserve_id: reserve.id, cancel_remarks, waive_flag: waived ? 1 : 0 });
    if (result?.kind !== 'ok') return;
    setOpen(false);
    showToast('予約をキャンセルしました');
    onChanged();
  }
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        キャンセルする
      </Button>
      <Dialog title="予約をキャンセルする" isOpen={open} onClose={() => setOpen(false)}>
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void cancel();
          }}
        >
          <p>
            今のキャンセル料は <YenAmount amount={waived ? 0 : fee} className="text-lead font-bold" /> です。
            {fee > 0 && !waived && (
              <span className="block text-note text-ink-soft">
                {kept && `${keptFeeReason(kept, reserve.created_at)} `}登録されたカードに請求します。
              </span>
            )}
          </p>
          {manager && fee > 0 && (
            <ChoiceCard
              type="checkbox"
              title="キャンセル料を免除する"
              checked={waived}
              onChange={(event) => setWaived(event.target.checked)}
            />
          )}
          <TextField
            label="理由"
            required
            autoComplete="off"
            maxLength={200}
            hint="お客様へのお知らせに載ります。操作記録にも残ります。"
            value={cancel_remarks}
            error={tried ? wrong : undefined}
            onChange={(event) => setRemarks(event.target.value)}
          />
          {text && (
            <Notice kind="error" live>
              {text}
            </Notice>
          )}
          <Button type="submit" kind="danger" busy={busy} busyLabel="キャンセルしています">
            予約をキャンセルする
          </Button>
        </form>
      </Dialog>
    </>
  );
}
