import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { TouchedDialog } from '../../calendar/touched-dialog.tsx';
import { agreedPriceText } from '../../repriced/agreed-price.tsx';
import { ChangedMeanwhile } from '../frame/changed-meanwhile.tsx';
import { History } from '../frame/history.tsx';
import { repricedIn, touchedBy, useEdit } from '../frame/use-edit.ts';

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
  const [date, setDate] = useState(holiday?.date ?? '');
  const [name, setName] = useState(holiday?.name ?? '');
  const { save, busy, errors, problem, conflict, failure, clear } = useEdit('headquartersSaveHoliday', () => {
    showToast('保存しました');
    onSaved();
  });
  if (conflict) return <ChangedMeanwhile conflict={conflict} table="holidays" busy={busy} onReload={onSaved} />;
  const send = (confirmed_flag: 0 | 1) =>
    save({ id: holiday?.id ?? null, version: holiday?.version ?? null, date, name, confirmed_flag });
  const touched = touchedBy(failure);
  if (touched !== null) {
    const repriced = repricedIn(failure);
    return (
      <TouchedDialog
        reserve_ids={touched}
        repriced={repriced}
        busy={busy}
        onConfirm={() => void send(1)}
        onClose={clear}
      />
    );
  }
  return (
    <Dialog
      title={holiday === null ? '祝日を追加する' : '祝日を変更する'}
      isOpen
      onClose={onClose}
      actions={
        <Button busy={busy} busyLabel="保存しています" onClick={() => void send(0)}>
          保存する
        </Button>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="日付"
          required
          type="date"
          autoComplete="off"
          value={date}
          error={errors.date}
          onChange={(event) => setDate(event.target.value)}
        />
        <TextField
          label="名前"
          required
          autoComplete="off"
          maxLength={30}
          value={name}
          error={errors.name}
          onChange={(event) => setName(event.target.value)}
        />
        {problem && Object.keys(errors).length === 0 && (
          <Notice kind="error" live>
            {problem}
          </Notice>
        )}
        <p className="text-ink-soft">この日のご利用に、日曜・祝日の加算がかかります。{agreedPriceText}</p>
        {holiday && <History table_name="holidays" record_id={holiday.id} />}
      </div>
    </Dialog>
  );
}
