import { useState } from 'react';
import { withSama } from '../../../../domain/text/called-name.ts';
import { minuteOf } from '../../../../domain/time.ts';
import { formatMinuteRange } from '../../../../domain/time-format.ts';
import { waitlistMode } from '../../../../domain/waitlist/seat-codes.ts';
import { useAction } from '../../../data/use-action.ts';
import { useContentKey } from '../../../form/content-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import type { StaffWaitlistEntry } from './waitlist-row.tsx';

type OfferByHandProps = { entry: StaffWaitlistEntry; branch_id: number; onChanged: () => void };

/** この時間を案内する: one of the starts that would fit now. */
export function OfferByHand({ entry, branch_id, onChanged }: OfferByHandProps) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [first] = entry.possible_starts;
  const offering = useAction('staffOfferSeat');
  const keyOf = useContentKey();
  if (first === undefined) return <p className="text-note text-ink-soft">いまご案内できる時間はありません</p>;
  // A chosen start that was taken while the dialog was open is dropped.
  const start = chosen !== undefined && entry.possible_starts.includes(chosen) ? chosen : first;
  const begin = () => {
    offering.clear();
    setOpen(true);
  };
  async function offer() {
    const content = { waitlist_entry_id: entry.waitlist_entry_id, branch_id, start_time: start };
    const outcome = await offering.send({ ...content, idempotency_key: keyOf(content) });
    if (outcome?.kind === 'ok') {
      setOpen(false);
      showToast(outcome.result.reserve_id === null ? 'ご案内しました' : '予約を確定しました');
      onChanged();
    } else if (outcome?.kind === 'refused') onChanged();
  }
  return (
    <>
      <Button
        kind="plain"
        size="small"
        className="w-full"
        aria-label={`この時間を案内する(${withSama(entry.customer_name)})`}
        onClick={begin}
      >
        この時間を案内する
      </Button>
      <Dialog
        title={`${withSama(entry.customer_name)}に案内する`}
        isOpen={open}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button kind="plain" onClick={() => setOpen(false)}>
              閉じる
            </Button>
            <Button busy={offering.busy} busyLabel="送信しています" onClick={() => void offer()}>
              この時間を案内する
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <StartField entry={entry} start={start} onStart={setChosen} />
          <ErrorNotice text={offering.text} />
        </div>
      </Dialog>
    </>
  );
}

type StartFieldProps = Pick<OfferByHandProps, 'entry'> & { start: string; onStart: (start: string) => void };

function StartField({ entry, start, onStart }: StartFieldProps) {
  const rangeOf = (time: string) => formatMinuteRange(minuteOf(time), minuteOf(time) + entry.minutes);
  return (
    <>
      <SelectField
        label="時間"
        unmarked
        options={entry.possible_starts.map((time) => ({ key: time, label: rangeOf(time) }))}
        value={start}
        onChange={(event) => onStart(event.target.value)}
      />
      <p className="text-note">
        {entry.mode === waitlistMode.code.reserve
          ? '空いたら自動で予約するお申し込みです。押すとすぐに予約が確定し、お知らせします。'
          : '席をお取り置きして、LINEとメールでお知らせします。お返事がなければ、期限で席が空きます。'}
      </p>
    </>
  );
}
