import { formatYen } from '../../../../domain/yen.ts';
import { useStaff } from '../../../console/staff-context.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import type { ReserveFormValues } from './reserve-form-values.ts';

export type AskedReserve = { readonly id: number; readonly cancellation_fee: { cancel_amount: number } | null };

type AskedByProps = {
  edited: AskedReserve;
  values: ReserveFormValues;
  set: (change: Partial<ReserveFormValues>) => void;
};

/** Who asked for the change: the family's keeps the cancellation fee of this moment, the branch's keeps none. */
export function AskedBy({ edited, values, set }: AskedByProps) {
  const { manager } = useStaff();
  const answered = manager ? '' : '園長が決めるまで、確認中としてお客様にお伝えします。';
  const fee = edited.cancellation_fee?.cancel_amount ?? 0;
  return (
    <ChoiceGroup legend="どちらからの変更ですか" required columns={2} hint="操作記録に残ります。">
      <ChoiceCard
        type="radio"
        name="asked_by_branch"
        title="ご家庭のご希望"
        note={
          fee > 0
            ? `いまのキャンセル料 ${formatYen(fee)}を引き継ぎます。今日に移すと当日の追加料金が加わります。`
            : '今日に移すと当日の追加料金が加わります。'
        }
        checked={!values.asked_by_branch}
        onChange={() => set({ asked_by_branch: false })}
      />
      <ChoiceCard
        type="radio"
        name="asked_by_branch"
        title="園からのお願い"
        note={
          fee > 0
            ? `キャンセル料 ${formatYen(fee)}は引き継がず、当日の追加料金も加えません。${answered}`
            : `当日の追加料金を加えません。${answered}`
        }
        checked={values.asked_by_branch}
        onChange={() => set({ asked_by_branch: true })}
      />
    </ChoiceGroup>
  );
}
