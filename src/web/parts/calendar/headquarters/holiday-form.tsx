import { priceFunctions } from '../../../../contract/functions/settings/prices.ts';
import { agreedPriceText } from '../../../console/edit/agreed-price.tsx';
import { RowForm } from '../../../console/edit/row-form.tsx';
import { TouchedDialog } from '../../../console/edit/touched-dialog.tsx';
import { repricedIn, touchedBy } from '../../../console/edit/use-edit.ts';
import { Field } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';

export type HolidayRow = { id: number; version: number; date: string; name: string };
type HolidayFormProps = { row: HolidayRow | null; onClose: () => void; onSaved: () => void };

/** A day with the holiday price. */
export function HolidayForm({ row, ...ways }: HolidayFormProps) {
  const form = useActionForm(priceFunctions, 'headquartersSaveHoliday', {
    defaults: { date: row?.date ?? '', name: row?.name ?? '' },
    payload: (values) => ({ id: row?.id ?? null, version: row?.version ?? null, ...values, confirmed_flag: 0 }),
    toast: '保存しました',
    done: ways.onSaved,
  });
  const touched = touchedBy(form.failure);
  if (touched !== null) {
    return (
      <TouchedDialog
        reserve_ids={touched}
        repriced={repricedIn(form.failure)}
        busy={form.busy}
        onConfirm={() => void form.send({ confirmed_flag: 1 })}
        onClose={form.clear}
      />
    );
  }
  return (
    <RowForm
      of={form}
      title={row === null ? '祝日を追加する' : '祝日を変更する'}
      table="holidays"
      row={row}
      note={`この日のご利用に、日曜・祝日の加算がかかります。${agreedPriceText}`}
      {...ways}
    >
      <Field of={form} name="date" />
      <Field of={form} name="name" />
    </RowForm>
  );
}
