import { settlingFunctions } from '../../../../../contract/functions/billing/settling.ts';
import type { SelectStaffChildcaresData } from '../../../../../contract/operations/generated.ts';
import { withSama } from '../../../../../domain/text/called-name.ts';
import { formatYen } from '../../../../../domain/yen.ts';
import { useAction } from '../../../../data/use-action.ts';
import { BareForm, FormProblem, SubmitButton } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { YenAmount } from '../../../../ui/yen.tsx';

type SettlePartProps = { childcare: SelectStaffChildcaresData['childcares'][number]; onChanged: () => void };

/** Settles now, as it stands, instead of waiting for the time to undo. */
export function SettleNow({ childcare, onChanged }: SettlePartProps) {
  const { send, busy, text } = useAction('staffSettleChildcare');
  const { id, total_amount, others_discount_amount, others_discount_reason, customer } = childcare;
  async function settle() {
    const outcome = await send({ childcare_id: id, others_discount_amount, others_discount_reason });
    if (outcome?.kind !== 'ok') return;
    showToast('精算を受け付けました');
    onChanged();
  }
  return (
    <>
      <Button
        kind="plain"
        size="row"
        busy={busy}
        busyLabel="送信中"
        onClick={() => void settle()}
        aria-label={`${withSama(customer?.name ?? '')} 今すぐ精算する(${formatYen(total_amount)})`}
      >
        精算する
      </Button>
      <ErrorNotice text={text} className="mt-2 text-left" />
    </>
  );
}

/** The same with a discount and its reason where there is one. */
export function SettlePart({ childcare, onChanged }: SettlePartProps) {
  const most = childcare.total_amount + childcare.others_discount_amount;
  const form = useActionForm(settlingFunctions, 'staffSettleChildcare', {
    defaults: {
      discounting: childcare.others_discount_amount > 0,
      others_discount_amount: String(childcare.others_discount_amount || ''),
      others_discount_reason: childcare.others_discount_reason,
    },
    payload: (values) => {
      const discount = discountOf(values);
      const others_discount_reason = discount > 0 ? values.others_discount_reason : '';
      return { childcare_id: childcare.id, others_discount_amount: discount, others_discount_reason };
    },
    check: (values) => ({
      others_discount_amount: isPossible(discountOf(values), most)
        ? undefined
        : `${formatYen(most)}までで入力してください。`,
      others_discount_reason:
        discountOf(values) > 0 && values.others_discount_reason.trim() === ''
          ? '割引の理由を入力してください。'
          : undefined,
    }),
    toast: '精算を受け付けました',
    done: onChanged,
  });
  const discount = discountOf(form.values);
  return (
    <BareForm of={form} className="grid gap-3">
      {form.values.discounting && (
        <div className="grid gap-3 md:grid-cols-[10rem_1fr]">
          <Field of={form} name="others_discount_amount" unit="円" />
          <Field of={form} name="others_discount_reason" required />
        </div>
      )}
      <FormProblem of={form} />
      <div className="flex flex-wrap items-center justify-end gap-3">
        {!form.values.discounting && (
          <Button kind="quiet" size="small" onClick={() => form.set('discounting', true)}>
            割引をつける
          </Button>
        )}
        <SubmitButton
          of={form}
          kind="plain"
          busyLabel="送信しています"
          submit={
            <span>
              今すぐ精算する(
              <YenAmount amount={isPossible(discount, most) ? most - discount : childcare.total_amount} />)
            </span>
          }
        />
      </div>
    </BareForm>
  );
}

const discountOf = (values: { discounting: boolean; others_discount_amount: string }): number =>
  values.discounting ? Number(values.others_discount_amount || 0) : 0;
const isPossible = (discount: number, most: number): boolean =>
  Number.isInteger(discount) && discount >= 0 && discount <= most;
