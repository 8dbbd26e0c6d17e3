import { useState } from 'react';
import { withSan } from '../../../../../domain/text/called-name.ts';
import type { TokyoDate } from '../../../../../domain/time.ts';
import { formatMonthDay } from '../../../../../domain/time-format.ts';
import { ChoiceCard, ChoiceGroup } from '../../../../ui/choice-card.tsx';
import { HoursFields } from './break-fields.tsx';
import { type RosterHours, type RosterRow, shiftText } from './roster-text.ts';
import { ShiftFrame } from './shift-frame.tsx';
import { errorsUnder, useShiftChange } from './use-shift-change.ts';

type ShiftDialogProps = {
  branch: { readonly id: number; readonly open_time: string; readonly close_time: string };
  person: RosterRow;
  date: TokyoDate;
  onDone: () => void;
  onClose: () => void;
};
type Kind = 'usual' | 'hours' | 'off';

/** One day of one person: as every week, other hours, or off. */
export function ShiftDialog({ branch, person, date, onDone, onClose }: ShiftDialogProps) {
  const { account_id, name, shift, usual, planned } = person;
  const [kind, setKind] = useState<Kind>(() => {
    if (shift) return shift.off_flag ? 'off' : 'hours';
    return usual ? 'usual' : 'hours';
  });
  const [hours, setHours] = useState<RosterHours>(
    planned ?? usual ?? { start_time: branch.open_time, end_time: branch.close_time, breaks: [] },
  );
  const write = useShiftChange('staffSaveShift', onDone);
  const remove = useShiftChange('staffRemoveShift', onDone);
  const used = kind === 'usual' ? remove : write;

  async function save() {
    if (kind !== 'usual') {
      const version = shift?.version ?? null;
      return write.save({ branch_id: branch.id, account_id, date, version, hours: kind === 'off' ? null : hours });
    }
    if (shift === null) return onClose();
    return remove.save({ branch_id: branch.id, shift_id: shift.shift_id, version: shift.version });
  }

  const kinds = [
    { value: 'usual', title: 'いつもの週のとおり', note: usual ? shiftText(usual) : 'この曜日の予定はありません' },
    { value: 'hours', title: 'この日だけの時間にする' },
    { value: 'off', title: '休み' },
  ] as const;
  return (
    <ShiftFrame
      title={`${withSan(name)}の${formatMonthDay(date)}`}
      submit="この日のシフトを保存する"
      table="shifts"
      change={used}
      onSave={save}
      {...{ onDone, onClose }}
    >
      <ChoiceGroup legend="この日の勤務" required>
        {kinds.map(({ value, ...card }) => (
          <ChoiceCard
            key={value}
            {...card}
            type="radio"
            name="kind"
            checked={kind === value}
            onChange={() => setKind(value)}
          />
        ))}
      </ChoiceGroup>
      {kind === 'hours' && (
        <HoursFields hours={hours} of="この日" errors={errorsUnder(write.errors, 'hours')} onChange={setHours} />
      )}
    </ShiftFrame>
  );
}
