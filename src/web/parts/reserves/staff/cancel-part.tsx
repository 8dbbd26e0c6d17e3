import { useState } from 'react';
import { staffReserveFunctions } from '../../../../contract/functions/reserves/staff.ts';
import type { SelectStaffReserveData } from '../../../../contract/operations/generated.ts';
import { minimumFeeReason } from '../../../../domain/billing/cancelling/cancellation-text.ts';
import { quarterText } from '../../../../domain/billing/cancelling/fair-cancellation.ts';
import { cancelCause } from '../../../../domain/codes.ts';
import { formatYen, percentOf } from '../../../../domain/yen.ts';
import { useStaff } from '../../../console/staff-context.tsx';
import { ActionForm } from '../../../form/action-form.tsx';
import { Check, Choice, Field } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { YenAmount } from '../../../ui/yen.tsx';

/** Set when the fee is higher than the tier's because of an earlier change. */
function minimumDeadlineOf({ reserve_amount, cancellation_fee }: CancelPartProps['reserve']): string | null {
  if (!cancellation_fee) return null;
  const byTier = percentOf(reserve_amount, cancellation_fee.percent);
  return cancellation_fee.cancel_amount > byTier ? (cancellation_fee.kept_cancel_deadline ?? null) : null;
}

type CancelPartProps = { reserve: SelectStaffReserveData['reserves'][number]; onChanged: () => void };
type ChosenCause = 1 | 2 | 3;

const causes = (
  [
    [cancelCause.code.family, 'お電話などでキャンセルのお申し出を受けたとき'],
    [cancelCause.code.illness, 'お子さまやご家族の体調がすぐれないとき'],
    [cancelCause.code.branch, '休園など。キャンセル料はいただきません'],
  ] as const
).map(([value, note]) => ({ value, note, title: cancelCause.label(value) }));

/** On a parent's behalf or for the branch's own reasons: who caused it decides the fee and what the family reads. */
export function CancelPart({ reserve, onChanged }: CancelPartProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        キャンセルする
      </Button>
      <Dialog title="予約をキャンセルする" isOpen={open} onClose={() => setOpen(false)}>
        <CancelForm
          reserve={reserve}
          onDone={() => {
            setOpen(false);
            onChanged();
          }}
        />
      </Dialog>
    </>
  );
}

function CancelForm({ reserve, onDone }: { reserve: CancelPartProps['reserve']; onDone: () => void }) {
  const { manager } = useStaff();
  const form = useActionForm(staffReserveFunctions, 'staffCancelReserve', {
    defaults: { cancel_cause: undefined as ChosenCause | undefined, cancel_remarks: '', letGo: false },
    payload: ({ letGo, ...values }) => {
      const ask = letGo && feeOf(reserve, values.cancel_cause) > 0;
      return {
        reserve_id: reserve.id,
        ...values,
        waive_flag: ask && manager ? 1 : 0,
        ask_waiver_flag: ask && !manager ? 1 : 0,
      };
    },
    toast: '予約をキャンセルしました',
    done: onDone,
  });
  const { cancel_cause: cause, letGo } = form.values;
  const fee = feeOf(reserve, cause);
  const waits = cause === cancelCause.code.branch && !manager ? (reserve.cancellation_fee?.cancel_amount ?? 0) : 0;
  return (
    <ActionForm of={form} kind="danger" submit="予約をキャンセルする" busyLabel="キャンセルしています">
      <Choice of={form} name="cancel_cause" label="キャンセルのわけ" options={causes} />
      {cause !== undefined && <Fee reserve={reserve} cause={cause} fee={fee} letGo={letGo} />}
      {waits > 0 && (
        <Notice kind="info">
          キャンセルはすぐに行います。キャンセル料 {formatYen(waits)}
          の免除は園長が決めます。決まるまで請求はせず、お客様には「園で確認しています」とお伝えします。
        </Notice>
      )}
      {fee > 0 && (
        <Check
          of={form}
          name="letGo"
          on={true}
          off={false}
          title={manager ? 'キャンセル料を免除する' : 'キャンセル料の免除を園長に申請する'}
          note={manager ? undefined : '園長が答えるまで請求しません。お客様には「園で確認しています」とお伝えします。'}
        />
      )}
      <Field
        of={form}
        name="cancel_remarks"
        hint="お客様の予約のページに載ります(メールやLINEには載りません)。操作記録にも残ります。"
      />
    </ActionForm>
  );
}

/** What this cause costs at this moment; the server computes the same by domain feeByCause. */
function feeOf({ cancellation_fee }: CancelPartProps['reserve'], cause: ChosenCause | undefined): number {
  if (!cancellation_fee || cause === undefined || cause === cancelCause.code.branch) return 0;
  return cause === cancelCause.code.illness ? cancellation_fee.illness_amount : cancellation_fee.cancel_amount;
}

type FeeProps = { reserve: CancelPartProps['reserve']; cause: ChosenCause; fee: number; letGo: boolean };

function Fee({ reserve, cause, fee, letGo }: FeeProps) {
  const { manager } = useStaff();
  const waived = letGo && manager;
  const kept = cause === cancelCause.code.family ? minimumDeadlineOf(reserve) : null;
  return (
    <p>
      キャンセル料は <YenAmount amount={waived ? 0 : fee} className="text-lead font-bold" /> です。
      {cause === cancelCause.code.illness && reserve.cancellation_fee && (
        <span className="block text-note text-ink-soft">
          {reserve.cancellation_fee.illness_left > 0
            ? `体調不良の料金は、${quarterText(reserve.reserve_date)}にあと${reserve.cancellation_fee.illness_left}回使えます。`
            : `体調不良の料金は、${quarterText(reserve.reserve_date)}の回数に達しているため、通常の料金です。`}
        </span>
      )}
      {fee > 0 && !letGo && (
        <span className="block text-note text-ink-soft">
          {kept && `${minimumFeeReason(kept, reserve.created_at)} `}登録されたカードに請求します。
        </span>
      )}
    </p>
  );
}
