import { useState } from 'react';
import { type ReservableStatus, reservableStatuses } from '../../../../domain/codes.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { MarkShape } from '../../../ui/mark.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ClosureDialog } from '../closures/closure-dialog.tsx';
import type { DayRange } from './day-panel.tsx';
import { markText } from './mark-text.ts';
import type { MonthDay } from './month.ts';
import { RangeFields } from './range-fields.tsx';
import { useDayChange } from './use-day-change.ts';

export type DayFormProps = {
  branch_id: number;
  step_minutes: number | undefined;
  range: DayRange;
  onRange: (range: DayRange) => void;
  onChanged: () => void;
};

export function MarkForm({ day, branch_id, range, onRange, onChanged }: DayFormProps & { day: MonthDay | undefined }) {
  const [status, setStatus] = useState<ReservableStatus>(day?.mark ?? '○');
  const [remarks, setRemarks] = useState(day?.remarks ?? '');
  const { change, busy, problem, touching, keep, dismiss } = useDayChange('staffSetReservable', onChanged);
  return (
    <div className="grid gap-4">
      <RangeFields range={range} onRange={onRange} />
      <ChoiceGroup legend="受付状態" required>
        {reservableStatuses.map((mark) => (
          <ChoiceCard
            key={mark}
            type="radio"
            name="status"
            title={
              <span className="inline-flex items-center gap-2">
                <MarkShape mark={mark} className="size-5" />
                {markText[mark]}
              </span>
            }
            checked={status === mark}
            onChange={() => setStatus(mark)}
          />
        ))}
      </ChoiceGroup>
      <TextField
        label="備考"
        hint="お客様のカレンダーに表示されます。"
        maxLength={200}
        autoComplete="off"
        value={remarks}
        onChange={(event) => setRemarks(event.target.value)}
      />
      {problem && (
        <Notice kind="error" live>
          {problem}
        </Notice>
      )}
      <Button
        busy={busy}
        busyLabel="変更しています"
        onClick={() =>
          change({ branch_id, date_from: range.from, date_to: range.to, status, remarks, confirmed_flag: 0 })
        }
      >
        受付状態を変更する
      </Button>
      <ClosureDialog
        change={touching && { kind: 'mark', ...touching }}
        busy={busy}
        problem={problem}
        onKeep={() => void keep()}
        onClose={dismiss}
      />
    </div>
  );
}
