import { priceFunctions } from '../../../../../contract/functions/prices.ts';
import { BareForm, FormProblem } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TouchedDialog } from '../../calendar/touched-dialog.tsx';
import { agreedPriceText } from '../../repriced/agreed-price.tsx';
import { ChangedMeanwhile } from '../frame/changed-meanwhile.tsx';
import { History } from '../frame/history.tsx';
import { repricedIn, touchedBy } from '../frame/use-edit.ts';

export type HolidayRow = { id: number; version: number; date: string; name: string };

/** A day with the holiday price. */
export function HolidayForm({
  holiday,
  onClose,
  onSaved,
}: {
  holiday: HolidayRow | null;
  onClose: () => void;
  onSaved: () => void;
}) {
  const form = useActionForm(priceFunctions, 'headquartersSaveHoliday', {
    defaults: { date: holiday?.date ?? '', name: holiday?.name ?? '' },
    payload: (values) => ({
      id: holiday?.id ?? null,
      version: holiday?.version ?? null,
      ...values,
      confirmed_flag: 0,
    }),
    toast: '保存しました',
    done: onSaved,
  });
  const { conflict, busy, failure } = form;
  if (conflict) return <ChangedMeanwhile conflict={conflict} table="holidays" busy={busy} onReload={onSaved} />;
  const touched = touchedBy(failure);
  if (touched !== null) {
    const repriced = repricedIn(failure);
    return (
      <TouchedDialog
        reserve_ids={touched}
        repriced={repriced}
        busy={busy}
        onConfirm={() => void form.send({ confirmed_flag: 1 })}
        onClose={form.clear}
      />
    );
  }
  return (
    <Dialog
      title={holiday === null ? '祝日を追加する' : '祝日を変更する'}
      isOpen
      onClose={onClose}
      actions={
        <Button busy={form.busy} busyLabel="保存しています" onClick={() => form.submit()}>
          保存する
        </Button>
      }
    >
      <BareForm of={form}>
        <Field of={form} name="date" />
        <Field of={form} name="name" />
        <FormProblem of={form} />
        <p className="text-ink-soft">この日のご利用に、日曜・祝日の加算がかかります。{agreedPriceText}</p>
        {holiday && <History table_name="holidays" record_id={holiday.id} />}
      </BareForm>
    </Dialog>
  );
}
