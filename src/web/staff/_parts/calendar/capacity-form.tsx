import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ClosureDialog } from '../closures/closure-dialog.tsx';
import type { StaffBranch } from '../frame/staff-account.ts';
import type { DayFormProps } from './mark-form.tsx';
import { RangeFields } from './range-fields.tsx';
import { useDayChange } from './use-day-change.ts';

/** Another capacity for a part of the day; the branch's own comes back with 通常の定員に戻す. */
export function CapacityForm({
  branch,
  branch_id,
  step_minutes,
  range,
  onRange,
  onChanged,
}: DayFormProps & { branch: StaffBranch }) {
  const [start_time, setStart] = useState(branch.extended_open_time.slice(0, 5));
  const [end_time, setEnd] = useState(branch.extended_close_time.slice(0, 5));
  const [capacity, setCapacity] = useState(String(branch.capacity));
  const { change, busy, problem, touching, keep, dismiss } = useDayChange('staffSetCapacity', onChanged);
  const days = {
    branch_id,
    date_from: range.from,
    date_to: range.to,
    start_time,
    end_time,
    confirmed_flag: 0 as const,
  };
  const number = capacity.trim() === '' ? Number.NaN : Number(capacity);
  const wrong = !Number.isInteger(number) || number < 0 ? '0以上の数字を入力してください。' : undefined;
  return (
    <div className="grid gap-4">
      <RangeFields range={range} onRange={onRange} />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="開始時間"
          required
          type="time"
          step={step_minutes && step_minutes * 60}
          autoComplete="off"
          value={start_time}
          onChange={(event) => setStart(event.target.value)}
        />
        <TextField
          label="終了時間"
          required
          type="time"
          step={step_minutes && step_minutes * 60}
          autoComplete="off"
          value={end_time}
          onChange={(event) => setEnd(event.target.value)}
        />
      </div>
      <TextField
        label="定員"
        required
        inputMode="numeric"
        autoComplete="off"
        unit="名"
        hint={`通常は${branch.capacity}名です。`}
        value={capacity}
        error={wrong}
        onChange={(event) => setCapacity(event.target.value)}
      />
      {problem && (
        <Notice kind="error" live>
          {problem}
        </Notice>
      )}
      <Button
        busy={busy}
        busyLabel="変更しています"
        disabled={wrong !== undefined}
        onClick={() => change({ ...days, capacity: number })}
      >
        定員を変更する
      </Button>
      <Button kind="plain" disabled={busy} onClick={() => change({ ...days, capacity: null })}>
        通常の定員に戻す
      </Button>
      <ClosureDialog
        change={touching && { kind: 'capacity', ...touching }}
        busy={busy}
        problem={problem}
        onKeep={() => void keep()}
        onClose={dismiss}
      />
    </div>
  );
}
