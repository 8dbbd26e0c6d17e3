import { useState } from 'react';
import { addDays, type TokyoDate } from '../../../../../domain/time.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { ChangedMeanwhile } from '../frame/changed-meanwhile.tsx';
import { useEdit } from '../frame/use-edit.ts';

type Offer = { id: number; version: number; name: string; withdrawn_date: TokyoDate | null };

/** From which day a plan or ticket is no longer sold, or that it is sold again. */
export function WithdrawDialog(props: {
  table: 'plan_types' | 'ticket_prices';
  offer: Offer;
  today: TokyoDate;
  /** Who keeps it, in words. */
  kept: string;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { table, offer, today, kept, onClose, onSaved } = props;
  const [date, setDate] = useState(offer.withdrawn_date ?? addDays(today, 1));
  const { save, busy, errors, problem, conflict } = useEdit('headquartersWithdrawOffer', () => {
    showToast('保存しました');
    onSaved();
  });
  const send = (withdrawn_date: string | null) => save({ table, id: offer.id, version: offer.version, withdrawn_date });
  if (conflict) return <ChangedMeanwhile conflict={conflict} table={table} busy={busy} onReload={onSaved} />;
  return (
    <Dialog
      title={`${offer.name}の販売を終える`}
      isOpen
      onClose={onClose}
      actions={
        <>
          {offer.withdrawn_date && (
            <Button kind="plain" disabled={busy} onClick={() => void send(null)}>
              販売を続ける
            </Button>
          )}
          <Button busy={busy} busyLabel="保存しています" onClick={() => void send(date)}>
            この日に終える
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{kept}</p>
        <TextField
          label="販売を終える日"
          hint="この日から、新しく申し込めなくなります。"
          required
          type="date"
          autoComplete="off"
          value={date}
          error={errors.withdrawn_date}
          onChange={(event) => setDate(event.target.value)}
        />
        {problem && errors.withdrawn_date === undefined && (
          <Notice kind="error" live>
            {problem}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
