import { useState } from 'react';
import { withSan } from '../../../../domain/membership/called-name.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import { formatMonthDay } from '../../../../domain/time-format.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { TouchedDialog } from '../calendar/touched-dialog.tsx';
import { ChangedMeanwhile } from '../headquarters/frame/changed-meanwhile.tsx';
import { HoursFields } from './break-fields.tsx';
import { type RosterHours, type RosterRow, shiftText } from './roster-text.ts';
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

  return (
    <>
      <Dialog
        title={`${withSan(name)}の${formatMonthDay(date)}`}
        isOpen
        question
        onClose={onClose}
        actions={
          <>
            <Button busy={used.busy} busyLabel="保存しています" onClick={() => void save()}>
              この日のシフトを保存する
            </Button>
            <Button kind="plain" onClick={onClose}>
              やめる
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <ErrorNotice text={used.problem} />
          <ChoiceGroup legend="この日の勤務" required>
            <ChoiceCard
              type="radio"
              name="kind"
              title="いつもの週のとおり"
              note={usual ? shiftText(usual) : 'この曜日の予定はありません'}
              checked={kind === 'usual'}
              onChange={() => setKind('usual')}
            />
            <ChoiceCard
              type="radio"
              name="kind"
              title="この日だけの時間にする"
              checked={kind === 'hours'}
              onChange={() => setKind('hours')}
            />
            <ChoiceCard
              type="radio"
              name="kind"
              title="休み"
              checked={kind === 'off'}
              onChange={() => setKind('off')}
            />
          </ChoiceGroup>
          {kind === 'hours' && (
            <HoursFields hours={hours} of="この日" errors={errorsUnder(write.errors, 'hours')} onChange={setHours} />
          )}
        </div>
      </Dialog>
      <TouchedDialog reserve_ids={used.touched} busy={used.busy} onConfirm={used.confirm} onClose={used.dismiss} />
      <ChangedMeanwhile conflict={used.conflict} table="shifts" busy={used.busy} onReload={onDone} />
    </>
  );
}
