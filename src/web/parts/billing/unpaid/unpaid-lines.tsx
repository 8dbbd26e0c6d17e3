import type { SelectMypagePaymentMethodsEditData } from '../../../../contract/operations/generated.ts';
import { formatMonthDay } from '../../../../domain/time-format.ts';
import { YenAmount } from '../../../ui/yen.tsx';

type UnpaidLinesProps = {
  unpaid: Pick<SelectMypagePaymentMethodsEditData, 'unpaid_childcares' | 'unpaid_cancellations'>;
};

/** What could not be charged, one line each: of which day, and how much. */
export function UnpaidLines({ unpaid: { unpaid_childcares, unpaid_cancellations } }: UnpaidLinesProps) {
  const lines = [
    ...unpaid_childcares.map(({ id, start_datetime, total_amount, part_paid_amount }) => ({
      key: `childcare ${id}`,
      day: start_datetime,
      words: 'ご利用料金',
      amount: total_amount - part_paid_amount,
    })),
    ...unpaid_cancellations.map(({ id, reserve, cancel_amount, part_paid_amount }) => ({
      key: `cancellation ${id}`,
      day: reserve?.start_datetime,
      words: 'キャンセル料',
      amount: cancel_amount - part_paid_amount,
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className="figures mb-1.5">
      {lines.map(({ key, day, words, amount }) => (
        <li key={key} className="flex flex-wrap justify-between gap-x-4">
          {day && `${formatMonthDay(day)} `}
          {words}
          <YenAmount amount={amount} className="font-bold" />
        </li>
      ))}
    </ul>
  );
}
